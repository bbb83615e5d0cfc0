import Expectations
import LintRules
import Linter
import Testing

/// Sources in which something stands very often cost as much as they are long, not the square of it.
/// (`Tests/Workshop/growth` measures the whole program on more cases, and larger ones.)
@Suite(.serialized) struct GrowthTests {
  private static let module = """
    import UIKit
    protocol HomeViewProtocol: AnyObject { func show() }
    class HomeView: UIViewController, HomeViewProtocol { var presenter: HomePresenter?; func show() {} }
    class HomeInteractor { func load() {} }
    class HomePresenter { weak var view: HomeViewProtocol?; var interactor: HomeInteractor?; var router: HomeRouter? }
    class HomeRouter {}

    """

  private func growth(from size: Int, _ text: (Int) -> String) throws -> Double {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    var request = LintRequest()
    request.importVocabularies = BuiltIn.importVocabularies
    return Expectations.growth(from: size) { size in
      SmallProject(files: [("App/Home.swift", GrowthTests.module), ("App/Other.swift", text(size))])
    } work: { project in
      _ = project.report(rulebook, request: request)
    }
  }

  /// A line for each number.
  private func lines(_ size: Int, _ line: (Int) -> String) -> String { (0..<size).map(line).joined(separator: "\n") }

  /// Each of the functions makes parts of another module and shows a screen: what is made is looked for where it was
  /// made, and not in the whole file.
  @Test func partsThatAreMadeInOneFile() throws {
    let grown = try growth(from: 60) { size in
      """
      import UIKit
      class LoginView: UIViewController { var presenter: LoginPresenter? }
      class LoginInteractor {}
      class LoginPresenter { weak var view: LoginView?; var interactor: LoginInteractor?; var router: LoginRouter? }
      class LoginRouter {
        weak var view: UIViewController?
      \(lines(size) { """
          func open\($0)() {
            let screen = HomeView()
            screen.presenter = HomePresenter()
            HomeRouter()
            HomeInteractor().load()
            view?.present(screen, animated: true)
          }
        """ })
      }
      """
    }
    #expect(grown < mostGrowth)
  }

  /// Requirements and as many overloads in the way of each call. Each call may look at each function, but not at each
  /// pair of them.
  @Test func overloads() throws {
    let grown = try growth(from: 24) { size in
      """
      protocol LoginView { \(lines(size) { "func show(_ text: T\($0))" }) }
      class LoginPresenter {
        var view: LoginView?
        \(lines(size) { "func show(_ text: T\($0)) { view?.show(T\($0)()) }" })
        \(lines(size) { "func go\($0)() { show(T\($0)()) }" })
      }
      """
    }
    // The third power would be 64.
    #expect(grown < 32)
  }

  /// Aliases that name themselves cost about as much as those that do not.
  @Test func aliasesThatNameThemselves() throws {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    func project(_ text: String) -> SmallProject {
      SmallProject(files: [("App/Home.swift", GrowthTests.module), ("App/Other.swift", text)])
    }
    let plain = lines(200) { "typealias A\($0) = A\($0 + 1) & P" }
    let circular = lines(200) { "typealias A\($0) = A\($0 + 1) & A\($0)" }
    // The smaller input is the one, the larger the other.
    let ratio = Expectations.growth(from: 1) {
      project($0 == 1 ? plain : circular)
    } work: { project in
      _ = project.report(rulebook, request: LintRequest())
    }
    #expect(ratio < mostGrowth)
  }
}
