import Expectations
import LintRules
import Linter
import Testing

/// What a finding says of the two sides of a use.
@Suite struct SentenceTests {
  /// The code of a mixin counts as code of the types that conform to it: the sentence names one of them.
  @Test func aMixinIsNamedWithAConformingType() throws {
    let text = """
      import UIKit
      protocol ErrorShowing {}
      extension ErrorShowing where Self: UIViewController {
        func remember() { UserDefaults.standard.set(1, forKey: "error") }
      }
      final class LoginViewController: UIViewController, ErrorShowing { var presenter: LoginPresenter? }
      final class LoginPresenter { var interactor: LoginInteractor?; var router: LoginRouter? }
      final class LoginInteractor {}
      final class LoginRouter {}
      """
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let report = SmallProject(files: [("Login.swift", text)]).report(rulebook, request: LintRequest())
    let finding = try #require(report.findings.first { $0.rule == "view-uses-service" })
    #expect(finding.message.hasPrefix("mixin `ErrorShowing` of view `LoginViewController` "), "\(finding.message)")
  }
}
