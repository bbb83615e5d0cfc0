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
  ("PlainXML", ["SourceText"]),
  ("InterfaceFacts", ["SourceText"]),
  ("InterfaceReader", ["SourceText", "PlainXML", "InterfaceFacts"]),
  ("LintRules", ["SourceText", "Parallel", "PlainYAML"]),
  ("SwiftTokens", ["SourceText", "SwiftFacts"]),
  ("SwiftReader", ["SourceText", "SwiftFacts", "SwiftTokens"]),
  ("SymbolGraph", ["SourceText", "Parallel", "SwiftFacts", "InterfaceFacts", "LintRules"]),
  ("TypeInference", ["SourceText", "SwiftFacts", "InterfaceFacts", "SymbolGraph"]),
  ("References", ["SourceText", "Parallel", "SwiftFacts", "LintRules", "SymbolGraph", "TypeInference"]),
  (
    "Roles",
    [
      "SourceText", "Parallel", "SwiftFacts", "InterfaceFacts", "LintRules", "SymbolGraph", "TypeInference",
      "References",
    ]
  ),
  ("Modules", ["Parallel", "SwiftFacts", "LintRules", "SymbolGraph", "References", "Roles"]),
  (
    "Architecture",
    [
      "SourceText", "Parallel", "SwiftFacts", "InterfaceFacts", "LintRules", "SymbolGraph", "TypeInference",
      "References", "Roles", "Modules",
    ]
  ),
  (
    "RuleEngine",
    [
      "SourceText", "Parallel", "SwiftFacts", "InterfaceFacts", "LintRules", "SymbolGraph", "TypeInference",
      "References", "Roles", "Modules", "Architecture",
    ]
  ),
  (
    "Linter",
    [
      "SourceText", "Parallel", "SwiftFacts", "InterfaceFacts", "LintRules", "SymbolGraph", "TypeInference",
      "References", "Roles", "Modules", "Architecture", "RuleEngine",
    ]
  ),
  (
    "Workspace",
    [
      "SourceText", "Parallel", "PlainYAML", "PlainJSON", "SwiftFacts", "SwiftReader", "InterfaceFacts",
      "InterfaceReader", "LintRules", "Linter",
    ]
  ),
  ("LintReports", ["SourceText", "PlainJSON", "SwiftFacts", "LintRules", "Linter"]),
  ("LanguageServer", ["SourceText", "PlainJSON", "Linter"]),
]

let frontDoor: [Target.Dependency] = [
  "SourceText", "Parallel", "SwiftFacts", "InterfaceFacts", "PlainYAML", "PlainJSON", "LintRules", "SwiftReader",
  "InterfaceReader",
  "Linter", "Workspace", "LintReports", "LanguageServer",
]

/// What each test target sees, beside Swift Testing.
let tests: [(name: String, sees: [Target.Dependency])] = [
  ("SourceTextTests", ["SourceText"]),
  ("PlainYAMLTests", ["Expectations", "PlainYAML", "SourceText"]),
  ("PlainJSONTests", ["PlainJSON", "SourceText"]),
  ("PlainXMLTests", ["Expectations", "PlainXML", "SourceText"]),
  ("InterfaceReaderTests", ["InterfaceReader", "InterfaceFacts", "SourceText"]),
  ("LintRulesTests", ["Expectations", "LintRules", "PlainYAML", "PlainJSON", "SourceText"]),
  ("SwiftFactsTests", ["Expectations", "SwiftFacts", "SwiftReader", "SourceText"]),
  ("SwiftTokensTests", ["SwiftTokens", "SwiftFacts"]),
  ("SwiftReaderTests", ["Expectations", "SwiftReader", "SwiftTokens", "SwiftFacts", "SourceText"]),
  ("SymbolGraphTests", ["SymbolGraph"]),
  ("ReferencesTests", ["References"]),
  ("RolesTests", ["Roles"]),
  (
    "ArchitectureTests",
    [
      "Expectations", "Architecture", "Roles", "Modules", "SymbolGraph", "TypeInference", "References", "SwiftReader",
      "LintRules",
    ]
  ),
  (
    "LinterTests",
    ["Expectations", "Linter", "LintReports", "LintRules", "SourceText", "SwiftFacts", "SwiftReader"]
  ),
  ("RuleTests", ["Expectations", "LintRules", "Linter"]),
  ("FixtureTests", ["Expectations", "LintRules", "Linter", "Parallel", "SwiftReader"]),
  ("ReportTests", ["Expectations", "LintReports", "Linter", "LintRules", "PlainJSON", "SourceText"]),
  ("WorkspaceTests", ["Workspace", "Linter", "LintRules", "SourceText", "SwiftFacts"]),
  ("LanguageServerTests", ["LanguageServer", "PlainJSON", "Linter", "SourceText"]),
  ("HouseTests", ["Expectations", "SwiftFacts", "SwiftReader", "LintRules", "Linter", "LintReports", "SourceText"]),
  ("CommandTests", ["Expectations", "viperlint", "PlainJSON", "PlainYAML", "Parallel", "LanguageServer"]),
]

/// SwiftPM builds what a plugin of the root package runs a second time, for the host, even if nobody uses the plugin. Who
/// builds everything here and uses none goes without them: our own tests (they set the variable) and pre-commit, which
/// builds all targets of a clone in a folder of its own.
let hasPlugins =
  Context.environment["VIPERLINT_PLUGINS"] != "no" && !Context.packageDirectory.contains("/pre-commit/")

let plugins: [(name: String, folder: String, capability: Target.PluginCapability)] = [
  ("ViperlintBuildTool", "BuildTool", .buildTool()),
  (
    "ViperlintCommand", "Command",
    .command(intent: .custom(verb: "viperlint", description: "Check the boundaries of VIPER in this package"))
  ),
].filter { _ in hasPlugins }

/// Another package has this one by its address or from a registry. SwiftPM then refuses `unsafeFlags`.
let isDependency = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
/// `VIPERLINT_DEBUG=yes` is for a debugger.
let isOptimised = Context.environment["VIPERLINT_DEBUG"] != "yes" && !isDependency

/// The tests lint thousands of small projects, for which a plain debug build takes four times as long. What connects,
/// prints or answers editors runs seldom, and the optimiser would cost more time there than it saves.
let optimised: [SwiftSetting] =
  isOptimised ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []
let unoptimised: Set = ["PlainJSON", "Workspace", "LintReports", "LanguageServer"]

let package = Package(
  name: "viperlint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "viperlint", targets: ["viperlint"])]
    + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: floors.map {
    // The page is written into the program as text, like the rules.
    .target(
      name: $0.name, dependencies: $0.sees, exclude: $0.name == "LintReports" ? ["Page"] : [],
      swiftSettings: unoptimised.contains($0.name) ? [] : optimised)
  }
    + [
      .executableTarget(name: "viperlint", dependencies: frontDoor, exclude: ["Documentation.docc"]),
      .target(
        name: "Expectations", dependencies: ["InterfaceReader", "LintRules", "Linter", "SwiftReader"],
        path: "Tests/Expectations"),
    ]
    + tests.map {
      .testTarget(name: $0.name, dependencies: $0.sees, exclude: $0.name == "ReportTests" ? ["Golden"] : [])
    }
    + plugins.map {
      .plugin(
        name: $0.name, capability: $0.capability, dependencies: ["viperlint"], path: "Sources/Plugins/\($0.folder)")
    },
  swiftLanguageModes: [.v6]
)
