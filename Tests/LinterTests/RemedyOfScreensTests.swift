import Expectations
import LintRules
import Linter
import Testing

/// What findings advise about screens and about who stands behind a contract, case by case.
@Suite struct RemedyOfScreensTests {
  private func remedy(_ rule: String, _ text: String) throws -> String {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let report = SmallProject(files: [("Login.swift", text)]).report(rulebook, request: LintRequest())
    return try #require(report.findings.first { $0.rule == rule }).remedy
  }

  /// Who stands behind a contract is for the code to say that makes the interactor.
  @Test(arguments: [
    (
      "WalletFetching", "Take the default away, and let the code that makes `LoginInteractor` hand in `WalletFetching`."
    ),
    ("AppCoordinator", "Report the outcome to the interactor's output; the presenter reads it and asks the router."),
  ])
  func whoStandsBehindAContractIsHandedIn(type: String, advice: String) throws {
    let text = """
      import UIKit
      protocol WalletFetching { func wallet() -> String }
      final class AppCoordinator: WalletFetching {
        static let shared = AppCoordinator()
        func wallet() -> String { "" }
        func start() { UINavigationController().pushViewController(LoginViewController(), animated: true) }
      }
      final class LoginInteractor { init(fetcher: \(type) = AppCoordinator.shared) { print(fetcher.wallet()) } }
      final class LoginPresenter { var interactor: LoginInteractor?; var router: LoginRouter? }
      final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      final class LoginRouter {}
      """
    #expect(try remedy("interactor-uses-router", text) == advice)
  }

  /// Who reads has nothing to tell.
  @Test(arguments: [
    ("label.text = presenter.interactor.total", "Let the presenter provide what this view shows"),
    ("presenter.interactor.reload()", "Tell the presenter what happened"),
  ])
  func aViewReadsByItsPresenter(code: String, advice: String) throws {
    let text = """
      import UIKit
      final class LoginViewController: UIViewController {
        let label = UILabel(), presenter: LoginPresenter
        func show() { \(code) }
      }
      final class LoginPresenter { let interactor: LoginInteractor; var router: LoginRouter? }
      final class LoginInteractor { var total = ""; func reload() {} }
      final class LoginRouter {}
      """
    let remedy = try remedy("view-uses-interactor", text)
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  /// A service knows no presenter that could ask a router.
  @Test func aServiceReportsToWhoeverAsks() throws {
    let text = """
      import UIKit
      final class LoginService { func check(_ host: UIViewController) { host.present(LoginViewController(), animated: true) } }
      final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      final class LoginPresenter { var interactor: LoginInteractor?; var router: LoginRouter? }
      final class LoginInteractor { let service: LoginService? = nil }
      final class LoginRouter {}
      """
    let advice = "Report the outcome to the code that asks for it, and let a router go on from there."
    #expect(try remedy("navigation-outside-router", text) == advice)
  }

  /// To hear of another module is no presenter.
  @Test func aScreenThatHearsOfAnotherModuleHasNoPresenter() throws {
    let text = """
      import UIKit
      final class LoginDoneViewController: UIViewController, HelpModuleOutput {
        func leave() { navigationController?.pushViewController(LoginViewController(), animated: true) }
      }
      protocol HelpModuleOutput: AnyObject {}
      final class HelpPresenter { weak var output: HelpModuleOutput?; var interactor: HelpInteractor? }
      final class HelpInteractor {}
      final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      final class LoginPresenter { var interactor: LoginInteractor?; var router: LoginRouter? }
      final class LoginInteractor {}
      final class LoginRouter {}
      """
    let remedy = try remedy("navigation-outside-router", text)
    #expect(remedy.hasPrefix("Give this screen a presenter, and let that ask the router to do it."), "\(remedy)")
  }

  /// The set-up of a screen with everything around it belongs to whoever opens it.
  @Test func aScreenDoesNotMakeItsOwnRouter() throws {
    let text = """
      import UIKit
      final class LoginScreenViewController: UIViewController {
        let presenter: LoginScreenPresenter
        func setUp() { let router = LoginRouter(); print(router) }
      }
      final class LoginScreenPresenter { var interactor: LoginScreenInteractor? }
      final class LoginScreenInteractor {}
      final class LoginRouter { func open() {} }
      final class LoginPresenter { let interactor: LoginInteractor; var router: LoginRouter? }
      final class LoginInteractor {}
      """
    let advice =
      "Let the code that opens this screen make `LoginRouter` and the presenter, and pass in the presenter alone."
    #expect(try remedy("view-uses-router", text) == advice)
  }
}
