import Expectations
import LintRules
import Linter
import SwiftFacts
import SwiftReader
import Testing

/// After an edit in bodies alone, other bodies are not read again, and what is found is what a fresh look finds.
@Suite struct BodyEditTests {
  private static let view = """
    import UIKit
    final class LoginView: UIViewController {
      var presenter: LoginPresenter?
      func tap(_ id: Int = 1) throws {
        print(1)
      }
      var name: String {
        "login"
      }
      func screen() -> UIViewController { UIViewController() }
      let closure = { 1 }
    }
    """
  private static let parts = """
    final class LoginPresenter {
      var interactor: LoginInteractor?; weak var view: LoginView?; var router: LoginRouter?
      func show(_ view: LoginView) { view.present(view.screen(), animated: true) }
    }
    final class LoginInteractor { func load() {} }
    final class LoginRouter {}
    """

  /// Files are read in batches: many others stand between the two.
  private func sources(_ view: String) -> [SourceFile] {
    let others = (10..<60).map { ("LoginPart\($0).swift", "final class Part\($0)Interactor { func load() {} }") }
    return ([("Login.swift", BodyEditTests.parts)] + others + [("LoginView.swift", view)]).map {
      SourceFile(path: $0.0, facts: read(Array($0.1.utf8)))
    }
  }

  private func change(from old: String, to new: String) -> FileChange {
    FileChange(
      path: "LoginView.swift", from: (Array(old.utf8), read(Array(old.utf8))),
      to: (Array(new.utf8), read(Array(new.utf8))))
  }

  /// What lies between the braces of one function or accessor is seen by nobody else; all else may be.
  @Test(arguments: [
    ("print(1)", "presenter?.interactor?.load()", true),
    ("    print(1)\n", "", true),
    ("print(1)", "print(1); let a = { 2 }", true),
    ("\"login\"", "\"log in\" + \"é\"", true),
    ("UIViewController() }", "UIViewController(); print(2) }", true),
    ("print(1)", "func inner() {}", false),
    ("print(1)", "struct Inner {}", false),
    ("print(1)", "}\n  func other() {", false),
    ("print(1)", "print(1) }", false),
    ("throws {", "{", false),
    ("throws {", "throws -> Int {", false),
    ("_ id: Int", "_ id: String", false),
    ("{ 1 }", "{ 2 }", false),
    ("var presenter", "weak var presenter", false),
    ("tap", "touch", false),
    ("import UIKit", "import AppKit", false),
  ])
  func anEditLiesInAFunction(old: String, new: String, isInFunction: Bool) throws {
    let text = BodyEditTests.view
    let range = try #require(text.firstRange(of: old))
    let edited = text.replacingCharacters(in: range, with: new)
    #expect(change(from: text, to: edited).isInFunction == isInFunction, "\(old) → \(new)")
    #expect(change(from: edited, to: text).isInFunction == isInFunction, "\(new) → \(old)")
  }

  /// The second look finds what a fresh one finds; and it does not read what nobody has said was changed.
  @Test(arguments: [
    ("print(1)", "presenter?.interactor?.load()"),
    ("print(1)", "navigationController?.pushViewController(self, animated: true)"),
    ("UIViewController() }", "UIAlertController(title: nil, message: nil, preferredStyle: .alert) }"),
    ("print(1)", "let brandNew = presenter?.interactor; brandNew?.load()"),
    ("print(1)", "let s: BrandNewService = .init(); s.presentBrandNew(); UIApplication.shared.open(url)"),
  ])
  func aSecondLookFindsWhatAFreshOneFinds(old: String, new: String) throws {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let edited = BodyEditTests.view.replacing(old, with: new)
    var request = LintRequest()
    request.keepsBodies = true
    let first = analyse(sources(BodyEditTests.view), rulebooks: [rulebook], request: request)
    let fresh = analyse(sources(edited), rulebooks: [rulebook], request: request)
    let kept = try #require(first.kept)

    request.edit = first.edit(in: ["LoginView.swift"], after: [kept])
    let second = analyse(sources(edited), rulebooks: [rulebook], request: request)
    #expect(second.report == fresh.report)
    #expect(second.report != first.report)

    request.edit = second.edit(in: ["LoginView.swift"], after: [try #require(second.kept)])
    #expect(analyse(sources(BodyEditTests.view), rulebooks: [rulebook], request: request).report == first.report)
  }

  /// What is half typed names nothing yet.
  @Test func aNameNeverSeenMeansNothing() throws {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    var request = LintRequest()
    request.keepsBodies = true
    var last = analyse(sources(BodyEditTests.view), rulebooks: [rulebook], request: request)
    for typed in [
      "presenter?.inte", "presenter?.interac", "presenter?.interactor?.lo", "presenter?.interactor?.load()",
      "present(BrandNewViewController(), animated: true)",
    ] {
      let edited = BodyEditTests.view.replacing("print(1)", with: typed)
      request.edit = nil
      let fresh = analyse(sources(edited), rulebooks: [rulebook], request: request)
      request.edit = last.edit(in: ["LoginView.swift"], after: [try #require(last.kept)])
      last = analyse(sources(edited), rulebooks: [rulebook], request: request)
      #expect(last.report == fresh.report, "\(typed)")
    }
  }

  /// What a type plays may depend on what its code does; so may what others go to by way of it.
  @Test(arguments: [
    ("start() {}", "start() { _ = LoginView() }"),
    ("start() {}", "start() { UINavigationController().pushViewController(LoginView(), animated: true) }"),
    ("start() {}", "start() { window.rootViewController = UIViewController() }"),
    ("start() {}", "start() { _ = screens.makeLogin() }"),
    ("rates() {}", "rates() { _ = URLSession.shared }"),
    ("flash() {}", "flash() { present(self, animated: true) }"),
    ("load() {}", "load() { output?.took(item) }"),
  ])
  func anEditMayGiveOtherRoles(old: String, new: String) throws {
    let code = """
      import UIKit
      final class MainCoordinator { let window = UIWindow(); let screens = LoginScreensBuilder(); func start() {} }
      final class LoginScreensBuilder { func makeLogin() -> UIViewController { LoginView() } }
      final class RatesLoader { func rates() {} }
      extension UIViewController { func flash() {} }
      final class LoginStarter { let view = LoginView(); func go() { view.flash() } }
      protocol OrderInteractorOutput { func took(_ item: Order) }
      final class OrderPresenter: OrderInteractorOutput { func took(_ item: Order) {} }
      final class OrderInteractor { var output: OrderInteractorOutput?; let item = Order(); func load() {} }
      struct Order { var name = "" }
      func known() {
        UINavigationController().pushViewController(LoginView(), animated: true); _ = URLSession.shared
        UIWindow().rootViewController = UIViewController()
      }
      """
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    var request = LintRequest()
    (request.keepsBodies, request.wantsMap) = (true, true)
    func sources(_ text: String) -> [SourceFile] {
      [SourceFile(path: "App.swift", facts: read(Array(text.utf8)))] + self.sources(BodyEditTests.view)
    }
    let edited = code.replacing(old, with: new)
    let first = analyse(sources(code), rulebooks: [rulebook], request: request)
    let fresh = analyse(sources(edited), rulebooks: [rulebook], request: request)
    request.edit = first.edit(in: ["App.swift"], after: [try #require(first.kept)])
    let second = analyse(sources(edited), rulebooks: [rulebook], request: request)
    #expect(second.report == fresh.report)
    #expect(second.report.map == fresh.report.map)
  }

  /// Where an analysis begins anew, names have other numbers: nothing that was known by them holds.
  @Test func namesMayGetOtherNumbers() throws {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    var request = LintRequest()
    request.keepsBodies = true
    request.importVocabularies = try #require(RuleLibrary.builtInImportVocabularies.value)
    func sources(_ done: String) -> [SourceFile] {
      [
        ("ZooInteractor.swift", "import UIKit\nfinal class ZooInteractor { func load() { \(done) }; let z = Zebra() }"),
        ("ZooParts.swift", "final class ZooPresenter { let interactor = ZooInteractor() }\nstruct Zebra {}"),
      ].map { SourceFile(path: $0.0, facts: read(Array($0.1.utf8))) }
    }
    let edited = sources("let (a1, b1, c1, d1, e1, f1, g1, h1) = (1, 2, 3, 4, 5, 6, 7, 8)")
    let first = analyse(sources("print(1)"), rulebooks: [rulebook], request: request)
    let fresh = analyse(edited, rulebooks: [rulebook], request: request)
    #expect(fresh.report.findings.contains { $0.rule == "interactor-imports-ui" && $0.fix != nil })
    for kept in [[], [try #require(first.kept)]] {
      request.edit = first.edit(in: ["ZooInteractor.swift"], after: kept)
      #expect(analyse(edited, rulebooks: [rulebook], request: request).report == fresh.report)
    }
  }

  @Test func whatWasNotChangedIsNotReadAgain() throws {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let edited = BodyEditTests.view.replacing("print(1)", with: "presenter?.interactor?.load()")
    var request = LintRequest()
    request.keepsBodies = true
    let first = analyse(sources(BodyEditTests.view), rulebooks: [rulebook], request: request)
    request.edit = first.edit(in: [], after: [try #require(first.kept)])
    let second = analyse(sources(edited), rulebooks: [rulebook], request: request)
    #expect(!second.report.findings.contains { $0.rule == "view-uses-interactor" })
  }
}
