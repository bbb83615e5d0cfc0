import Expectations
import LintRules
import Linter
import Testing

/// What a finding advises suits its case: who does it, and to what.
@Suite struct RemedyTests {
  private func remedy(_ rule: String, preset: String = "viper", _ text: String) throws -> String {
    let rulebook = try #require(BuiltIn.rulebook(preset))
    let report = SmallProject(files: [("Login.swift", text)]).report(rulebook, request: LintRequest())
    return try #require(report.findings.first { $0.rule == rule }).remedy
  }

  private let parts = """
    import SwiftUI
    final class LoginInteractor { func load() {} }
    protocol LoginPresenterInput: ObservableObject {}
    final class LoginPresenter: LoginPresenterInput { init(interactor: LoginInteractor) { self.interactor = interactor }
      let interactor: LoginInteractor }

    """

  /// Whoever calls an interactor may tell the presenter; whoever makes one has nothing to tell anybody.
  /// A private property that no code mentions.
  @Test func whatNothingUsesIsDeleted() throws {
    func remedy(_ code: String, _ access: String = "private", _ observer: String = "") throws -> String {
      try self.remedy(
        "view-uses-interactor",
        """
        import UIKit
        final class LoginPresenter { let interactor = LoginInteractor() }
        final class LoginInteractor { func load() {} }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          \(access) var worker: LoginInteractor? \(observer)
          func start(_ given: Any) { \(code) }
        }
        """)
    }
    #expect(try remedy("") == "Nothing uses `worker`: delete it.")
    let mentions = [
      "worker?.load()", "print(self.worker)", "if let worker { print(worker) }", "_ = \\Self.worker", "wire(&worker)",
      "worker = nil",
    ]
    for code in mentions { #expect(try !remedy(code).contains("delete"), "\(code)") }
    #expect(try !remedy("", "").contains("delete"))
    #expect(try !remedy("", "private", "{ didSet { oldValue?.load() } }").contains("delete"))
  }

  /// A local of the same name, and a member of another type, are not the property.
  @Test func namesakesAreNoMentions() throws {
    for code in ["let worker = LoginInteractor(); worker.load()", "_ = Tools().worker"] {
      let text = """
        import UIKit
        final class Tools { var worker = 1 }
        final class LoginPresenter { let interactor = LoginInteractor() }
        final class LoginInteractor { func load() {} }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          private let worker = LoginInteractor()
          func start() { \(code) }
        }
        """
      #expect(try remedy("view-uses-interactor", text) == "Nothing uses `worker`: delete it.", "\(code)")
    }
  }

  /// What a weak property holds may be set, and read by nobody.
  @Test func whatNothingReadsIsDeleted() throws {
    func remedy(_ output: String, _ code: String, elsewhere: String = "", others: String = "") throws -> String {
      try self.remedy(
        "interactor-uses-presenter",
        """
        final class LoginPresenter { let interactor: LoginInteractor? = nil }
        final class LoginInteractor { \(output) var output: LoginPresenter?; func load() { \(code) } }
        final class LoginRouter {
          func make() { let interactor = LoginInteractor(); interactor.output = LoginPresenter(); \(elsewhere) }
        }
        \(others)
        """)
    }
    let deletion = "Nothing reads `output`: delete it, and what sets it."
    #expect(try remedy("weak", "") == deletion)
    #expect(try remedy("weak", "self.output = nil") == deletion)
    #expect(try remedy("", "") != deletion, "it may keep the presenter alive")
    for code in ["print(output)", "if let output { print(output) }", "output?.interactor?.load()"] {
      #expect(try remedy("weak", code) != deletion, "\(code)")
    }
    #expect(try remedy("weak", "", elsewhere: "print(interactor.output)") != deletion)
    #expect(try remedy("weak", "", others: "final class LoginSoonInteractor: LoginInteractor {}") != deletion)
  }

  /// Nothing is deleted that somebody may ask for, or that does something.
  @Test(arguments: [
    "let path = \\LoginInteractor.output",
    "func dump(_ all: [LoginInteractor]) { for one in all { print(one.output as Any) } }",
    "func find(_ box: Box<LoginInteractor>) { print(box.value.output as Any) }",
    "func find(_ r: Resolver) { print(r.resolve(Any.self)?.output as Any) }",
    "extension LoginInteractor: Watched {}",
    "protocol Owner { var output: LoginPresenter? { get } }; extension LoginInteractor: Owner {}",
  ])
  func whatMayBeReadIsKept(elsewhere: String) throws {
    let module = """
      final class LoginPresenter { let interactor: LoginInteractor? = nil }
      final class LoginInteractor { weak var output: LoginPresenter? }
      final class LoginRouter { func make() { LoginInteractor().output = LoginPresenter() } }
      final class Box<Value> { let value: Value; init(_ value: Value) { self.value = value } }
      """
    let project = SmallProject(files: [("Login/Login.swift", module), ("Other.swift", elsewhere)])
    let report = project.report(try #require(BuiltIn.rulebook()), request: LintRequest())
    let finding = try #require(report.findings.first { $0.rule == "interactor-uses-presenter" })
    #expect(!finding.remedy.contains("delete"), "\(finding.remedy)")
  }

  @Test(arguments: ["SessionService.shared.observe { print($0) }", "SessionService.shared.start()"])
  func whatDoesSomethingIsKept(value: String) throws {
    let text = """
      final class LoginPresenter { var interactor: LoginInteractor?; private let token = \(value) }
      final class LoginInteractor {}
      final class LoginRouter {}
      final class SessionService {
        static let shared = SessionService()
        func observe(_ done: @escaping (Int) -> Void) -> Int { UserDefaults.standard.integer(forKey: "a") }
        func start() -> Int { UserDefaults.standard.integer(forKey: "a") }
      }
      """
    #expect(try !remedy("presenter-uses-service", text).contains("delete"))
  }

  /// What is lazy and read by nobody is not even made.
  @Test func whatIsLazyAndUnreadIsDeleted() throws {
    func remedy(_ code: String) throws -> String {
      try self.remedy(
        "assembly-outside-router",
        """
        final class LoginPresenter {
          let interactor: LoginInteractor? = nil
          private(set) lazy var router: LoginRouter = .init()
          func start() { \(code) }
        }
        final class LoginInteractor {}
        final class LoginRouter { func open() {} }
        """)
    }
    #expect(try remedy("") == "Nothing reads `router`: delete it.")
    #expect(try !remedy("router.open()").contains("delete"))
  }

  /// A screen that lies elsewhere has not the router of the module that opens it.
  @Test func aScreenOfAnotherNameHasNoRouter() throws {
    let module = """
      import UIKit
      final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      final class LoginPresenter { var router: LoginRouter?; var interactor: LoginInteractor? }
      final class LoginInteractor {}
      final class LoginRouter { func help() -> UIViewController { TermsViewController() } }
      """
    let screen = """
      import UIKit
      final class TermsViewController: UIViewController {
        func leave() { navigationController?.popToRootViewController(animated: true) }
      }
      """
    let project = SmallProject(files: [("Login/Login.swift", module), ("Terms/TermsViewController.swift", screen)])
    let report = project.report(try #require(BuiltIn.rulebook()), request: LintRequest())
    #expect(
      report.findings.map(\.remedy) == ["Give this screen a presenter, and let that ask the router to do it."])
  }

  /// What is said of a service is what the called member does, as far as the code shows it.
  @Test(
    arguments: [
      ("save", "`ItemsService.save` uses `UserDefaults`"), ("send", "`HTTPClient.post` uses `URLSession`"),
      ("reload", nil), ("make", "uses `FileManager`"), ("twice", "`HTTPClient.post` uses `URLSession`"),
    ] as [(String, String?)])
  func evidenceIsThatOfTheMember(member: String, evidence: String?) throws {
    let text = """
      import Foundation
      protocol ItemsServiceAPI { func save(); func send(); func reload(); func twice(); func make() -> FileStore }
      final class ItemsService: ItemsServiceAPI {
        let client = HTTPClient()
        func save() { UserDefaults.standard.set(1, forKey: "a") }
        func send() { client.post() }
        func reload() { client.forget() }
        func twice() { client.forget(); client.post() }
        func make() -> FileStore { FileStore() }
      }
      final class HTTPClient {
        func forget() {}
        func post() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() }
      }
      final class FileStore { func load() { _ = FileManager.default.temporaryDirectory } }
      final class LoginInteractor {}
      final class LoginRouter {}
      final class LoginPresenter {
        let interactor = LoginInteractor()
        private let service: ItemsServiceAPI
        init(service: ItemsServiceAPI) { self.service = service }
        func start() { _ = service.\(member)() }
      }
      """
    let rulebook = try #require(BuiltIn.rulebook())
    let report = SmallProject(files: [("Login.swift", text)]).report(rulebook, request: LintRequest())
    let finding = try #require(
      report.findings.first { $0.rule == "presenter-uses-service" && $0.message.contains("calls service") })
    if let evidence {
      #expect(finding.message.contains(evidence), "\(finding.message)")
    } else {
      #expect(!finding.message.contains("HTTPClient"), "\(finding.message)")
    }
  }

  @Test func whatIsMadeIsToBeMadeElsewhere() throws {
    let calling = try remedy(
      "view-uses-interactor",
      parts + "struct LoginView: View { let p: LoginPresenter; var body: some View { p.interactor.load() } }")
    #expect(calling == "Tell the presenter what happened and let it call the interactor.")
    let view = "struct LoginView: View { let p = LoginPresenter(interactor: LoginInteractor()) }"
    let making = try remedy("view-uses-interactor", parts + "final class LoginRouter {}\n" + view)
    #expect(making.hasPrefix("Let the module's router or builder make the parts"))
    let stored = try remedy("view-uses-interactor", parts + view)
    #expect(stored.hasPrefix("Let the code that opens this screen make `LoginInteractor` and the presenter, and"))
    let alone = try remedy(
      "view-uses-interactor",
      parts + "struct LoginView: View { let i = LoginInteractor(); var body: some View { i.load() } }")
    #expect(alone.hasPrefix("Give this screen a presenter that asks `LoginInteractor`"))
  }

  /// A screen that no presenter works with cannot tell one.
  @Test func aScreenWithoutAPresenterNeedsOne() throws {
    let view = "struct HelpView: View { let i: LoginInteractor; let p = 1; var body: some View { i.load() } }"
    #expect(
      try remedy("view-uses-interactor", parts + view) == "Give this screen a presenter that asks `LoginInteractor`.")
  }

  /// What is no optional cannot become weak by one word, and what is made in place would be gone at once; as would a
  /// presenter that only its router holds until the screen is there.
  @Test(arguments: [
    ("private let presenter: LoginPresenter", "Declare it `weak var presenter: LoginPresenter?`."),
    ("let presenter: LoginPresenter?", "Declare it `weak var presenter: LoginPresenter?`."),
    ("var presenter: LoginPresenter?", "Declare the property weak."),
    ("var presenter: LoginPresenter? = shared()", "Declare the property weak."),
    (
      "var presenter = LoginPresenter()",
      "Let another part make and hold it, and declare the property weak: made here it would go away at once."
    ),
  ])
  func howAPropertyBecomesWeak(property: String, advice: String) throws {
    let text = """
      final class LoginInteractor {}
      final class LoginPresenter { var interactor: LoginInteractor?; var router: LoginRouter? }
      final class LoginRouter { \(property) }
      """
    let wayBack = "If nothing else holds the presenter, make `LoginPresenter.router` weak instead."
    #expect(try remedy("strong-back-reference", text) == "\(advice) \(wayBack)")
  }

  /// `any LoginPresenterInput` is nothing that SwiftUI observes.
  @Test func whatSwiftUIObservesIsNoExistential() throws {
    let observed = try remedy(
      "concrete-collaborator", parts + "struct LoginView: View { @ObservedObject var presenter: LoginPresenter }")
    #expect(
      observed
        == "SwiftUI does not observe `any LoginPresenterInput`: make `LoginView` generic over `LoginPresenterInput`.")
    let plain = parts.replacing("LoginPresenterInput: ObservableObject", with: "LoginPresenterInput: AnyObject")
    #expect(
      try remedy(
        "concrete-collaborator", plain + "struct LoginView: View { @StateObject var presenter: LoginPresenter }"
      ).contains("let it refine ObservableObject"))
    let kept = try remedy("concrete-collaborator", parts + "struct LoginView: View { let presenter: LoginPresenter }")
    #expect(kept == "Store `LoginPresenterInput` instead.")
  }

  @Test func inRIBsTheListenerAndTheInteractorAreSpokenOf() throws {
    let ribs = """
      import RIBs
      import UIKit
      protocol LoginRouting: ViewableRouting { func open() }
      protocol LoginPresentable: Presentable {}
      final class LoginInteractor: PresentableInteractor<LoginPresentable> {
        weak var router: LoginRouting?
        func help(_ screen: UINavigationController) { screen.pushViewController(UIViewController(), animated: true) }
      }
      final class LoginViewController: UIViewController, LoginPresentable {
        var router: LoginRouting?
        func help() { navigationController?.pushViewController(UIViewController(), animated: true) }
      }
      """
    #expect(try remedy("view-uses-router", preset: "ribs", ribs).hasPrefix("Tell the listener what was tapped"))
    let report = SmallProject(files: [("Login.swift", ribs)])
      .report(try #require(BuiltIn.rulebook("ribs")), request: LintRequest())
    let remedies = report.findings.filter { $0.rule == "navigation-outside-router" }.map(\.remedy)
    #expect(remedies.count == 2)
    #expect(remedies.first?.hasPrefix("Ask the routing contract") == true)
    #expect(remedies.last?.hasPrefix("Tell the listener what the user wants") == true)
  }

  /// What a router goes on from is the router's; an alert is something to describe.
  @Test(arguments: [
    ("weak var host: UIViewController?; func go() { print(host) }", true), ("var window: UIWindow?", true),
    ("func go(_ from: UINavigationController) {}", true), ("func go(_ from: UIStoryboard) {}", true),
    ("func say(_ alert: UIAlertController) {}", false), ("var picker = UIImagePickerController()", false),
    ("var search: UISearchController?", false), ("var image: UIImage?", false),
  ])
  func whatLeadsToScreensIsTheRouters(member: String, isHandle: Bool) throws {
    let remedy = try remedy(
      "presenter-uses-ui",
      """
      import Foundation
      final class LoginInteractor {}
      final class LoginPresenter { var interactor: LoginInteractor?; \(member) }
      """)
    #expect(remedy.hasPrefix("Let the router store") == isHandle, "\(remedy)")
  }

  /// Pictures can be handed over as data; what else needs an import goes where it belongs.
  @Test(arguments: [
    ("UIColor.red", "Pass on a plain value instead of `UIColor` (a name, a kind)"),
    ("UIImage(data: data)", "Pass on a plain value instead of `UIImage` (Data, a URL, a name)"),
    ("print(indexPath.item)", "Let the view pass on a plain number instead of an index path"),
    ("let image: CGImage", "Import CoreGraphics instead."),
    ("UITableView.appearance().sectionHeaderTopPadding = 0", "Move what needs `UITableView` into the view"),
    ("let a: UITextFieldDelegate? = nil", "Let the view or the router conform to `UITextFieldDelegate`"),
  ])
  func whatNeedsAnImportGoesWhereItBelongs(code: String, advice: String) throws {
    let remedy = try remedy(
      "interactor-imports-ui",
      """
      import UIKit
      final class LoginInteractor { func load() { \(code) } }
      final class LoginPresenter { var interactor: LoginInteractor? }
      """)
    #expect(remedy.hasPrefix(advice), "\(remedy)")
  }

  /// A screen that no presenter works with cannot tell one to navigate.
  @Test func aScreenThatNavigatesWithoutAPresenterNeedsOne() throws {
    let text = """
      import UIKit
      final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      final class LoginPresenter { var router: LoginRouter?; var interactor: LoginInteractor? }
      final class LoginInteractor {}
      final class LoginRouter { func help() -> UIViewController { LoginHelpViewController() } }
      final class LoginHelpViewController: UIViewController {
        func leave() { navigationController?.popToRootViewController(animated: true) }
      }
      """
    #expect(
      try remedy("navigation-outside-router", text).hasPrefix(
        "Give this screen a presenter, and let that ask the router to do it. Its place is `LoginRouter`"))
  }

  /// A list cannot be weak.
  @Test(arguments: [
    ("var listeners: [LoginListener] = []", true), ("var listeners: [LoginListener]?", true),
    ("var listeners: Array<LoginListener> = []", true), ("var listeners = [LoginListener]()", true),
    ("var listener: LoginListener?", false),
  ])
  func aListIsKeptInBoxes(property: String, isList: Bool) throws {
    let ribs = """
      import RIBs
      protocol LoginRouting: ViewableRouting {}
      protocol LoginPresentable: Presentable {}
      protocol LoginListener: AnyObject {}
      final class LoginInteractor: PresentableInteractor<LoginPresentable> { \(property) }
      """
    let remedy = try remedy("strong-back-reference", preset: "ribs", ribs)
    #expect((remedy == "Keep its elements in boxes that hold them weakly.") == isList)
  }
}
