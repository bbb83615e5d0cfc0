import Foundation
import Testing

/// What a `.viperlint.yml` says and what comes of it, key by key, as somebody sees it who writes one.
@Suite struct ConfigurationTests {
  private static func module(_ name: String) -> String {
    """
    import UIKit
    final class \(name)ViewController: UIViewController {
      var presenter: \(name)Presenter!
      func tap() { presenter.interactor.logIn() }
    }
    final class \(name)Presenter { var interactor: \(name)Interactor!; var router: \(name)Router! }
    final class \(name)Interactor { func logIn() {} }
    final class \(name)Router {}
    """
  }

  /// One finding in `App/Login/Login.swift`, one in `App/Legacy/Old.swift`.
  private func project(_ configuration: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module("Login"), to: "App/Login/Login.swift")
    try sandbox.write(Self.module("Old"), to: "App/Legacy/Old.swift")
    try sandbox.write(configuration, to: ".viperlint.yml")
    return sandbox
  }

  private func run(_ sandbox: borrowing Sandbox, in folder: String, _ arguments: String...) throws -> Sandbox.Outcome {
    try Sandbox.run(
      Sandbox.executable, arguments, in: folder.isEmpty ? sandbox.folder : sandbox.folder.appendingPathComponent(folder)
    )
  }

  /// `line:column: severity: message` of each problem of the configuration.
  private func problems(_ configuration: String) throws -> (status: Int32, said: [String]) {
    let outcome = try project(configuration).viperlint("check", "--format", "json")
    let said = try outcome.list("problems").map { problem in
      "\(problem["line"] ?? 0):\(problem["column"] ?? 0): \(problem["severity"] ?? ""): \(problem["message"] ?? "")"
    }
    return (outcome.status, said)
  }

  @Test(arguments: [
    ("preset: vipre", "1:9: error: there is no preset \"vipre\"; did you mean \"viper\"?"),
    ("preset: [viper]", "1:9: error: a preset, in lower case with hyphens, is expected, and a list is there"),
    (
      "preset: viper\npreset: vip",
      "2:1: error: the key \"preset\" stands twice, first in line 1; leave one of them out"
    ),
    ("extends: nope.yml", "1:10: error: nope.yml: No such file or directory"),
    ("extends: .viperlint.yml", "1:10: error: a configuration extends itself: .viperlint.yml → .viperlint.yml"),
    ("extends: App", "1:10: error: App: it is a directory"),
    ("sources: []", "1:10: error: the list is empty"),
    ("sources: [App, Nope/*]", "1:16: error: `sources:` names `Nope/*`, which is not there"),
    ("sources: Nope", "1:10: error: `sources:` names `Nope`, which is not there"),
    ("sources:\n  - App\n  - Nope", "3:5: error: `sources:` names `Nope`, which is not there"),
    ("exclude: [\"App\\\\x\"]", "1:11: error: paths are written with forward slashes"),
    ("baseline: [a]", "1:11: error: a path is expected, and a list is there"),
    ("baseline: known.json", "0:0: error: there is no such file; `viperlint baseline write` makes it"),
    ("baseline: App", "0:0: error: it is a folder; a baseline is a file"),
    (
      "rules: { view-uses-interactor: of }",
      "1:32: error: one of error, warning, off is expected, and \"of\" is there; did you mean \"off\"?"
    ),
    ("rules: { view-uses-interactor: {} }", "1:32: error: the setting says nothing"),
    (
      "rules: { view-uses-interacter: off }",
      "1:10: error: there is no rule \"view-uses-interacter\"; did you mean \"view-uses-interactor\"?"
    ),
    (
      "rules: { view-uses-interactor: { allow: [{ path: App }] } }",
      "1:42: error: an exception needs the key \"because\"; say why it is permitted"
    ),
    (
      "rules: { view-uses-interactor: { allow: [{ path: App, because: \"\" }] } }",
      "1:64: error: a text is expected, and nothing is there"
    ),
    (
      "rules: { view-uses-interactor: { allow: [{ because: all }] } }",
      "1:42: error: this exception allows everything; say for which code, type or file it is"
    ),
    (
      "rules: { view-uses-interactor: { allow: [{ path: Nope, because: gone }] } }",
      "1:42: warning: this exception allows nothing (because: gone); delete it"
    ),
    (
      "rules: { view-uses-interactor: { paths: [Nope] } }",
      "1:10: warning: rule `view-uses-interactor` found nothing to check: no Swift file is at its `paths`"
    ),
    (
      "roles: { presenter: { suffix: [X] } }",
      "1:23: error: the setting of a role has no key \"suffix\"; did you mean \"suffixes\"?"
    ),
    (
      "roles: { presenter: { suffixes: [a b] } }",
      "1:34: error: a suffix is the end of a name, without blanks and signs"
    ),
    ("roles: { Presenter: { suffixes: [X] } }", "1:10: error: a role is named in lower case with hyphens"),
    (
      "roles: { presentr: { suffixes: [X] } }",
      "1:10: warning: \"presentr\" is a new role, and no rule uses it; did you mean \"presenter\"?"
    ),
    (
      "ui-targets: { remove: [Lotti] }",
      "1:13: error: the vocabulary \"ui-targets\" has no entry \"Lotti\" to remove; did you mean \"Lottie\"?"
    ),
    (
      "vocabularies: { screen-navigatoin: { add: [{ call: \"go(to:)\" }] } }",
      "1:17: warning: \"screen-navigatoin\" is a new vocabulary, and no rule uses it; "
        + "did you mean \"screen-navigation\"?"
    ),
    (
      "vocabularies: { screen-navigation: { add: [{ call: \"go(to:\" }] } }",
      "1:52: error: \"go(to:\" is no full name; write it like present(_:animated:), or without parentheses"
    ),
    ("custom-rules: [nope.yml]", "1:16: error: nope.yml: No such file or directory"),
    (
      "custom-rules: [{ id: mine, summary: S. }]", "1:22: error: the rule \"mine\" needs the key \"constraint\""
    ),
    (
      "custom-rules: [{ id: view-uses-interactor, summary: S., constraint: { acyclic: { of: file } } }]",
      "1:22: error: there is a built-in rule \"view-uses-interactor\" already; give yours another id"
    ),
    ("max-file-size: 0", "1:16: error: a size in MB from 1 to 1024 is expected, and \"0\" is there"),
    ("minimum-resolved: 101", "1:19: error: a percentage from 0 to 100 is expected, and \"101\" is there"),
    ("minimum-version: 1", "1:18: error: a version such as 0.3.0 is expected, and \"1\" is there"),
    ("minimum-version: 99.0", "1:18: error: this project needs viperlint 99.0.0 or later, and this is 0.1.0"),
    ("excldue: []", "1:1: error: a configuration has no key \"excldue\"; did you mean \"exclude\"?"),
    ("- preset", "1:1: error: a configuration is expected, and a list is there"),
    ("preset: viper\n---\npreset: vip", "2:1: error: a second document starts here; write one document in each file"),
  ])
  func whatIsWrongIsSaidWithItsPlace(_ configuration: String, _ expected: String) throws {
    let (status, said) = try problems(configuration + "\n")
    #expect(said == [expected])
    // A warning stops nobody.
    #expect((status == 2) == expected.contains(" error: "))
  }

  @Test(arguments: [
    "", "# nothing\n", "preset: viper", "extends: []", "sources: App", "sources: [\"A*\", App/Login]", "exclude: []",
    "exclude: [Nothing, \"**/Generated/**\"]", "rules: { view-uses-interactor: { severity: error, paths: [App] } }",
    "roles: { usecase: { suffixes: [\"*UseCase\"] } }", "ui-targets: { add: [DesignSystem], remove: [Lottie] }",
    "vocabularies: { screen-navigation: { add: [{ call: \"go(to:)\", on: [AppNavigator] }] } }", "custom-rules: []",
    "minimum-resolved: 85", "minimum-resolved: 12.5", "minimum-version: 0.1", "minimum-version: 0.1.0",
    "max-file-size: 16", "max-file-size: 1.5",
  ])
  func whatIsRightIsTaken(_ configuration: String) throws {
    let (status, said) = try problems(configuration)
    #expect(said == [] && status == 1)
  }

  /// Editors underline it, and some want to know where that ends.
  @Test func aMistakeOnSeveralLinesEndsOnTheLast() throws {
    let outcome = try project("exclude: []\nrules:\n  - a\n  - bc\n").viperlint("check", "--format", "sarif")
    let runs = try outcome.list("runs")
    let invocation = try #require((runs.first?["invocations"] as? [[String: Any]])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let location = try #require((notes.first?["locations"] as? [[String: Any]])?.first)
    let region = (location["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
    #expect(region == ["startLine": 3, "startColumn": 3, "endLine": 4, "endColumn": 7])
  }

  /// Nothing of it is in force, and nothing else would say so.
  @Test(arguments: ["viperlint.yml", ".viperlint.json"]) func aMisnamedConfigurationIsNamed(_ name: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module("Login"), to: "App/Login/Login.swift")
    try sandbox.write("preset: none", to: name)
    let outcome = try sandbox.viperlint("check", "App")
    let words = "\(name): warning: this file is not read; a configuration is called `.viperlint.yml`"
    #expect(outcome.status == 1 && outcome.out.contains(words), "\(outcome.said)")
    try sandbox.write("preset: viper", to: ".viperlint.yml")
    #expect(try !sandbox.viperlint("check", "App").out.contains(name + ": warning"))
  }

  @Test func allMistakesAreSaidAtOnce() throws {
    let (status, said) = try problems(
      "preset: vipre\nsources: []\nrules: { view-uses-interactor: of }\nminimum-resolved: lots\n")
    #expect(status == 2 && said.count == 4, "\(said)")
  }

  /// Whatever is wrong first, the rest is looked at as well: other keys, folders, baselines, configurations further
  /// down.
  @Test(arguments: [
    ("rules: { view-uses-interacto: off }", "1:10"), ("preset: vipre", "1:9"), ("extends: nope.yml", "1:10"),
  ])
  func oneMistakeHidesNoOther(_ first: String, _ place: String) throws {
    let sandbox = try project(
      """
      \(first)
      sources: [App, Nope]
      custom-rules:
        - id: own
          summary: Something is wrong.
          constraint: { forbid: { from: { role: vew }, to: { calls: no-such } } }
      baseline: nowhere.json
      """)
    try sandbox.write("presets: vip\n", to: "App/Legacy/.viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(outcome.status == 2)
    let said = try outcome.list("problems").map { problem in
      "\(problem["path"] ?? ""):\(problem["line"] ?? 0):\(problem["column"] ?? 0)"
    }
    #expect(
      Set(said) == [
        ".viperlint.yml:\(place)", ".viperlint.yml:2:16", ".viperlint.yml:6:43", ".viperlint.yml:6:63",
        "App/Legacy/.viperlint.yml:1:1", "nowhere.json:0:0",
      ])
  }

  /// Under a preset that nobody knows, its rules cannot be known either.
  @Test func anUnknownPresetCondemnsNoRuleOfAnother() throws {
    let (status, said) = try problems("preset: vipr\nrules: { view-uses-presenter: off, view-uses-presentre: off }")
    #expect(status == 2)
    #expect(
      said == [
        "1:9: error: there is no preset \"vipr\"; did you mean \"viper\"?",
        "2:36: error: there is no rule \"view-uses-presentre\"; did you mean \"view-uses-router\"?",
      ])
  }

  @Test func aFolderIsNoConfiguration() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module("Login"), to: "App/Login.swift")
    try sandbox.write("", to: ".viperlint.yml/keep")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out == ".viperlint.yml: error: cannot be read: it is a directory\n")
    #expect(try sandbox.viperlint("rules").status == 2)
    // Further down, too.
    let nested = try project("preset: viper")
    try nested.write("", to: "App/Login/.viperlint.yml/keep")
    let below = try nested.viperlint("check")
    #expect(below.status == 2)
    #expect(below.out.contains("App/Login/.viperlint.yml: error: cannot be read: it is a directory\n"))
  }

  @Test func aLinkThatLeadsNowhereIsNotTakenForNoConfiguration() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module("Login"), to: "App/Login.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path(".viperlint.yml"), withDestinationPath: "../shared/viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out == ".viperlint.yml: error: cannot be read: No such file or directory\n")
  }

  @Test(arguments: ["test", "config"])
  func aPathThatIsNotThereIsSaid(_ command: String) throws {
    let sandbox = try project(
      """
      custom-rules:
        - id: own
          summary: Something is wrong.
          constraint: { forbid: { from: { role: view }, to: { role: interactor } } }
      """)
    #expect(try sandbox.viperlint(command).status == 0)
    let outcome = try sandbox.viperlint(command, "App/Nope")
    #expect(outcome.status == 2)
    #expect(
      outcome.err.contains("viperlint: error: App/Nope: cannot be read: No such file or directory\n"), "\(outcome.err)")
  }

  @Test func aFolderMeansAllThatIsInIt() throws {
    for legacy in ["App/Legacy", "App/Legacy/", "./App/Legacy", "App/Legacy/**", "**/Legacy", "App/*/Old.swift"] {
      let sandbox = try project(
        "rules: { view-uses-interactor: { allow: [{ path: \"\(legacy)\", because: moves }] } }\n")
      let outcome = try sandbox.viperlint("check", "--format", "json")
      #expect(try outcome.summary("suppressed") == 1 && outcome.summary("errors") == 1, "\(legacy)")
      #expect(outcome.err.contains("1 error, 0 warnings, 1 allowed\n"), "the configuration lets it pass, no comment")
      try sandbox.write("rules: { view-uses-interactor: { paths: [\"\(legacy)\"] } }\n", to: ".viperlint.yml")
      let confined = try sandbox.viperlint("check", "--format", "json").list("findings")
      #expect(confined.map { $0["path"] as? String } == ["App/Legacy/Old.swift"], "\(legacy)")
    }
  }

  @Test func pathsCountFromTheFolderOfTheFileWhereverOneStands() throws {
    let sandbox = try project(
      """
      sources: [App]
      exclude: [App/Generated]
      rules: { view-uses-interactor: { allow: [{ path: App/Legacy, because: moves }] } }
      roles: { service: { paths: [App/Services] } }
      custom-rules:
        - id: no-class-in-services
          summary: A class is in the folder of services.
          constraint: { shape: { what: { path: App/Services }, must: { kind: struct } } }
      """)
    try sandbox.write(Self.module("Made"), to: "App/Generated/Made.swift")
    try sandbox.write("final class Clock {}\n", to: "App/Services/Clock.swift")
    for folder in ["", "App", "App/Legacy"] {
      let outcome = try run(sandbox, in: folder, "check", "--format", "json")
      let rules = try outcome.list("findings").map { $0["rule"] as? String ?? "" }
      #expect(rules.sorted() == ["no-class-in-services", "view-uses-interactor"], "\(folder)")
      #expect(try outcome.summary("suppressed") == 1 && outcome.summary("files") == 3, "\(folder): \(outcome.out)")
      #expect(try outcome.list("problems").isEmpty, "\(folder)")
      let types = try run(sandbox, in: folder, "roles", "--format", "json").list("types")
      #expect(types.first { $0["name"] as? String == "Clock" }?["role"] as? String == "service", "\(folder)")
    }
  }

  @Test func targetsHaveTheSameNamesWhereverOneStands() throws {
    let sandbox = try project(
      """
      custom-rules:
        - id: app-uses-kit
          summary: The app uses the kit.
          constraint: { forbid: { from: { target: App }, to: { target: Kit } } }
      """)
    try sandbox.write("struct Tool {}\n", to: "Kit/Tool.swift")
    try sandbox.write("final class User { let tool: Tool? = nil }\n", to: "App/User.swift")
    for folder in ["", "App", "Kit"] {
      let outcome = try run(sandbox, in: folder, "check", "--only", "app-uses-kit", "--format", "json")
      #expect(try outcome.list("findings").count == 1, "\(folder): \(outcome.out)")
    }
  }

  @Test func pathsInAnExtendedFileCountFromItsOwnFolder() throws {
    let sandbox = try project("extends: house/style.yml\n")
    try sandbox.write(
      """
      sources: [../App]
      exclude: [../App/Generated, "**/Made"]
      baseline: known.json
      rules: { view-uses-interactor: { allow: [{ path: ../App/Legacy, because: moves }] } }
      custom-rules: [lint/no-box.yml]
      """, to: "house/style.yml")
    try sandbox.write(
      """
      id: no-box
      summary: A box is a class.
      constraint: { shape: { what: { name: Box, path: ../App }, must: { kind: struct } } }
      """, to: "house/lint/no-box.yml")
    try sandbox.write("final class Box {}\n", to: "App/Box.swift")
    try sandbox.write(Self.module("A"), to: "App/Generated/A.swift")
    try sandbox.write(Self.module("B"), to: "App/Login/Made/B.swift")
    try sandbox.write(Self.module("C"), to: "Elsewhere/C.swift")
    #expect(try sandbox.viperlint("check").out.contains("house/known.json: error: there is no such file"))
    for folder in ["", "App/Login"] {
      #expect(try run(sandbox, in: folder, "baseline", "write").status == 0)
      #expect(try sandbox.read("house/known.json").contains("\"path\":\"../App/Box.swift\",\"rule\":\"no-box\""))
      let outcome = try run(sandbox, in: folder, "check", "--format", "json")
      #expect(outcome.status == 0)
      #expect(try outcome.summary("files") == 3 && outcome.summary("suppressed") == 1)
      #expect(try outcome.summary("baselined") == 2 && outcome.list("problems").isEmpty, "\(outcome.out)")
    }
  }

  @Test func whatIsExtendedAccumulatesWhereItIsAddedOrRemoved() throws {
    let sandbox = try project("extends: [a.yml, b.yml]\nui-targets: { remove: [Lottie, House], add: [Own] }\n")
    try sandbox.write("extends: base.yml\nui-targets: { remove: [Lottie] }\n", to: "a.yml")
    try sandbox.write("extends: base.yml\nrules: { view-uses-interactor: warning }\n", to: "b.yml")
    try sandbox.write(
      "ui-targets: { add: [House, Other] }\nrules: { view-uses-interactor: off, view-uses-router: off }\n",
      to: "base.yml")
    let outcome = try sandbox.viperlint("config")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.out.contains("ui-targets: { add: [\"Other\", \"Own\"], remove: [\"Lottie\"] }"), "\(outcome.out)")
    #expect(outcome.out.contains("view-uses-interactor: warning") && outcome.out.contains("# b.yml:2"))
    #expect(outcome.out.contains("view-uses-router: off") && outcome.out.contains("# base.yml:2"))
    // One mistake in a file that two extend is one mistake.
    try sandbox.write("excldue: []\n", to: "base.yml")
    let broken = try sandbox.viperlint("check")
    #expect(broken.status == 2)
    #expect(broken.out.components(separatedBy: "base.yml:1:1: error: ").count == 2, "\(broken.out)")
  }

  @Test func withConfigPathsCountFromTheWorkingDirectory() throws {
    let sandbox = try project("preset: none\n")
    try sandbox.write(
      "sources: [App]\nrules: { view-uses-interactor: { allow: [{ path: App/Legacy, because: moves }] } }\n",
      to: "ci/strict.yml")
    let outcome = try sandbox.viperlint("check", "--config", "ci/strict.yml", "--format", "json")
    #expect(outcome.status == 1)
    #expect(try outcome.summary("suppressed") == 1 && outcome.summary("errors") == 1)
    #expect(try sandbox.viperlint("check", "--config", "ci/nope.yml").status == 2)
  }

  @Test func ownRolesArePartOfTheLanguage() throws {
    let sandbox = try project(
      """
      roles: { usecase: { suffixes: [UseCase], types: [Legacy*], conforms-to: [Executing], paths: [App/Cases] } }
      custom-rules:
        - id: usecase-knows-view
          summary: A use case knows a view.
          constraint: { forbid: { from: { role: usecase }, to: { role: view } } }
      """)
    try sandbox.write(
      """
      protocol Executing {}
      final class LogInUseCase { var view: LoginViewController? }
      final class LegacyThing { var view: LoginViewController? }
      final class Runner: Executing { var view: LoginViewController? }
      final class Nobody { var view: LoginViewController? }
      """, to: "App/Cases.swift")
    try sandbox.write("final class Placed { var view: LoginViewController? }\n", to: "App/Cases/Placed.swift")
    let outcome = try sandbox.viperlint("check", "--only", "usecase-knows-view", "--format", "json")
    let names = try outcome.list("findings").compactMap { ($0["subject"] as? [String: Any])?["name"] as? String }
    #expect(names == ["LogInUseCase", "LegacyThing", "Runner", "Placed"])
  }

  @Test func vocabulariesGrowAndShrink() throws {
    let sandbox = try project(
      "vocabularies: { screen-navigation: { add: [{ call: \"go(to:)\", on: [AppNavigator] }] } }\n")
    try sandbox.write(
      """
      import UIKit
      final class AppNavigator { func go(to screen: UIViewController) {} }
      final class LoginPresenter {
        var interactor: LoginInteractor!
        var router: LoginRouter!
        let navigator = AppNavigator()
        func help() { navigator.go(to: UIViewController()) }
      }
      """, to: "App/Login/Presenter.swift")
    try sandbox.write(
      Self.module("Login").split(separator: "\n").filter { !$0.contains("class LoginPresenter") }.joined(
        separator: "\n"),
      to: "App/Login/Login.swift")
    #expect(try sandbox.viperlint("check").out.contains("presenter `LoginPresenter` calls `go(to:)`"))
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    #expect(!(try sandbox.viperlint("check")).out.contains("go(to:)"))
  }

  @Test func aRuleInAFileSaysItsMistakesThere() throws {
    let sandbox = try project("custom-rules:\n  - lint/mine.yml\n")
    try sandbox.write("id: mine\nsummary: Mine.\nconstraint: { forbd: {} }\n", to: "lint/mine.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("lint/mine.yml:3:"), "\(outcome.out)")
  }

  @Test func whatCannotBeFollowedIsHeldAgainstAFloor() throws {
    let sandbox = try project("minimum-resolved: 95\n")
    try sandbox.write(
      Self.module("Login").replacingOccurrences(of: "presenter.interactor", with: "presenter.unknown.deep.interactor"),
      to: "App/Login/Login.swift")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains(".viperlint.yml:1:19: error: only "), "\(outcome.out)")
    #expect(outcome.out.contains("`minimum-resolved` asks for 95%"))
  }

  @Test func aPartOfTheProjectCondemnsNoException() throws {
    let sandbox = try project(
      "rules: { view-uses-interactor: { allow: [{ path: App/Legacy, because: moves }] } }\n")
    #expect(!(try sandbox.viperlint("check", "App/Login")).out.contains("allows nothing"))
    #expect(!(try sandbox.viperlint("check")).out.contains("allows nothing"))
    try sandbox.write("struct Nothing {}\n", to: "App/Legacy/Old.swift")
    #expect(try sandbox.viperlint("check").out.contains("allows nothing"))
  }

  @Test func aPartOfTheProjectCallsNothingStaleThatItDidNotRead() throws {
    let sandbox = try project("")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let whole = try sandbox.read(".viperlint-baseline.json")
    #expect(try sandbox.viperlint("check", "App/Login", "--strict").status == 0)
    // Nor does writing or pruning for a part forget the rest, by whatever way one comes there.
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("Link"), withDestinationPath: "App/Login")
    for folder in ["App/Login", "Link", sandbox.path("App/Login")] {
      #expect(try sandbox.viperlint("check", folder, "--strict").status == 0)
      for verb in ["write", "prune"] {
        #expect(try sandbox.viperlint("baseline", verb, folder).status == 0)
        #expect(try sandbox.read(".viperlint-baseline.json") == whole)
      }
    }
    try FileManager.default.removeItem(atPath: sandbox.path("Link"))
    try sandbox.write("struct Nothing {}\n", to: "App/Legacy/Old.swift")
    #expect(try sandbox.viperlint("check", "App/Login").status == 0)
    #expect(try sandbox.viperlint("check", "App/Legacy").status == 1)
    #expect(try sandbox.viperlint("check").status == 1)
    #expect(try sandbox.viperlint("baseline", "prune", "App/Legacy").status == 0)
    #expect(try sandbox.viperlint("check", "--strict").status == 0)
  }

  /// Severities of rules about the run are set like any others.
  @Test func whatIsSaidOfTheRunCanBeConfigured() throws {
    let sandbox = try project("")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    try sandbox.write("struct Nothing {} // viperlint:ignore view-uses-entity -- why\n", to: "App/Legacy/Old.swift")
    func said() throws -> [String] {
      try sandbox.viperlint("check", "--format", "json").list("problems").map { problem in
        "\(problem["rule"] ?? "") \(problem["severity"] ?? "")"
      }
    }
    let comment = "struct More {} // viperlint:ignore view-uses-router\n"
    try sandbox.write("struct Other {} // viperlint:ignore view-uses-router -- why\n\(comment)", to: "App/More.swift")
    #expect(
      try said() == [
        "stale-baseline error", "unused-suppression warning", "suppression-without-reason error",
      ])
    try sandbox.write(
      "rules: { stale-baseline: warning, unused-suppression: error, suppression-without-reason: off }\n",
      to: ".viperlint.yml")
    #expect(try said() == ["stale-baseline warning", "unused-suppression error"])
    try sandbox.write("rules: { stale-baseline: off, unused-suppression: off }\n", to: ".viperlint.yml")
    #expect(try said() == ["suppression-without-reason error"])
  }

  @Test func runRulesAreSilencedByNoComment() throws {
    let sandbox = try project("")
    try sandbox.write("func f() { ) } // viperlint:ignore unparsed-code -- why\n", to: "App/Odd.swift")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.out.contains("[unparsed-code]"))
    #expect(outcome.out.contains("`unparsed-code` is about the run, and no comment suppresses it"), "\(outcome.out)")
    #expect(!outcome.out.contains("nothing here breaks"))
  }

  @Test func adviceNamesTheBaselineThatIsRead() throws {
    let sandbox = try project("")
    let missing = try sandbox.viperlint("check", "--baseline", "my known.json")
    #expect(missing.status == 2)
    #expect(missing.out.contains("`viperlint baseline write --baseline 'my known.json'` makes it"), "\(missing.out)")
    #expect(try sandbox.viperlint("baseline", "write", "--baseline", "known.json").status == 0)
    try sandbox.write("struct Nothing {}\n", to: "App/Legacy/Old.swift")
    let stale = try sandbox.viperlint("check", "--baseline", "known.json")
    #expect(stale.out.contains("`viperlint baseline prune --baseline known.json`"), "\(stale.out)")
  }

  @Test func whatIsInForceIsSaidInFull() throws {
    let sandbox = try project(
      """
      preset: viper
      rules:
        interactor-imports-ui: { allow: [{ path: App/Legacy, because: old }, { symbol: UIKit, because: odd }] }
      """)
    let config = try sandbox.viperlint("config").out
    #expect(config.contains("# allowed (path App/Legacy) because: old"), "\(config)")
    #expect(config.contains("# allowed (symbol UIKit) because: odd"), "\(config)")
    let given = try sandbox.viperlint("config", "--preset", "vip").out.split(separator: "\n").first ?? ""
    #expect(given.hasPrefix("preset: vip ") && given.hasSuffix("# --preset"), "\(given)")
  }

  /// Patterns go where links lead, and not round in circles.
  @Test func sourcesAreFoundBehindLinks() throws {
    let sandbox = try project("sources: [\"Modules/*/Sources\", \"**/Deep\"]\n")
    try sandbox.write(Self.module("Home"), to: "Modules/Home/Sources/Home.swift")
    try sandbox.write(Self.module("Far"), to: "Elsewhere/Far/Sources/Far.swift")
    try sandbox.write(Self.module("Down"), to: "Elsewhere/Far/Deep/Down.swift")
    for (link, target) in [
      ("Modules/Far", "../Elsewhere/Far"), ("Modules/Round", "."), ("Elsewhere/Back", "../Modules"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: sandbox.path(link), withDestinationPath: target)
    }
    let found = try sandbox.viperlint("check", "--format", "json").list("findings").compactMap {
      $0["message"] as? String
    }
    for name in ["Home", "Far", "Down"] {
      #expect(found.count { $0.contains("`\(name)ViewController` reaches") } == 1, "\(name): \(found)")
    }
  }

  @Test func aFrozenProjectIsGreenAndStaysSo() throws {
    let sandbox = try project("")
    let path = ".viperlint-baseline.json"
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    // Further down, indented otherwise, and elsewhere in the module: the same findings.
    let legacy = "\n\n// moved\n" + Self.module("Old").replacingOccurrences(of: "  ", with: "\t\t")
    try FileManager.default.removeItem(atPath: sandbox.path("App/Legacy/Old.swift"))
    try sandbox.write(legacy, to: "App/Legacy/Screens/Ancient.swift")
    #expect(try sandbox.viperlint("check", "--strict").status == 0)
    // What somebody wrote into an entry moves with it.
    try sandbox.write(
      try sandbox.read(path).replacingOccurrences(
        of: "\"module\":\"Old\",\"count\":1",
        with: "\"module\":\"Old\",\"count\":1,\"owner\":\"me\",\"until\":\"2020-01-01\""),
      to: path)
    let expired = try sandbox.viperlint("check")
    #expect(expired.status == 1 && expired.out.contains("was due by 2020-01-01 (me)"))
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.read(path).contains("Ancient.swift") && sandbox.read(path).contains("\"owner\":\"me\""))
    #expect(try sandbox.viperlint("check", "--strict").status == 0, "after writing, everything is green")
    // Two equal findings are two; the second one is new, whichever stands first.
    try sandbox.write(
      legacy.replacingOccurrences(
        of: "func tap()", with: "func first() { presenter.interactor.logIn() }\n\t\tfunc tap()"),
      to: "App/Legacy/Screens/Ancient.swift")
    let grown = try sandbox.viperlint("check", "--format", "json", "--show-suppressed")
    #expect(try grown.status == 1 && grown.summary("errors") == 1 && grown.summary("baselined") == 2)
    let fingerprints = try grown.list("findings").compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == 3)
  }

  @Test func aDamagedBaselineIsLeftAsItIs() throws {
    let sandbox = try project("")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let sound = try sandbox.read(".viperlint-baseline.json")
    let lines = sound.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let damaged: [(text: String, place: String)] = [
      (String(sound.dropLast(20)), ":"),
      (
        (lines[..<3] + ["<<<<<<< HEAD", lines[3], "=======", lines[4], ">>>>>>> theirs"] + lines[5...]).joined(
          separator: "\n"), ":4:1: "
      ),
      (sound.replacingOccurrences(of: "\"count\":1", with: "\"count\":-1"), ":6:"),
      (sound.replacingOccurrences(of: "\"count\":1", with: "\"count\":9223372036854775807"), ":6:"),
      (sound.replacingOccurrences(of: "\"rule\"", with: "\"rul\""), ":6:"),
      ("", ":1:1: "),
    ]
    for (text, place) in damaged {
      try sandbox.write(text, to: ".viperlint-baseline.json")
      for arguments in [["check"], ["baseline", "write"], ["baseline", "prune"]] {
        let outcome = try Sandbox.run(Sandbox.executable, arguments, in: sandbox.folder)
        #expect(outcome.status == 2)
        #expect(
          (outcome.out + outcome.err).contains(".viperlint-baseline.json" + place), "\(outcome.out)\(outcome.err)")
        #expect(try sandbox.read(".viperlint-baseline.json") == text)
      }
      // Nobody else asks for it.
      #expect(try sandbox.viperlint("roles").status == 0)
    }
  }

  @Test func aBaselineIsWrittenWholeOrNotAtAll() throws {
    let sandbox = try project("")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let before = try sandbox.read(".viperlint-baseline.json")
    try sandbox.write(Self.module("More"), to: "App/More.swift")
    _ = try Sandbox.run("/bin/chmod", ["a-w", sandbox.folder.path], in: nil)
    let outcome = try sandbox.viperlint("baseline", "write", asNobody: true)
    _ = try Sandbox.run("/bin/chmod", ["u+w", sandbox.folder.path], in: nil)
    #expect(outcome.status == 2 && outcome.err.contains("cannot write `.viperlint-baseline.json`"), "\(outcome.err)")
    #expect(try sandbox.read(".viperlint-baseline.json") == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).sorted()
    #expect(names == [".git", ".viperlint-baseline.json", ".viperlint.yml", "App"], "nothing is left lying about")
  }
}
