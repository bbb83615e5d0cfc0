import Expectations
import LintRules
import Linter
import Testing

/// What a finding advises where routers, and the parts that should ask them, differ from the tutorial's.
@Suite struct RemedyOfRoutersTests {
  private func remedy(_ rule: String, _ text: String, beside others: String = "") throws -> String {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let files = [("App/Login/Login.swift", text), ("App/Wallet/WalletCoordinator.swift", others)]
    let report = SmallProject(files: files).report(rulebook, request: LintRequest())
    return try #require(report.findings.first { $0.rule == rule }, "\(report.findings.map(\.message))").remedy
  }

  private let parts = "final class LoginInteractor {}\n"

  /// Coordinators lead from module to module: the modules have outputs instead of routers.
  @Test func aModuleWithoutRouterTellsItsOutput() throws {
    let remedy = try remedy(
      "navigation-outside-router",
      parts + """
        import UIKit
        protocol LoginModuleOutput: AnyObject { func didLogin() }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          func tap() { navigationController?.pushViewController(UIViewController(), animated: true) }
        }
        final class LoginPresenter { var interactor: LoginInteractor?; weak var output: LoginModuleOutput? }
        """,
      beside: """
        import UIKit
        final class WalletCoordinator: LoginModuleOutput {
          let navigation = UINavigationController()
          func didLogin() { navigation.popViewController(animated: true) }
        }
        """)
    #expect(
      remedy.hasPrefix("Give `LoginModuleOutput`, to which `WalletCoordinator` conforms, a method for this step"),
      "\(remedy)")
  }

  /// The presenter decides where to go, so it knows what the router has to know.
  @Test func aRouterIsGivenWhatItNeeds() throws {
    let remedy = try remedy(
      "router-uses-service",
      """
      import UIKit
      final class LoginPresenter { var router: LoginRouter? }
      final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      final class LoginRouter {
        let session = SessionService()
        func next(_ from: UIViewController) {
          if session.isOpen { from.present(UIViewController(), animated: true) }
        }
      }
      final class SessionService { var isOpen: Bool { UserDefaults.standard.bool(forKey: "login") } }
      """)
    #expect(remedy.hasPrefix("Let the presenter pass to the router's method what that needs of"), "\(remedy)")
  }

  /// An interactor keeps a router for its presenter.
  @Test func aRouterIsStoredByWhoAsksIt() throws {
    let remedy = try remedy(
      "interactor-uses-router",
      """
      final class LoginInteractor { let router: LoginRouter; init(router: LoginRouter) { self.router = router } }
      final class LoginPresenter {
        let interactor: LoginInteractor
        init(interactor: LoginInteractor) { self.interactor = interactor }
        func tap() { interactor.router.showNext() }
      }
      final class LoginRouter { func showNext() {} }
      """)
    #expect(remedy == "Store `LoginRouter` in the presenter instead, which asks it.")
  }

  /// A protocol may demand a property, but not a private one.
  @Test func aPrivatePropertyThatNothingNamesIsDeleted() throws {
    let remedy = try remedy(
      "interactor-uses-router",
      """
      protocol Listening { var router: LoginRouter? { get } }
      class Base: Listening { weak var router: LoginRouter? }
      final class LoginInteractor: Outside { private weak var router: LoginRouter? }
      final class LoginPresenter { var interactor: LoginInteractor? }
      final class LoginRouter {}
      """)
    #expect(remedy == "Nothing uses `router`: delete it.")
  }

  /// What an alert offers is text, and a link can be opened behind a contract.
  @Test(arguments: [
    ("let action = UIAlertAction()", "Describe the alert by plain values (title, message, choices)"),
    ("UIApplication.shared.open(url)", "Let a contract that is passed in open links and settings"),
  ])
  func aPresenterShowsNothing(code: String, advice: String) throws {
    let remedy = try remedy(
      "presenter-uses-ui",
      parts + """
        final class LoginPresenter { var interactor: LoginInteractor?; weak var view: LoginView?; func tap() { \(code) } }
        protocol LoginView: AnyObject {}
        """)
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }
}
