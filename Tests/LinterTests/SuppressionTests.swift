import Expectations
import LintRules
import Linter
import Testing

/// Which comments silence a finding, and which only look as if they did.
@Suite struct SuppressionTests {
  private func report(_ comment: String, below: String = "") throws -> Report {
    let text = """
      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter!
        func act() {
          \(comment)
          presenter.interactor?.logIn()
        }
      }
      final class LoginPresenter { var interactor: LoginInteractor? }
      final class LoginInteractor { func logIn() {} }
      final class LoginRouter {}
      \(below)
      """
    let rulebook = try #require(buildRulebook(Configuration(), preset: "viper").rulebook)
    return SmallProject(files: [("App/Login.swift", text)]).report(rulebook, request: LintRequest())
  }

  private func isSilenced(_ report: Report) -> Bool {
    report.findings.first { $0.rule == "view-uses-interactor" }.map { $0.standing != .active } ?? true
  }

  @Test(arguments: ["goes in spring", "2027", "весной", "来年"])
  func aReasonIsInWords(_ reason: String) throws {
    let report = try report("// viperlint:ignore view-uses-interactor -- \(reason)")
    #expect(isSilenced(report) && report.problems.isEmpty, "\(report.problems.map(\.message))")
  }

  /// A reviewer of the line sees no reason there, either.
  @Test(arguments: [
    ".", "-", "--", "…", "\u{A0}", "\u{3000}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{202E}", "\u{1B}", "\u{3164}",
  ])
  func whatHasNoWordIsNoReason(_ reason: String) throws {
    let report = try report("// viperlint:ignore view-uses-interactor -- \(reason)")
    #expect(!isSilenced(report))
    #expect(report.problems.map(\.rule) == ["suppression-without-reason"])
  }

  @Test func aWholeFileIsSilencedAtItsTopLevelOnly() throws {
    let comment = "// viperlint:ignore-file view-uses-interactor -- goes in spring"
    let inside = try report(comment)
    #expect(!isSilenced(inside))
    #expect(
      inside.problems.map(\.message) == [
        "`ignore-file` counts at the top level of its file, and this one stands in `LoginViewController`; move it out"
      ])
    for comment in [comment, "func free() {} " + comment] {
      let outside = try report("", below: comment)
      #expect(isSilenced(outside) && outside.problems.isEmpty)
    }
  }
}
