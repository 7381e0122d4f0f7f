// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "casement",
  products: [
    .library(name: "casement", type: .static, targets: ["ABI"]),
    .library(name: "Casement", targets: ["Casement"]),
    .executable(name: "casement-tool", targets: ["Tool"]),
    .library(name: "casement-replay", type: .static, targets: ["ReplayEntry"]),
    .library(name: "casement-documents", type: .static, targets: ["DocumentsABI"]),
  ],
  targets: [
    .systemLibrary(name: "CLibrary"),
    .systemLibrary(name: "CCasement", path: "include"),
    .target(name: "Memory", dependencies: ["CLibrary"], swiftSettings: strict),
    .target(name: "Status", dependencies: ["Memory"], swiftSettings: strict),
    .target(name: "Notation", dependencies: ["Memory", "CLibrary"], swiftSettings: strict),
    .target(name: "Solver", dependencies: ["Status", "Memory", "CLibrary"], swiftSettings: strict),
    .target(
      name: "Layout", dependencies: ["Solver", "Notation", "Status", "Memory", "CLibrary"], swiftSettings: strict),
    .target(
      name: "Screen", dependencies: ["Layout", "Solver", "Notation", "Status", "Memory", "CLibrary"],
      swiftSettings: strict),
    .target(
      name: "ABI",
      dependencies: ["Screen", "Layout", "Solver", "Notation", "Status", "Memory", "CCasement", "CLibrary"],
      swiftSettings: strict),
    .target(name: "Casement", dependencies: ["ABI", "CCasement"], path: "bindings/swift/Casement"),
    .systemLibrary(name: "CFFI", providers: [.apt(["libffi-dev"]), .brew(["libffi"])]),
    .target(name: "CDescription"),
    .target(
      name: "Replay", dependencies: ["Documents", "CDescription", "CFFI", "CCasement"], swiftSettings: strict),
    .target(
      name: "ReplayEntry", dependencies: ["Replay", "ABI"], path: "Fuzz/Replay", swiftSettings: strict),
    .target(name: "Pictures", dependencies: ["CCasement"], swiftSettings: strict),
    .target(name: "Documents", dependencies: ["Pictures", "CCasement"], swiftSettings: strict),
    .systemLibrary(name: "CExpat"),
    .target(
      name: "Storyboards", dependencies: ["Documents", "CExpat", "CCasement"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary(":libexpat.a", .when(platforms: [.linux])), .linkedLibrary("m")]),
    .target(
      name: "Checks", dependencies: ["Storyboards", "Documents", "Pictures", "CCasement"], swiftSettings: strict),
    .systemLibrary(name: "CCasementDocuments", path: "include/documents"),
    .target(
      name: "DocumentsABI", dependencies: ["Storyboards", "Documents", "Pictures", "CCasement", "CCasementDocuments"],
      swiftSettings: strict),
    .systemLibrary(name: "CRecord"),
    .executableTarget(
      name: "Tool", dependencies: ["Checks", "Documents", "Pictures", "Storyboards", "Replay", "CRecord"] + library,
      swiftSettings: strict),
    .target(name: "Support", dependencies: ["Memory"], path: "Tests/Support", swiftSettings: strict),
    .testTarget(name: "MemoryTests", dependencies: ["Memory", "Support"]),
    .testTarget(name: "NotationTests", dependencies: ["Notation"]),
    .testTarget(name: "SolverTests", dependencies: ["Solver", "Status", "Memory", "Support"]),
    .testTarget(
      name: "ScreenTests", dependencies: ["Screen", "Layout", "Solver", "Notation", "Status", "Memory", "Support"]),
    .testTarget(name: "ReplayTests", dependencies: ["Replay", "ABI"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Support", "ABI"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "Pictures", "ABI"]),
    .testTarget(name: "StoryboardsTests", dependencies: ["Storyboards", "Documents", "ABI"]),
    .testTarget(name: "CasementTests", dependencies: ["Casement"]),
    .testTarget(name: "LayoutTests", dependencies: ["Layout", "Solver", "Notation", "Status", "Memory", "Support"]),
  ],
  swiftLanguageModes: [.v6]
)

/// What the tool takes the functions of the header from. scripts/build/tool links the library as it ships; other builds
/// link the one of the same sources beside it.
var library: [Target.Dependency] {
  Context.environment["CASEMENT_LINKED"] == nil ? ["ABI"] : []
}

var strict: [SwiftSetting] {
  [.enableUpcomingFeature("ExistentialAny")]
}
