import Architecture
import LintRules
import SwiftReader
import SymbolGraph
import Testing

/// Which types make one module (SEMANTICS.md §3), by the layouts that real projects have.
@Suite struct ModuleTests {
  private func project(_ files: [(path: String, text: String)]) throws -> Project {
    let sources = files.sorted { $0.path < $1.path }
      .map { SourceFile(path: $0.path, facts: read(Array($0.text.utf8))) }
    return Project(files: sources, rulebook: try #require(builtinRulebook().rulebook))
  }

  /// Names of the parts by the name of their module; one line for each module, even of the same name.
  private func modules(_ files: [(path: String, text: String)]) throws -> [String] {
    let project = try project(files)
    return project.modules.map { module in
      module.name + ": " + module.types.map { project.name($0) }.sorted().joined(separator: " ")
    }.sorted()
  }

  @Test func byNameAcrossRoleFolders() throws {
    let found = try modules([
      ("Presenters/LoginPresenter.swift", "final class LoginPresenter {}"),
      ("Interactors/LoginInteractor.swift", "final class LoginInteractor {}\nprotocol LoginInteractorOutput {}"),
      ("Views/LoginViewController.swift", "import UIKit\nfinal class LoginViewController: UIViewController {}"),
    ])
    #expect(found == ["Login: LoginInteractor LoginInteractorOutput LoginPresenter LoginViewController"])
  }

  @Test func oneNameInTwoFoldersIsTwoModules() throws {
    let tutorial = "final class LoginPresenter {}\nfinal class LoginInteractor {}"
    let found = try modules([("one/Login.swift", tutorial), ("two/Login.swift", tutorial)])
    #expect(found == ["Login: LoginInteractor LoginPresenter", "Login: LoginInteractor LoginPresenter"])
  }

  @Test func aNamespaceNamesTheModule() throws {
    let found = try modules([
      ("Sale.swift", "enum SaleScene {}\nextension SaleScene { class Interactor {} \n class Presenter {} }")
    ])
    #expect(found == ["Sale: SaleScene.Interactor SaleScene.Presenter"])
  }

  @Test func contractsBelongToTheModuleThatCarriesThemOut() throws {
    let found = try modules([
      ("Deposit/Contracts.swift", "protocol DepositScenePresentationLogic {}\nprotocol DepositSceneDisplayLogic {}"),
      (
        "Deposit/Deposit.swift",
        """
        import UIKit
        enum DepositScene {}
        extension DepositScene {
          final class Presenter: DepositScenePresentationLogic {}
          final class Interactor { var presenter: DepositScenePresentationLogic? }
          final class ViewController: UIViewController, DepositSceneDisplayLogic {}
        }
        """
      ),
    ])
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("DepositSceneDisplayLogic DepositScenePresentationLogic"))
  }

  @Test func outputsStayWithTheModuleThatDeclaresThem() throws {
    let found = try modules([
      ("App/Picker.swift", "protocol PickerModuleOutput {}\nprotocol PickerInteractorInput {}"),
      ("App/Home.swift", "final class HomePresenter: PickerModuleOutput {}\nfinal class HomeInteractor {}"),
    ])
    #expect(found == ["Home: HomeInteractor HomePresenter", "Picker: PickerInteractorInput PickerModuleOutput"])
  }

  @Test func theNameThatPartsAgreeOnStays() throws {
    let found = try modules([
      ("Favorites.swift", "final class FavoritesViewPresenter {}\nfinal class FavoritesViewInteractor {}")
    ])
    #expect(found == ["FavoritesView: FavoritesViewInteractor FavoritesViewPresenter"])
  }

  @Test func aLoneScreenBelongsToTheModuleWhoseRouterMakesIt() throws {
    let found = try modules([
      (
        "Articles/Articles.swift",
        "import UIKit\nfinal class ArticlesPresenter {}\nfinal class ArticlesRouter {\n"
          + "  func open() -> UIViewController { DetailViewController() }\n}"
      ),
      ("Articles/DetailViewController.swift", "import UIKit\nfinal class DetailViewController: UIViewController {}"),
    ])
    #expect(found == ["Articles: ArticlesPresenter ArticlesRouter DetailViewController"])
  }

  @Test func theGateIsPerModule() throws {
    let project = try project([
      ("Login.swift", "final class LoginPresenter {}\nfinal class LoginInteractor {}"),
      ("Home.swift", "final class HomePresenter {}\nfinal class HomeCoordinator {}"),
    ])
    let gated = zip(project.modules, project.isGated).filter(\.1).map(\.0.name)
    #expect(gated == ["Login"])
  }
}
