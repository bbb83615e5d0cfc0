import Expectations
import LintRules
import Linter
import Testing

/// What a finding advises, case by case.
@Suite struct RemedyByCaseTests {
  private func remedy(_ rule: String, _ files: [(String, String)]) throws -> String {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let report = SmallProject(files: files).report(rulebook, request: LintRequest())
    return try #require(report.findings.first { $0.rule == rule }).remedy
  }

  /// A type that has no use without UIKit is kept by a view or a router; another one is replaced by plain values.
  @Test(arguments: [
    (
      "final class Proxy: NSObject, UIAdaptivePresentationControllerDelegate {}",
      "Let the view or the router make and keep `Proxy`"
    ),
    (
      "struct Proxy { public var tint = UIColor.red }",
      "Use plain values here instead of `Proxy`, which is made of user interface itself."
    ),
    (
      "struct Proxy { public var mark: Mark }\npublic struct Mark { public var tint = UIColor.red }",
      "Use plain values here instead of `Proxy`, or declare it in a target without user interface."
    ),
  ])
  func whatUIKitBindsIsKeptByOthers(declaration: String, advice: String) throws {
    let files = [
      ("Kit/Sources/SuperUI/Proxy.swift", "import UIKit\npublic \(declaration)"),
      (
        "App/Sources/App/Login.swift",
        """
        import SuperUI
        final class LoginInteractor { var proxy: Proxy? }
        final class LoginPresenter { var interactor: LoginInteractor? }
        """
      ),
    ]
    let remedy = try remedy("interactor-imports-ui", files)
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  /// Where the presenter orders it, it knows already that the user leaves; a piece of the screen tells the screen.
  @Test(arguments: [
    ("LoginViewInput", "Let the presenter ask the router instead, and take `close` out of `LoginViewInput`."),
    ("LoginFormDelegate", "Tell the presenter that the user wants to leave"),
  ])
  func whoOrdersAScreenToCloseAsksTheRouter(contract: String, advice: String) throws {
    let text = """
      import UIKit
      protocol \(contract): AnyObject { func close() }
      final class LoginViewController: UIViewController, \(contract) {
        var presenter: LoginPresenter?
        func close() { dismiss(animated: true) }
      }
      final class LoginForm: UIView { weak var delegate: \(contract)? }
      final class LoginPresenter {
        \(contract.hasSuffix("Input") ? "weak var view: \(contract)?" : "")
        var interactor: LoginInteractor?; var router: LoginRouter?
      }
      final class LoginInteractor {}
      final class LoginRouter {}
      """
    let remedy = try remedy("dismissal-outside-router", [("Login.swift", text)])
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  /// Nobody describes a table by a name or a number.
  @Test func whatAViewIsMadeOfIsLeftToIt() throws {
    let text = """
      import Foundation
      final class LoginPresenter { var interactor: LoginInteractor?; func fill(_ table: UITableView) {} }
      final class LoginInteractor {}
      """
    let remedy = try remedy("presenter-uses-ui", [("Login.swift", text)])
    #expect(remedy == "Leave `UITableView` to the view, and give the view what to show in it as plain values.")
  }

  /// The router of a base class is the business of all presenters below it, and a piece of a screen has none.
  @Test(arguments: [
    (
      "class LoginViewController: UIViewController { var router: LoginRouter? }\nfinal class LoginHelpView: LoginViewController {}",
      "view-uses-router",
      "Let the presenters of the screens that inherit from `LoginViewController` call `LoginRouter`."
    ),
    (
      "final class LoginView: UIView { func help() { UIApplication.shared.open(url) } }", "url-opened-outside-router",
      "Tell the screen that shows this view by a closure or a delegate,"
    ),
  ])
  func basesAndPiecesOfScreensHaveNoPresenter(view: String, rule: String, advice: String) throws {
    let parts = """
      final class LoginPresenter { var interactor: LoginInteractor? }
      final class LoginInteractor {}
      final class LoginRouter { func help() {} }
      """
    let remedy = try remedy(rule, [("Login.swift", "import UIKit\n" + view + "\n" + parts)])
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  /// A base class may have the router of all the screens below it; one that it keeps to itself helps nobody.
  @Test(arguments: [
    ("var coordinator: FlowCoordinator?", "Ask `FlowCoordinator`, which `FlowViewController` already has;"),
    ("private var coordinator: FlowCoordinator?", "Give this module a router: `LoginRouter`,"),
  ])
  func theRouterOfABaseClassIsAsked(property: String, advice: String) throws {
    let files = [
      (
        "Flow/Flow.swift",
        """
        import UIKit
        class FlowViewController: UIViewController { \(property) }
        final class FlowCoordinator { func open(_ screen: UIViewController) { window.rootViewController = screen } }
        """
      ),
      (
        "Login/Login.swift",
        """
        import UIKit
        final class LoginViewController: FlowViewController {
          var presenter: LoginPresenter?
          func help() { navigationController?.pushViewController(HelpViewController(), animated: true) }
        }
        final class LoginPresenter { var interactor: LoginInteractor? }
        final class LoginInteractor {}
        final class HelpViewController: UIViewController {}
        """
      ),
    ]
    let remedy = try remedy("navigation-outside-router", files)
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  @Test(arguments: [
    ("names.remove(atOffsets: places)", "Change the list by index"),
    ("names.move(fromOffsets: places, toOffset: 0)", "Change the list by index"),
  ])
  func listsAreChangedByIndex(code: String, advice: String) throws {
    let remedy = try remedy(
      "presenter-imports-ui",
      [
        (
          "Login.swift",
          """
          import SwiftUI
          final class LoginPresenter {
            var interactor: LoginInteractor?
            var names: [String] = []
            func delete(_ places: IndexSet) { \(code) }
          }
          """
        ),
        ("LoginInteractor.swift", "final class LoginInteractor {}"),
      ])
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  /// A view that asks another module's presenter has one of its own.
  @Test func aViewAsksItsOwnPresenter() throws {
    let files = [
      (
        "App/Login/Login.swift",
        """
        import UIKit
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          var user: UserPresenter?
          func show() { title = user?.name }
        }
        final class LoginPresenter { var interactor: LoginInteractor? }
        final class LoginInteractor {}
        """
      ),
      (
        "App/User/User.swift",
        """
        final class UserPresenter { var name = ""; var interactor: UserInteractor? }
        final class UserInteractor {}
        final class UserRouter {}
        """
      ),
    ]
    let remedy = try remedy("module-uses-internals", files)
    #expect(remedy == "Ask `LoginPresenter`, the view's own presenter, instead.")
  }

  /// A private accessor that nothing asks for does nothing.
  @Test(arguments: [("", "Nothing uses `presenter`: delete it."), ("presenter.load()", "Declare an output contract")])
  func whatIsComputedForNothingIsDeleted(code: String, advice: String) throws {
    let remedy = try remedy(
      "interactor-uses-presenter",
      [
        (
          "Login.swift",
          """
          final class LoginInteractor: Base { func start() { \(code) } }
          private extension LoginInteractor {
            var presenter: LoginPresenter { return kept as! LoginPresenter }
          }
          class Base { var kept: Any? }
          final class LoginPresenter { var interactor: LoginInteractor?; func load() {} }
          """
        )
      ])
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  /// A router that names what it puts together asks the other module's router instead.
  @Test func aRouterLeavesTheWiringToTheModule() throws {
    let remedy = try remedy(
      "module-uses-internals",
      [
        (
          "App/Root/Root.swift",
          """
          final class RootPresenter { var interactor: RootInteractor?; var router: RootRouter? }
          final class RootInteractor {}
          final class RootRouter {
            func login() { let presenter: LoginPresenterInput = LoginPresenter(); presenter.load() }
          }
          """
        ),
        (
          "App/Login/Login.swift",
          """
          protocol LoginPresenterInput { func load() }
          final class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractor?; func load() {} }
          final class LoginInteractor {}
          final class LoginRouter { static func make() -> LoginPresenterInput { LoginPresenter() } }
          """
        ),
      ])
    #expect(remedy.hasPrefix("Let this module's router open the module `Login`"), "\(remedy)")
  }

  /// What only shows an image has no presenter to get.
  @Test func aPieceIsGivenItsData() throws {
    let remedy = try remedy(
      "view-uses-service",
      [
        (
          "Login.swift",
          """
          import UIKit
          final class LoginViewController: UIViewController { var presenter: LoginPresenter?; let avatar = AvatarView() }
          final class AvatarView: UIView { func load() { ImageService.shared.fetch() } }
          final class LoginPresenter { var interactor: LoginInteractor? }
          final class LoginInteractor {}
          final class ImageService {
            static let shared = ImageService()
            func fetch() { _ = URLSession.shared }
          }
          """
        )
      ])
    #expect(remedy.hasPrefix("Let the screen that shows this view pass in the data"), "\(remedy)")
  }

  /// What is the application's lives without being held.
  @Test func whatIsOnlyBorrowedAndUnreadIsDeleted() throws {
    let remedy = try remedy(
      "component-uses-app",
      [
        (
          "Login.swift",
          """
          import UIKit
          final class LoginInteractor {
            let context = (UIApplication.shared.delegate as! AppDelegate).container.viewContext
          }
          final class LoginPresenter { var interactor: LoginInteractor? }
          final class AppDelegate: UIResponder, UIApplicationDelegate { let container = Container() }
          final class Container { var viewContext = 0 }
          """
        )
      ])
    #expect(remedy == "Nothing reads `context`: delete it.")
  }
}
