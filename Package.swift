// swift-tools-version: 6.2
import PackageDescription

// The house of viperlint, from the ground floor up. A floor sees only the floors that it names here;
// `.ci/run` builds with `--explicit-target-dependency-import-check error`, so the table is the law.
// There are no package dependencies, and there never will be.

let floors: [(name: String, sees: [Target.Dependency])] = [
  ("SourceText", []),
  ("Parallel", []),
  ("SwiftFacts", ["SourceText"]),
  ("PlainYAML", ["SourceText"]),
  ("PlainJSON", ["SourceText"]),
  ("LintRules", ["SourceText", "PlainYAML"]),
  ("SwiftReader", ["SourceText", "SwiftFacts"]),
  ("ProjectModel", ["SourceText", "Parallel", "SwiftFacts", "LintRules"]),
  ("RuleEngine", ["SourceText", "Parallel", "SwiftFacts", "LintRules", "ProjectModel"]),
  ("Linter", ["SourceText", "SwiftFacts", "LintRules", "ProjectModel", "RuleEngine"]),
  ("Workspace", ["SourceText", "Parallel", "PlainYAML", "PlainJSON", "SwiftFacts", "SwiftReader", "LintRules", "Linter"]),
  ("LintReports", ["SourceText", "PlainJSON", "LintRules", "Linter"]),
]

let frontDoor: [Target.Dependency] = [
  "SourceText", "SwiftFacts", "PlainYAML", "PlainJSON", "LintRules", "SwiftReader", "Linter", "Workspace", "LintReports",
]

let package = Package(
  name: "viperlint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "viperlint", targets: ["viperlint"])],
  targets: floors.map { .target(name: $0.name, dependencies: $0.sees) }
    + [.executableTarget(name: "viperlint", dependencies: frontDoor)],
  swiftLanguageModes: [.v6]
)
