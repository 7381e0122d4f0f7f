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
    .systemLibrary(name: "CLibrary", path: "Sources/Core/CLibrary"),
    .systemLibrary(name: "CCasement", path: "include"),
    .target(name: "Memory", dependencies: ["CLibrary"], path: "Sources/Core/Memory", swiftSettings: strict),
    .target(name: "Status", dependencies: ["Memory"], path: "Sources/Core/Status", swiftSettings: strict),
    .target(
      name: "Boxes", dependencies: ["Status", "Memory", "CLibrary"], path: "Sources/Core/Boxes", swiftSettings: strict),
    .target(
      name: "Notation", dependencies: ["Memory", "CLibrary"], path: "Sources/Core/Notation", swiftSettings: strict),
    .target(
      name: "Solver", dependencies: ["Status", "Memory", "CLibrary"], path: "Sources/Core/Solver",
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "Layout", dependencies: ["Solver", "Boxes", "Notation", "Status", "Memory", "CLibrary"],
      path: "Sources/Core/Layout",
      swiftSettings: strict),
    .target(
      name: "Screen", dependencies: ["Layout", "Solver", "Notation", "Status", "Memory", "CLibrary"],
      path: "Sources/Core/Screen",
      swiftSettings: strict),
    .target(
      name: "ABI",
      dependencies: ["Screen", "Layout", "Solver", "Boxes", "Notation", "Status", "Memory", "CCasement", "CLibrary"],
      path: "Sources/Core/ABI",
      swiftSettings: strict),
    .target(name: "Casement", dependencies: ["ABI", "CCasement"], path: "bindings/swift/Casement"),
    .systemLibrary(name: "CFFI", path: "Sources/Recording/CFFI", providers: [.apt(["libffi-dev"]), .brew(["libffi"])]),
    .target(name: "CDescription", path: "Sources/Recording/CDescription"),
    .target(
      name: "Replay", dependencies: ["Documents", "CDescription", "CFFI", "CCasement"],
      path: "Sources/Recording/Replay", swiftSettings: strict),
    .target(
      name: "ReplayEntry", dependencies: ["Replay", "ABI"], path: "Fuzz/Replay", swiftSettings: strict),
    .target(name: "Pictures", dependencies: ["CCasement"], path: "Sources/Documents/Pictures", swiftSettings: strict),
    .target(
      name: "Documents", dependencies: ["Pictures", "CCasement"], path: "Sources/Documents/Documents",
      swiftSettings: strict),
    .systemLibrary(name: "CExpat", path: "Sources/Documents/CExpat"),
    .target(
      name: "Storyboards", dependencies: ["Documents", "Pictures", "CExpat", "CCasement"],
      path: "Sources/Documents/Storyboards",
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary(":libexpat.a", .when(platforms: [.linux])), .linkedLibrary("m")]),
    .target(
      name: "Checks", dependencies: ["Storyboards", "Documents", "Pictures", "CCasement"], path: "Sources/Tool/Checks",
      swiftSettings: strict),
    .target(name: "Logs", dependencies: ["Documents", "CCasement"], path: "Sources/Tool/Logs", swiftSettings: strict),
    .systemLibrary(name: "CCasementDocuments", path: "include/documents"),
    .target(
      name: "DocumentsABI", dependencies: ["Storyboards", "Documents", "Pictures", "CCasement", "CCasementDocuments"],
      path: "Sources/Documents/DocumentsABI",
      swiftSettings: strict),
    .systemLibrary(name: "CRecord", path: "Sources/Recording/CRecord"),
    .executableTarget(
      name: "Tool",
      dependencies: ["Checks", "Logs", "Documents", "Pictures", "Storyboards", "Replay", "CRecord"] + library,
      path: "Sources/Tool/Tool",
      swiftSettings: strict),
    .executableTarget(
      name: "BoxesCheck", dependencies: ["Boxes", "Memory", "Status"], path: "Tests/BoxesCheck", swiftSettings: strict),
    .executableTarget(
      name: "BoxesCost", dependencies: ["Boxes", "Memory", "Status"], path: "Tests/BoxesCost",
      swiftSettings: strict),
    .testTarget(name: "BoxesTests", dependencies: ["Boxes", "Memory", "Status", "Support"]),
    .target(name: "Support", dependencies: ["Memory", "Status"], path: "Tests/Support", swiftSettings: strict),
    .testTarget(name: "MemoryTests", dependencies: ["Memory", "Support"]),
    .testTarget(name: "NotationTests", dependencies: ["Notation"]),
    .testTarget(name: "SolverTests", dependencies: ["Solver", "Status", "Memory", "Support"]),
    .testTarget(
      name: "ScreenTests", dependencies: ["Screen", "Layout", "Solver", "Notation", "Status", "Memory", "Support"]),
    .testTarget(name: "ReplayTests", dependencies: ["Replay", "ABI"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Support", "ABI"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "Pictures", "ABI"]),
    .testTarget(name: "StoryboardsTests", dependencies: ["Storyboards", "Documents", "Pictures", "ABI"]),
    .testTarget(name: "CasementTests", dependencies: ["Casement", "CCasement"]),
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
