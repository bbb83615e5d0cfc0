import Foundation
import Testing

/// A rule that was renamed: whoever names it by its old id (a comment, a baseline, a configuration, a flag) is
/// understood, and told the new one once.
@Suite struct RenamedRuleTests {
  private static let rule = """
    id: session-stays-home
    renamed-from: [no-session, session-singleton]
    summary: The session is used somewhere.
    constraint:
      forbid: { from: { kind: class }, to: { names: [Session] }, by: makes }
    passing:
      - title: Nothing is made
        swift: final class LoginPresenter {}
    failing:
      - title: A session is made
        swift: "final class LoginPresenter { func go() { _ = Session() } } // expect: session-stays-home"

    """

  /// Two places at which the rule is broken; one may carry a comment.
  private func project(_ configuration: String = "", comment: String = "") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      final class LoginPresenter {
        func first() { _ = Session() }\(comment)
      }
      final class HelpPresenter {
        func second() { _ = Session() }
      }
      """, to: "App/Login.swift")
    try sandbox.write(Self.rule, to: "lint/session-stays-home.yml")
    try sandbox.write(
      "preset: none\ncustom-rules: [lint/session-stays-home.yml]\n\(configuration)", to: ".viperlint.yml")
    return sandbox
  }

  private func findings(_ outcome: Sandbox.Outcome) throws -> [String] {
    try outcome.list("findings").map { "\($0["rule"] ?? "") \($0["line"] ?? 0) \($0["severity"] ?? "")" }
  }

  private func said(_ outcome: Sandbox.Outcome) throws -> [String] {
    try outcome.list("problems").map {
      "\($0["path"] ?? "") \($0["line"] ?? 0): \($0["severity"] ?? ""): \($0["message"] ?? "")"
    }
  }

  @Test func commentsWithTheOldIdSilence() throws {
    let sandbox = try project(comment: " // viperlint:ignore no-session -- login makes the first one")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(try findings(outcome) == ["session-stays-home 5 error"])
    #expect(
      try said(outcome) == [
        "App/Login.swift 2: warning: the rule `no-session` is called `session-stays-home` now; write that in this comment"
      ])
    // Of many comments one notice speaks.
    let two = try project(comment: " // viperlint:ignore no-session -- login makes the first one")
    try two.write(
      "final class OtherPresenter {\n  func go() { _ = Session() } // viperlint:ignore no-session -- so does this\n}\n",
      to: "App/Other.swift")
    let notices = try said(try two.viperlint("check", "--format", "json"))
    #expect(notices.count == 1 && notices.allSatisfy { $0.hasSuffix("in this comment (and 1 more that name it)") })
  }

  @Test func aCommentWithTheOldIdThatSilencesNothingIsUnused() throws {
    let sandbox = try project()
    try sandbox.write(
      "// viperlint:ignore no-session -- not any more\nfinal class OldPresenter {}\n", to: "App/Old.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(try said(outcome).contains { $0.contains("nothing here breaks `no-session`; delete the comment") })
  }

  @Test func theNoticeFailsNothing() throws {
    let sandbox = try project(comment: " // viperlint:ignore no-session -- login makes the first one")
    try sandbox.write(
      "final class LoginPresenter {\n  func first() { _ = Session() } // viperlint:ignore session-singleton -- older still\n}\n",
      to: "App/Login.swift")
    let outcome = try sandbox.viperlint("check", "--strict")
    #expect(outcome.status == 0, "\(outcome.said)")
    #expect(outcome.said.contains("the rule `session-singleton` is called `session-stays-home` now"))
  }

  @Test func configurationsWithTheOldIdCount() throws {
    let sandbox = try project("rules: { no-session: warning }\n")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try findings(outcome) == ["session-stays-home 2 warning", "session-stays-home 5 warning"])
    #expect(
      try said(outcome) == [
        ".viperlint.yml 3: warning: the rule \"no-session\" is called \"session-stays-home\" now; write \"session-stays-home\""
      ])
    #expect(try sandbox.viperlint("config").out.contains("session-stays-home"))
    // What a project says on top of what it extends counts, by whichever id.
    try sandbox.write("rules: { no-session: { severity: warning, paths: [App/Login.swift] } }\n", to: "base.yml")
    try sandbox.write(
      "preset: none\nextends: base.yml\ncustom-rules: [lint/session-stays-home.yml]\nrules: { session-stays-home: error }\n",
      to: ".viperlint.yml")
    let extended = try sandbox.viperlint("check", "--format", "json")
    #expect(try findings(extended) == ["session-stays-home 2 error", "session-stays-home 5 error"])
    #expect(try said(extended).count == 1)
  }

  @Test func baselinesWithTheOldIdForgive() throws {
    let sandbox = try project()
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let old = try sandbox.read(".viperlint-baseline.json")
      .replacingOccurrences(of: "\"session-stays-home\"", with: "\"no-session\"")
      .replacingOccurrences(of: "\"HelpPresenter\",", with: "\"HelpPresenter\", \"reason\": \"moves in spring\",")
    #expect(old.contains("no-session") && old.contains("moves in spring"))
    try sandbox.write(old, to: ".viperlint-baseline.json")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try findings(outcome).isEmpty)
    let notices = try said(outcome)
    #expect(notices.count == 1)
    #expect(
      notices.allSatisfy {
        $0.contains(
          "2 entries name the rule `no-session`, which is called `session-stays-home` now; `viperlint baseline prune` writes that"
        )
      })
    // Written anew it names the new id, and keeps what people wrote.
    #expect(try sandbox.viperlint("baseline", "prune").status == 0)
    let new = try sandbox.read(".viperlint-baseline.json")
    #expect(!new.contains("no-session") && new.contains("moves in spring"))
    #expect(try said(try sandbox.viperlint("check", "--format", "json")).isEmpty)
  }

  @Test func flagsAndExplainKnowTheOldId() throws {
    let sandbox = try project()
    let only = try sandbox.viperlint("check", "--only", "no-session", "--format", "json")
    #expect(try findings(only).count == 2)
    #expect(only.out.contains("--only: the rule `no-session` is called `session-stays-home` now"))
    #expect(try sandbox.viperlint("check", "--skip", "no-session").status == 0)
    let explained = try sandbox.viperlint("explain", "no-session")
    #expect(explained.status == 0)
    #expect(explained.out.contains("session-stays-home") && explained.out.contains("no-session, session-singleton"))
    #expect(explained.err == "viperlint: the rule `no-session` is called `session-stays-home` now\n")
    #expect(try sandbox.viperlint("check", "--only", "no-sessions").status == 2)
  }

  @Test(arguments: [
    ("renamed-from: [view-uses-interactor]", "preset: viper", "there is a rule of that id"),
    ("renamed-from: [session-stays-home]", "preset: none", "there is a rule of that id"),
    ("renamed-from: [No-Session]", "preset: none", "lower case with hyphens"),
  ])
  func anOldIdThatMeansAnotherRuleIsRefused(_ names: String, _ preset: String, _ message: String) throws {
    let sandbox = try project()
    try sandbox.write(
      Self.rule.replacingOccurrences(of: "renamed-from: [no-session, session-singleton]", with: names),
      to: "lint/session-stays-home.yml")
    try sandbox.write("\(preset)\ncustom-rules: [lint/session-stays-home.yml]\n", to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.said.contains(message), "\(outcome.said)")
  }
}
