// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "casement",
  products: [
    .library(name: "casement", type: .static, targets: ["ABI"])
  ],
  targets: [
    .systemLibrary(name: "CLibrary"),
    .systemLibrary(name: "CCasement", path: "include"),
    .target(name: "Memory", dependencies: ["CLibrary"], swiftSettings: strict),
    .target(name: "Notation", dependencies: ["CLibrary"], swiftSettings: strict),
    .target(name: "Solver", dependencies: ["Memory", "CLibrary"], swiftSettings: strict),
    .target(name: "Layout", dependencies: ["Solver", "Notation", "Memory", "CLibrary"], swiftSettings: strict),
    .target(
      name: "ABI", dependencies: ["Layout", "Solver", "Notation", "Memory", "CCasement", "CLibrary"],
      swiftSettings: strict),
    .testTarget(name: "MemoryTests", dependencies: ["Memory"]),
    .testTarget(name: "NotationTests", dependencies: ["Notation"]),
    .testTarget(name: "SolverTests", dependencies: ["Solver", "Memory"]),
    .testTarget(name: "LayoutTests", dependencies: ["Layout", "Solver", "Notation", "Memory"]),
  ],
  swiftLanguageModes: [.v6]
)

var strict: [SwiftSetting] {
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault")]
}
