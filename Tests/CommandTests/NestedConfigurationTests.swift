import Foundation
import Testing

/// Several configurations in one tree: the nearest one above a file is in force for it.
@Suite struct NestedConfigurationTests {
  private static func module(_ name: String, presenter: String = "Presenter") -> String {
    """
    import UIKit
    final class \(name)ViewController: UIViewController {
      var presenter: \(name)\(presenter)!
      func tap() { presenter.interactor.logIn() }
    }
    final class \(name)\(presenter) { var interactor: \(name)Interactor!; var router: \(name)Router! }
    final class \(name)Interactor { func logIn() {} }
    final class \(name)Router {}
    """
  }

  /// An app, and two packages with configurations of their own.
  private func monorepo() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module("Login"), to: "App/Login.swift")
    try sandbox.write("sources: [App, Modules]\n", to: ".viperlint.yml")
    try sandbox.write(Self.module("Alpha", presenter: "Viewmaker"), to: "Modules/A/Sources/Alpha.swift")
    try sandbox.write("roles: { presenter: { suffixes: [Viewmaker] } }\n", to: "Modules/A/.viperlint.yml")
    try sandbox.write(Self.module("Beta"), to: "Modules/B/Sources/Beta.swift")
    try sandbox.write("rules: { view-uses-interactor: warning }\n", to: "Modules/B/.viperlint.yml")
    return sandbox
  }

  /// `rule path severity` of each finding.
  private func said(_ outcome: Sandbox.Outcome) throws -> [String] {
    try outcome.list("findings").map { finding in
      "\(finding["rule"] ?? "") \(finding["path"] ?? "") \(finding["severity"] ?? "")"
    }
  }

  @Test func eachFileIsJudgedByTheNearestConfiguration() throws {
    let sandbox = try monorepo()
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(
      try said(outcome) == [
        "view-uses-interactor App/Login.swift error",
        "view-uses-interactor Modules/A/Sources/Alpha.swift error",
        "view-uses-interactor Modules/B/Sources/Beta.swift warning",
      ])
    #expect(try outcome.list("problems").isEmpty)
    // The same words from a folder inside, for the files below it.
    let inside = try Sandbox.run(
      Sandbox.executable, ["check", "--format", "json"], in: sandbox.folder.appendingPathComponent("Modules/A"))
    #expect(try said(inside) == ["view-uses-interactor Sources/Alpha.swift error"])
    let one = try sandbox.viperlint("check", "--format", "json", "--jobs", "1")
    #expect(one.out == outcome.out)
  }

  /// A rule of its own with a broken example, in Modules/A.
  private func monorepoWithOwnRules() throws -> Sandbox {
    let sandbox = try monorepo()
    try sandbox.write(
      "roles: { presenter: { suffixes: [Viewmaker] } }\ncustom-rules: [lint/helper-keeps-viewmaker.yml]\n",
      to: "Modules/A/.viperlint.yml")
    try sandbox.write(
      """
      id: helper-keeps-viewmaker
      summary: A helper keeps a viewmaker.
      constraint: { forbid: { from: { name: "*Helper" }, to: { role: presenter } } }
      passing: [{ title: Nothing, swift: "struct Helper {}" }]
      failing:
        - title: It stores one
          swift: |
            final class LoginViewmaker {}
            struct LoginHelper {
              var viewmaker: LoginViewmaker?  // expect: helper-keeps-viewmaker
            }

      """, to: "Modules/A/lint/helper-keeps-viewmaker.yml")
    return sandbox
  }

  @Test func ownRulesFurtherDownAreTestedListedAndExplained() throws {
    let sandbox = try monorepoWithOwnRules()
    let sound = try sandbox.viperlint("test")
    #expect(sound.status == 0 && sound.out.isEmpty, "\(sound.said)")
    #expect(sound.err == "viperlint: Modules/A/.viperlint.yml: 2 examples of 1 rule, 0 failed\n")

    let rules = try sandbox.viperlint("rules")
    #expect(rules.status == 0)
    #expect(rules.out.contains("Modules/A/.viperlint.yml: preset viper, what differs\nhelper-keeps-viewmaker  error"))
    #expect(rules.out.contains("Modules/B/.viperlint.yml: preset viper, what differs\nview-uses-interactor  warning"))
    let below = try sandbox.viperlint("rules", "--format", "json").list("below")
    #expect(below.map { $0["configuration"] as? String } == ["Modules/A/.viperlint.yml", "Modules/B/.viperlint.yml"])
    #expect((below.first?["rules"] as? [[String: Any]])?.first?["id"] as? String == "helper-keeps-viewmaker")

    let explained = try sandbox.viperlint("explain", "helper-keeps-viewmaker")
    #expect(
      explained.out.hasPrefix("helper-keeps-viewmaker (error), in Modules/A/.viperlint.yml\n"), "\(explained.said)")
    #expect(explained.out.contains("`LoginHelper` stores presenter `LoginViewmaker`"), "its own suffixes are in force")
    // From another project of the tree, too.
    let beside = try Sandbox.run(
      Sandbox.executable, ["explain", "helper-keeps-viewmaker"], in: sandbox.folder.appendingPathComponent("Modules/B"))
    #expect(beside.out.hasPrefix("helper-keeps-viewmaker (error), in ../A/.viperlint.yml\n"), "\(beside.said)")
    #expect(try sandbox.viperlint("explain", "helper-keeps-viewmake").err.contains("did you mean \"helper-keeps-view"))
  }

  @Test func theConfigurationOfAFailingExampleIsNamed() throws {
    let sandbox = try monorepoWithOwnRules()
    // The rule is the same, and the suffix is none here.
    try sandbox.write("custom-rules: [../A/lint/helper-keeps-viewmaker.yml]\n", to: "Modules/B/.viperlint.yml")
    let outcome = try sandbox.viperlint("test")
    #expect(outcome.status == 1)
    #expect(
      outcome.out == """
        Modules/A/lint/helper-keeps-viewmaker.yml:10: error: a finding is expected here \
        (It stores one, in Modules/B/.viperlint.yml) [helper-keeps-viewmaker]

        """, "\(outcome.out)")
    #expect(outcome.err.contains("Modules/A/.viperlint.yml: 2 examples of 1 rule, 0 failed\n"))
    #expect(outcome.err.contains("Modules/B/.viperlint.yml: 2 examples of 1 rule, 1 failed\n"))
    // One that is broken costs the others nothing.
    try sandbox.write("custom-rules: [\n", to: "Modules/B/.viperlint.yml")
    let broken = try sandbox.viperlint("test")
    #expect(broken.status == 2)
    #expect(broken.err.contains("Modules/B/.viperlint.yml:") && broken.err.contains("2 examples of 1 rule, 0 failed\n"))
  }

  @Test func suffixesOfAFolderSayNothingElsewhere() throws {
    let sandbox = try monorepo()
    try sandbox.write("final class OtherViewmaker {}\n", to: "Modules/B/Sources/Other.swift")
    let types = try sandbox.viperlint("roles", "--format", "json").list("types")
    func role(_ name: String) -> String? { types.first { $0["name"] as? String == name }?["role"] as? String }
    #expect(role("AlphaViewmaker") == "presenter")
    #expect(role("OtherViewmaker") == nil)
  }

  @Test func aTypeHasOneRoleForAllWhoUseIt() throws {
    let sandbox = try monorepo()
    // Only the configuration of the package knows that this is an interactor; the app's view uses it all the same.
    try sandbox.write(
      "roles: { presenter: { suffixes: [Viewmaker] }, interactor: { suffixes: [Brain] } }\n",
      to: "Modules/A/.viperlint.yml")
    try sandbox.write(
      Self.module("Alpha", presenter: "Viewmaker").replacingOccurrences(of: "Interactor", with: "Brain")
        .replacingOccurrences(of: "interactor", with: "brain"), to: "Modules/A/Sources/Alpha.swift")
    try sandbox.write(
      Self.module("Login").replacingOccurrences(of: "func tap()", with: "let brain = AlphaBrain()\n  func tap()"),
      to: "App/Login.swift")
    let findings = try sandbox.viperlint("check", "--format", "json").list("findings")
    let found = findings.first { ($0["object"] as? [String: Any])?["name"] as? String == "AlphaBrain" }
    let object = try #require(found?["object"] as? [String: Any])
    #expect(object["role"] as? String == "interactor" && found?["path"] as? String == "App/Login.swift")
  }

  @Test func vocabulariesAndTargetsBelongToTheirFolder() throws {
    let sandbox = try monorepo()
    let interactor = "\nimport Lumen\nfinal class NAMEInteractor { func logIn() {} }\n"
    for (folder, name) in [("App", "Login"), ("Modules/A/Sources", "Alpha"), ("Modules/B/Sources", "Beta")] {
      try sandbox.write(interactor.replacingOccurrences(of: "NAME", with: name), to: "\(folder)/Interactor.swift")
      let presenter = name == "Alpha" ? "Viewmaker" : "Presenter"
      try sandbox.write(
        Self.module(name, presenter: presenter).replacingOccurrences(
          of: "final class \(name)Interactor { func logIn() {} }\n", with: ""), to: "\(folder)/\(name).swift")
    }
    try sandbox.write("ui-targets: { add: [Lumen] }\n", to: "Modules/B/.viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--format", "json", "--only", "interactor-imports-ui")
    #expect(try said(outcome) == ["interactor-imports-ui Modules/B/Sources/Interactor.swift error"])
  }

  @Test func pathsCountFromTheFolderOfTheirConfiguration() throws {
    let sandbox = try monorepo()
    try sandbox.write(
      """
      roles: { presenter: { suffixes: [Viewmaker] } }
      rules:
        view-uses-interactor: { allow: [{ path: Sources, because: it moves in spring }] }
      """, to: "Modules/A/.viperlint.yml")
    for folder in ["", "Modules", "Modules/A", "Modules/A/Sources"] {
      let outcome = try Sandbox.run(
        Sandbox.executable, ["check", "--format", "json", sandbox.path("Modules/A")],
        in: sandbox.folder.appendingPathComponent(folder))
      #expect(try outcome.summary("suppressed") == 1 && outcome.status == 0, "\(folder): \(outcome.out)")
    }
    #expect(try sandbox.viperlint("check", "--format", "json").summary("suppressed") == 1)
    // Of the same words in a file above only what is meant there.
    try sandbox.write(
      "sources: [App, Modules]\nrules: { view-uses-interactor: { allow: [{ path: Sources, because: none }] } }\n",
      to: ".viperlint.yml")
    #expect(
      try sandbox.viperlint("check", "--format", "json").list("problems").map { $0["path"] as? String } == [
        ".viperlint.yml"
      ])
  }

  @Test func aFolderExcludesItsOwnFiles() throws {
    let sandbox = try monorepo()
    try sandbox.write("exclude: [Sources/Old]\n", to: "Modules/B/.viperlint.yml")
    try sandbox.write(Self.module("Old"), to: "Modules/B/Sources/Old/Old.swift")
    try sandbox.write(Self.module("New"), to: "Modules/C/Sources/Old/New.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(!outcome.out.contains("Modules/B/Sources/Old") && outcome.out.contains("Modules/C/Sources/Old"))
    #expect(try outcome.summary("files") == 4)
    #expect(try sandbox.viperlint("check", "Modules/C", "Modules/B/Sources/Old").status == 2)
    // What the project excludes is not entered, whatever lies in it.
    try sandbox.write("sources: [App, Modules]\nexclude: [Modules/B]\n", to: ".viperlint.yml")
    try sandbox.write("rules: [nonsense\n", to: "Modules/B/.viperlint.yml")
    #expect(try sandbox.viperlint("check", "--format", "json").summary("files") == 3)
  }

  @Test func sourcesOfAFolderHoldWhereNoPathIsGiven() throws {
    let sandbox = try monorepo()
    try sandbox.write("sources: [Sources]\n", to: "Modules/B/.viperlint.yml")
    try sandbox.write(Self.module("Demo"), to: "Modules/B/Example/Demo.swift")
    #expect(!(try sandbox.viperlint("check")).out.contains("Demo.swift"))
    // Below a configuration a path only says what is reported.
    #expect(!(try sandbox.viperlint("check", ".")).out.contains("Demo.swift"))
    try sandbox.write("sources: [Sources, Surces]\n", to: "Modules/B/.viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("Modules/B/.viperlint.yml:1:20: error: `sources:` names `Surces`"), "\(outcome.out)")
  }

  @Test func aConfigurationIsFoundAboveEveryPath() throws {
    let sandbox = try monorepo()
    let outcome = try sandbox.viperlint("check", "--format", "json", "Modules/A/Sources", "Modules/B/Sources")
    #expect(try said(outcome).last == "view-uses-interactor Modules/B/Sources/Beta.swift warning")
    try sandbox.write("sources: [Modules/*/Sources]\n", to: ".viperlint.yml")
    let globbed = try sandbox.viperlint("check", "--format", "json")
    #expect(try said(globbed).last == "view-uses-interactor Modules/B/Sources/Beta.swift warning")
  }

  @Test func aBrokenConfigurationIsSaidWithItsPlaceAndCostsNoOther() throws {
    let sandbox = try monorepo()
    try sandbox.write("preset: viper\nrules:\n  view-uses-interacter: warning\n", to: "Modules/B/.viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("Modules/B/.viperlint.yml:3:3: error: there is no rule"))
    #expect(outcome.out.contains("App/Login.swift:4:26: error: view"))
    #expect(!outcome.out.contains("Beta.swift"), "nobody says by which rules")
    for command in ["roles", "config", "graph"] {
      let outcome = try sandbox.viperlint(command)
      #expect(outcome.status == 2 && outcome.err.contains("Modules/B/.viperlint.yml:3:3: "), "\(command)")
    }
    #expect(try sandbox.viperlint("baseline", "write").status == 2)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(".viperlint-baseline.json")))
  }

  /// Nobody below a broken configuration is judged: what seems stale, idle or unused may have its subject there.
  @Test func aBrokenConfigurationMakesNothingStaleOrIdle() throws {
    let sandbox = try monorepo()
    let own = """
      custom-rules:
        - id: beta-is-a-struct
          summary: A beta router is a struct.
          constraint: { shape: { what: { role: router, name: "Beta*" }, must: { kind: struct } } }

      """
    try sandbox.write("sources: [App, Modules]\nbaseline: known.json\n", to: ".viperlint.yml")
    try sandbox.write("baseline: ../../known.json\n" + own, to: "Modules/B/.viperlint.yml")
    try sandbox.write(
      "// viperlint:ignore beta-is-a-struct -- it stays\nfinal class BetaOldRouter {}\n",
      to: "Modules/B/Sources/Old.swift")
    try sandbox.write("rules: { interactor-imports-ui: error }\n", to: "Modules/A/.viperlint.yml")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.viperlint("check").status == 0)
    try sandbox.write("baselin: ../../known.json\n" + own, to: "Modules/B/.viperlint.yml")
    try sandbox.write("sources: [App, Modules]\nbaseline: known.json\n" + own, to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("Modules/B/.viperlint.yml:1:1: error: "), "\(outcome.out)")
    for rule in ["stale-baseline", "idle-rule", "unused-suppression"] {
      #expect(!outcome.out.contains(rule), "\(outcome.out)")
    }
    // The report says so in its first line, whatever its language.
    for format in ["markdown", "agent"] {
      let report = try sandbox.viperlint("check", "--format", format)
      let line = report.out.prefix { $0 != "\n" }
      #expect(report.status == 2 && line.contains("incomplete: 1 problem"), "\(line)")
    }
    #expect(try sandbox.viperlint("baseline", "prune").status == 2)
  }

  @Test func ownRulesSpeakOfTheirFolder() throws {
    let sandbox = try monorepo()
    try sandbox.write(
      """
      custom-rules:
        - id: no-class-called-router
          summary: A class is called Router.
          constraint: { shape: { what: { name: "*Router" }, must: { kind: struct } } }
      """, to: "Modules/B/.viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--format", "json", "--only", "no-class-called-router")
    #expect(try said(outcome) == ["no-class-called-router Modules/B/Sources/Beta.swift error"])
    #expect(outcome.status == 1)
  }

  @Test func otherPresetsInOtherFolders() throws {
    let sandbox = try monorepo()
    try sandbox.write("preset: vip\n", to: "Modules/B/.viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(try outcome.json()["preset"] as? String == "viper")
    #expect(try said(outcome).contains("view-uses-presenter Modules/B/Sources/Beta.swift error"))
    #expect(try said(outcome).filter { $0.hasPrefix("view-uses-presenter") }.allSatisfy { $0.contains("Beta.swift") })
    try sandbox.write("preset: ribs\n", to: "Modules/B/.viperlint.yml")
    let ribs = try sandbox.viperlint("check", "--format", "json")
    #expect(ribs.status == 2, "the package names a preset that it does not look like")
    #expect(ribs.out.contains("the code of `Modules/B/.viperlint.yml` does not look like RIBs"), "\(ribs.out)")
    try sandbox.write("preset: none\n", to: "Modules/B/.viperlint.yml")
    let none = try sandbox.viperlint("check", "--format", "json")
    #expect(none.status == 1 && !none.out.contains("Beta.swift"))
  }

  /// Who has no gate is not awake, and of those that sleep the one that names its preset is meant.
  @Test(arguments: [nil, "preset: none\n", "rules: {}\n"])
  func aNamedPresetThatNobodyFollowsFails(above: String?) throws {
    let sandbox = try Sandbox()
    if let above { try sandbox.write(above, to: ".viperlint.yml") }
    for name in ["One", "Two"] { try sandbox.write("struct \(name) {}\n", to: "Tools/\(name).swift") }
    try sandbox.write("preset: viper\n", to: "App/.viperlint.yml")
    try sandbox.write("import UIKit\nfinal class HomeView: UIViewController {}\n", to: "App/Home.swift")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("the code of `App/.viperlint.yml` does not look like VIPER"), "\(outcome.out)")
  }

  @Test func aFolderWithoutModulesNeedsNone() throws {
    let sandbox = try monorepo()
    try sandbox.write("struct Account {}\n", to: "Modules/Core/Account.swift")
    try sandbox.write(
      "extends: ../../.viperlint.yml\nrules: { view-uses-entity: warning }\n", to: "Modules/Core/.viperlint.yml")
    try sandbox.write("preset: viper\nsources: [App, Modules]\n", to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(!outcome.out.contains("does not look like"))
    #expect(outcome.status == 1)
  }

  @Test func baselinesLieBesideTheirConfigurations() throws {
    let sandbox = try monorepo()
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let paths = ["", "Modules/A/", "Modules/B/"].map { $0 + ".viperlint-baseline.json" }
    for path in paths { #expect(FileManager.default.fileExists(atPath: sandbox.path(path)), "\(path)") }
    #expect(try sandbox.read(paths[1]).contains("\"path\":\"Sources/Alpha.swift\""))
    #expect(!(try sandbox.read(paths[0])).contains("Alpha"))
    #expect(try sandbox.viperlint("check", "--strict").status == 0)
    // The same files hold in a run of one package alone.
    for folder in ["Modules/A", "Modules/B"] {
      let inside = try Sandbox.run(
        Sandbox.executable, ["check", "--strict"], in: sandbox.folder.appendingPathComponent(folder))
      #expect(inside.status == 0, "\(folder): \(inside.out)")
    }
    // What is mended in one makes that one stale, and pruning leaves the others alone.
    let before = try sandbox.read(paths[2])
    try sandbox.write("final class AlphaViewmaker {}\n", to: "Modules/A/Sources/Alpha.swift")
    let stale = try sandbox.viperlint("check")
    #expect(stale.status == 1 && stale.out.contains("Modules/A/.viperlint-baseline.json:6:1: error: "))
    #expect(try sandbox.viperlint("baseline", "prune").status == 0)
    #expect(try sandbox.read(paths[1]).contains("[]"))
    #expect(try sandbox.read(paths[2]) == before)
    #expect(try sandbox.viperlint("check", "--strict").status == 0)
  }

  @Test func oneBaselineForAllWhereSomebodyNamesIt() throws {
    let sandbox = try monorepo()
    #expect(try sandbox.viperlint("baseline", "write", "--baseline", "known.json").status == 0)
    #expect(try sandbox.read("known.json").contains("\"path\":\"Modules/A/Sources/Alpha.swift\""))
    #expect(try sandbox.viperlint("check", "--strict", "--baseline", "known.json").status == 0)
    #expect(try sandbox.viperlint("check").status == 1)
    // So do configurations that extend one which names it: its path counts from that file.
    try sandbox.write("sources: [App, Modules]\nbaseline: known.json\n", to: ".viperlint.yml")
    try sandbox.write("extends: ../../.viperlint.yml\nsources: [Sources]\n", to: "Modules/B/.viperlint.yml")
    try sandbox.write(
      "extends: ../../.viperlint.yml\nsources: [Sources]\nroles: { presenter: { suffixes: [Viewmaker] } }\n",
      to: "Modules/A/.viperlint.yml")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("Modules/A/.viperlint-baseline.json")))
    let outcome = try sandbox.viperlint("check", "--strict")
    #expect(outcome.status == 0, "\(outcome.out)")
  }

  @Test func projectsThatShareABaselineLeaveEachOtherAlone() throws {
    let sandbox = try Sandbox()
    for name in ["Alpha", "Beta"] {
      try sandbox.write(Self.module(name), to: "\(name)/App/\(name).swift")
      try sandbox.write("baseline: ../base.json\n", to: "\(name)/.viperlint.yml")
    }
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let whole = try sandbox.read("base.json")
    #expect(whole.contains("\"path\":\"Alpha/App/Alpha.swift\"") && whole.contains("\"path\":\"Beta/App/Beta.swift\""))
    for folder in ["Alpha", "Beta"] {
      let alone = try sandbox.viperlint("-C", folder, "check", "--strict")
      #expect(alone.status == 0, "\(alone.out)")
      for verb in ["write", "prune"] {
        #expect(try sandbox.viperlint("-C", folder, "baseline", verb).status == 0)
        #expect(try sandbox.read("base.json") == whole)
      }
    }
    // A project above that passes over one of them, too.
    try sandbox.write("sources: [Alpha]\nbaseline: base.json\n", to: ".viperlint.yml")
    #expect(try sandbox.viperlint("check", "--strict").status == 0)
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.read("base.json") == whole)
    // What is mended is stale in its own project alone.
    try sandbox.write("final class AlphaPresenter {}\n", to: "Alpha/App/Alpha.swift")
    #expect(try sandbox.viperlint("-C", "Beta", "check", "--allow-empty").status == 0)
    #expect(try sandbox.viperlint("-C", "Alpha", "check", "--allow-empty").status == 1)
    #expect(try sandbox.viperlint("-C", "Alpha", "baseline", "prune", "--allow-empty").status == 0)
    let pruned = try sandbox.read("base.json")
    #expect(!pruned.contains("Alpha") && pruned.contains("Beta"))
  }

  @Test func configSaysWhoGovernsWhat() throws {
    let sandbox = try monorepo()
    let outcome = try sandbox.viperlint("config")
    #expect(outcome.status == 0)
    #expect(outcome.out.contains("# The nearest configuration above a file is in force for it:"))
    #expect(outcome.out.contains("#   .viperlint.yml: 1 file below .\n"))
    #expect(outcome.out.contains("#   Modules/A/.viperlint.yml: 1 file below Modules/A\n"))
    let file = try sandbox.viperlint("config", "Modules/B/Sources/Beta.swift")
    #expect(file.out.contains("  view-uses-interactor: warning") && file.out.contains("# Modules/B/.viperlint.yml:1"))
    #expect(!file.out.contains("The nearest configuration"))
  }

  @Test func aGivenConfigurationIsInForceEverywhere() throws {
    let sandbox = try monorepo()
    try sandbox.write("rules: { view-uses-interactor: warning }\n", to: "lax.yml")
    let outcome = try sandbox.viperlint("check", "--config", "lax.yml", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try said(outcome).allSatisfy { $0.hasSuffix("warning") })
    #expect(
      outcome.out.contains("Modules/A/.viperlint.yml` (and 1 more) is not used: --config is in force for all"))
  }

  @Test func twoConfigurationsInOneFolder() throws {
    let sandbox = try monorepo()
    try sandbox.write("preset: none\n", to: "Modules/B/.viperlint.yaml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.out.contains("Modules/B/.viperlint.yaml: warning: is not read"), "\(outcome.out)")
    #expect(outcome.out.contains("Beta.swift:4:26: warning"))
  }

  @Test func rulesOfAnExtendedFileAreIdleOnlyWhereNobodyHasUseForThem() throws {
    let sandbox = try monorepo()
    try sandbox.write(
      """
      sources: [App, Modules]
      rules: { view-uses-entity: warning }
      custom-rules:
        - id: beta-router-is-a-struct
          summary: A router of Beta is no struct.
          constraint: { shape: { what: { name: BetaRouter }, must: { kind: struct } } }
      """, to: ".viperlint.yml")
    try sandbox.write("extends: ../../.viperlint.yml\n", to: "Modules/B/.viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(outcome.out.contains("beta-router-is-a-struct"))
    #expect(!outcome.out.contains("idle-rule"), "\(outcome.out)")
    try sandbox.write(Self.module("Gamma"), to: "Modules/B/Sources/Beta.swift")
    let complaints = try sandbox.viperlint("check").out.split(separator: "\n").filter { $0.contains("[idle-rule]") }
    #expect(
      complaints == [
        ".viperlint.yml:4:9: error: rule `beta-router-is-a-struct`, `what`: no type that this code declares or uses is called `BetaRouter` [idle-rule]"
      ])
  }

  @Test func suppressionsNameTheRulesOfTheirOwnConfiguration() throws {
    let sandbox = try monorepo()
    try sandbox.write(
      """
      custom-rules:
        - id: own-rule
          summary: A router is no struct.
          constraint: { shape: { what: { name: "*Router" }, must: { kind: struct } } }
      """, to: "Modules/B/.viperlint.yml")
    let comment = "// viperlint:ignore own-rule -- it stays\nfinal class OldRouter {}\n"
    try sandbox.write(comment, to: "Modules/B/Sources/Old.swift")
    try sandbox.write(comment.replacingOccurrences(of: "Old", with: "New"), to: "App/New.swift")
    let problems = try sandbox.viperlint("check", "--format", "json").list("problems")
    #expect(
      problems.map { "\($0["path"] ?? "") \($0["message"] ?? "")" } == ["App/New.swift there is no rule `own-rule`"])
  }

  /// Files of several projects, as a hook of pre-commit hands them over.
  @Test func whatIsAskedAboutMayLieInSeveralProjects() throws {
    let sandbox = try monorepo()
    let (app, alpha, beta) = ("App/Login.swift", "Modules/A/Sources/Alpha.swift", "Modules/B/Sources/Beta.swift")
    func found(_ arguments: [String]) throws -> Set<String> {
      let outcome = try Sandbox.run(Sandbox.executable, ["check", "--format", "json"] + arguments, in: sandbox.folder)
      #expect(outcome.status == 1, "\(arguments): \(outcome.out)")
      return Set(try outcome.list("findings").compactMap { $0["path"] as? String })
    }
    let whole = try found([])
    #expect(whole.isSuperset(of: [app, alpha, beta]), "\(whole)")
    for flags in [["--report-only"], []] {
      #expect(try found(flags + [alpha, beta]) == [alpha, beta])
      #expect(try found(flags + [beta, alpha]) == [alpha, beta])
      #expect(try found(flags + [alpha, app]) == [alpha, app])
      #expect(try found(flags + [alpha, beta, app]) == [alpha, beta, app])
      // Nothing above them has a configuration.
      try FileManager.default.moveItem(atPath: sandbox.path(".viperlint.yml"), toPath: sandbox.path("kept.yml"))
      #expect(try found(flags + [alpha, beta]) == [alpha, beta])
      #expect(try found(flags + [alpha, app]) == [alpha, app])
      try FileManager.default.moveItem(atPath: sandbox.path("kept.yml"), toPath: sandbox.path(".viperlint.yml"))
    }
  }

  /// Who is asked about may use types of the project above.
  @Test func whatIsAskedAboutIsReadFromTheTop() throws {
    let sandbox = try monorepo()
    let view = "import UIKit\nfinal class PayViewController: UIViewController { let other: LoginInteractor? = nil }\n"
    let path = "Modules/B/Sources/Pay.swift"
    try sandbox.write(view, to: path)
    for flags in [["--report-only", path], [path]] {
      let asked = try Sandbox.run(
        Sandbox.executable, ["check", "--format", "json"] + flags, in: sandbox.folder)
      #expect(try said(asked) == ["view-uses-interactor \(path) warning"], "\(asked.out)\(asked.err)")
      // So says the configuration in which it lies, from there as well.
      let inside = try Sandbox.run(
        Sandbox.executable, ["check", "--format", "json"] + flags.map { $0 == path ? "Sources/Pay.swift" : $0 },
        in: sandbox.folder.appendingPathComponent("Modules/B"))
      #expect(try said(inside) == ["view-uses-interactor Sources/Pay.swift warning"], "\(inside.out)\(inside.err)")
    }
    // What a configuration above excludes is excluded.
    try sandbox.write("sources: [App, Modules]\nexclude: [Modules/B]\n", to: ".viperlint.yml")
    #expect(try said(try sandbox.viperlint("check", "--format", "json", "--report-only", path)) == [])
    // Where `sources:` passes over a project, its files are read all the same when they are asked about.
    try sandbox.write("sources: [App]\n", to: ".viperlint.yml")
    let passed = try sandbox.viperlint("check", "--format", "json", "--report-only", path)
    #expect(try said(passed) == ["view-uses-interactor \(path) warning"])
  }
}
