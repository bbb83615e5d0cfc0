import Expectations
import LintRules
import Linter
import Testing

/// Where the links of an access chain are said to be: where each is declared, for there is what has to be mended.
@Suite struct ChainPlacesTests {
  private let parts = """
    final class LoginPresenter {
      let interactor: LoginInteractor
      init(interactor: LoginInteractor) { self.interactor = interactor }
    }
    final class LoginInteractor { func load() {} }
    """

  private func links(_ access: String) throws -> [String] {
    let view = """
      import UIKit
      final class LoginViewController: UIViewController {
        var presenter: AnyObject?
        var known: LoginPresenter?
        func tapped() {
          \(access)
        }
      }
      """
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let project = SmallProject(files: [("View.swift", view), ("Parts.swift", parts)])
    let finding = try #require(
      project.report(rulebook, request: LintRequest()).findings.first { $0.rule == "view-uses-interactor" })
    return finding.chain.map { "\($0.name) \($0.place.path):\($0.place.line)" }
  }

  @Test func aLinkIsWhereItIsDeclared() throws {
    #expect(try links("known?.interactor.load()") == ["known View.swift:4", "interactor Parts.swift:2"])
  }

  /// A cast is declared nowhere: it is where it stands.
  @Test func aCastIsWhereItStands() throws {
    let found = try links("(presenter as? LoginPresenter)?.interactor.load()")
    #expect(found.last == "interactor Parts.swift:2")
    #expect(found.contains("as View.swift:6"))
  }
}
