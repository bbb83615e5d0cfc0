import Foundation
import Testing

/// `--since`, `--report-only`, `--tracked` and the baseline, with real repositories.
@Suite(.enabled(if: hasGit, "needs git"))
struct GitTests {
  @Test func sinceReportsWhatAChangeTouches() throws {
    let sandbox = try repository()
    try sandbox.write(LoginModule.bad.replacingOccurrences(of: "Login", with: "Old"), to: "App/Old.swift")
    try sandbox.write(LoginModule.rest.replacingOccurrences(of: "Login", with: "Old"), to: "App/OldModule.swift")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "old findings")
    #expect(try sandbox.viperlint("check", ".").status == 1)
    #expect(try sandbox.viperlint("check", "--since", "HEAD").status == 0)
    #expect(try sandbox.viperlint("check", "--since", "HEAD~1").status == 1)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    let outcome = try sandbox.viperlint("check", "--since", "main", "--format", "json")
    #expect(try outcome.list("findings").map { $0["path"] as? String } == ["App/View.swift"])
    // A change of the presenter, through which the view reaches, is reported too.
    try sandbox.git("commit", "-qam", "bad view")
    try sandbox.write(LoginModule.rest + "\n// edited\n", to: "App/Module.swift")
    #expect(try sandbox.viperlint("check", "--since", "HEAD").status == 1)
    #expect(try sandbox.viperlint("check", "--since", "nothing").status == 2)
  }

  @Test func sinceNeedsARepository() throws {
    let sandbox = try Sandbox()
    try sandbox.write(LoginModule.good, to: "A.swift")
    let outcome = try sandbox.viperlint("check", "--since", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("--since HEAD: git says"))
  }

  @Test func reportOnlyFiltersTheReport() throws {
    let sandbox = try repository()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    #expect(try sandbox.viperlint("check", "--report-only", "App/View.swift").status == 1)
    #expect(
      try sandbox.viperlint("check", "--report-only", "App/Module.swift").status == 1, "the chain goes through it")
    try sandbox.write("struct Nothing {}\n", to: "App/Other.swift")
    let other = try sandbox.viperlint("check", "--report-only", "App/Other.swift", "--format", "json")
    #expect(other.status == 0)
    #expect(try other.summary("files") == 3)
    #expect(try sandbox.viperlint("check", "--report-only", "App/Nowhere.swift").status == 2)
  }

  @Test func whoReportsOnTheRulesAsksAboutEverything() throws {
    let sandbox = try repository()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.viperlint("baseline", "write")
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write("struct Nothing {}\n", to: "App/Other.swift")
    let frozen = try sandbox.read(".viperlint-baseline.json")
    try sandbox.write("{ \"version\": 1, \"findings\": [] }\n", to: ".viperlint-baseline.json")
    #expect(try sandbox.viperlint("check", "--report-only", "App/Other.swift").status == 0)
    for path in [".viperlint.yml", ".viperlint-baseline.json"] {
      #expect(try sandbox.viperlint("check", "--report-only", "App/Other.swift", path).status == 1)
    }
    // It is no run of the whole project all the same: nothing is stale.
    try sandbox.write(frozen, to: ".viperlint-baseline.json")
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    #expect(try sandbox.viperlint("check").status == 1)
    #expect(try sandbox.viperlint("check", "--report-only", ".viperlint-baseline.json").status == 0)
  }

  @Test func trackedFilesAlone() throws {
    let sandbox = try repository()
    try sandbox.write(LoginModule.bad, to: "App/Untracked.swift")
    try sandbox.write("rules: { view-uses-interactor: off }\n", to: ".viperlint.yml")
    #expect(try sandbox.viperlint("check").status == 0, "the configuration lets it pass")
    let outcome = try sandbox.viperlint("check", "--tracked", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try outcome.summary("files") == 2)
    try sandbox.git("add", "App/Untracked.swift")
    #expect(try sandbox.viperlint("check", "--tracked").status == 1, "nobody else has that configuration")
    let nowhere = try Sandbox()
    try nowhere.write(LoginModule.good, to: "A.swift")
    #expect(try nowhere.viperlint("check", "--tracked").out.contains("--tracked: git says"))
  }

  @Test func baselineMakesGreenAndKeepsGreen() throws {
    let sandbox = try repository()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    #expect(try sandbox.viperlint("check", ".").status == 1)
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.viperlint("check", ".").status == 0)
    #expect(try sandbox.viperlint("check", ".", "--strict").status == 0)
    let frozen = try sandbox.read(".viperlint-baseline.json")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.read(".viperlint-baseline.json") == frozen)
    // One more of the same kind is new.
    try sandbox.write(
      LoginModule.bad.replacingOccurrences(
        of: "func tap", with: "func more() { presenter.interactor.logIn() }\n  func tap"),
      to: "App/View.swift")
    #expect(try sandbox.viperlint("check", ".").status == 1)
    // Mended findings make the baseline stale until it is pruned.
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    let stale = try sandbox.viperlint("check", ".")
    #expect(stale.status == 1)
    #expect(stale.out.contains("viperlint baseline prune"))
    #expect(try sandbox.viperlint("baseline", "prune").status == 0)
    #expect(try sandbox.viperlint("check", ".").status == 0)
    // A damaged one is left alone.
    try sandbox.write("<<<<<<< HEAD\n", to: ".viperlint-baseline.json")
    #expect(try sandbox.viperlint("check", ".").status == 2)
    #expect(try sandbox.viperlint("baseline", "write").status == 2)
    #expect(try sandbox.read(".viperlint-baseline.json") == "<<<<<<< HEAD\n")
  }
}
