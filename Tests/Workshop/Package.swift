// swift-tools-version: 6.2
import PackageDescription

// Tools for people who work on viperlint; nobody who installs it builds them. `./run` finds the toolchain's own
// SwiftSyntax and hands its folder in through the environment. Sources/SwiftReader and its like are links to the floors
// of the house.

let host = Context.environment["SWIFT_HOST_LIBRARIES"] ?? "."
let syntax: (compile: [SwiftSetting], link: [LinkerSetting]) = (
  [.unsafeFlags(["-I", host])],
  [.unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host])]
)
let reader: [Target.Dependency] = ["SourceText", "SwiftFacts", "SwiftTokens", "SwiftReader"]

let package = Package(
  name: "workshop",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "SourceText"),
    .target(name: "SwiftFacts", dependencies: ["SourceText"]),
    .target(name: "SwiftTokens", dependencies: ["SourceText", "SwiftFacts"]),
    .target(name: "SwiftReader", dependencies: ["SourceText", "SwiftFacts", "SwiftTokens"]),
    .executableTarget(
      name: "Oracle", dependencies: reader, swiftSettings: syntax.compile, linkerSettings: syntax.link),
    .executableTarget(name: "Rewrite", swiftSettings: syntax.compile, linkerSettings: syntax.link),
    .executableTarget(
      name: "Bench", dependencies: reader, swiftSettings: syntax.compile, linkerSettings: syntax.link),
  ],
  swiftLanguageModes: [.v6]
)
