import Expectations
import LintRules
import Linter
import Testing

/// Code of one pattern under the rules of another: where the gate opens all the same, one sentence says so.
@Suite struct OtherPatternTests {
  private func said(_ preset: String, _ files: [(path: String, text: String)]) throws -> [String] {
    let rulebook = try #require(BuiltIn.rulebook(preset))
    let report = SmallProject(files: files).report(rulebook, request: LintRequest())
    #expect(report.problems.allSatisfy { !$0.isFatal && $0.rule == nil && $0.severity == .warning })
    return report.problems.map(\.message)
  }

  private func viper(_ name: String) -> (path: String, text: String) {
    (
      "App/\(name)/\(name).swift",
      """
      final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
      final class \(name)Presenter { var interactor: \(name)Interactor!; var router: \(name)Router! }
      final class \(name)Interactor { weak var presenter: \(name)Presenter? }
      final class \(name)Router {}
      """
    )
  }

  private func vip(_ name: String) -> (path: String, text: String) {
    (
      "App/\(name)/\(name).swift",
      """
      protocol \(name)BusinessLogic {}
      protocol \(name)PresentationLogic {}
      protocol \(name)DisplayLogic: AnyObject {}
      final class \(name)ViewController: UIViewController, \(name)DisplayLogic {
        var interactor: \(name)BusinessLogic?
        var router: \(name)Router?
      }
      final class \(name)Interactor: \(name)BusinessLogic { var presenter: \(name)PresentationLogic? }
      final class \(name)Presenter: \(name)PresentationLogic { weak var viewController: \(name)DisplayLogic? }
      final class \(name)Router {}
      """
    )
  }

  /// An interactor that calls its router breaks a rule, and is no vote for RIBs.
  private func vipWithoutContracts(_ name: String) -> (path: String, text: String) {
    (
      "App/\(name)/\(name).swift",
      """
      final class \(name)ViewController: UIViewController { var interactor: \(name)Interactor? }
      final class \(name)Interactor { var presenter: \(name)Presenter?; var router: \(name)Router? }
      final class \(name)Presenter { weak var viewController: \(name)ViewController? }
      final class \(name)Router {}
      """
    )
  }

  private func ribs(_ name: String) -> (path: String, text: String) {
    (
      "App/\(name)/\(name).swift",
      """
      import RIBs
      protocol \(name)Buildable: Buildable { func build() -> \(name)Routing }
      protocol \(name)Interactable: Interactable {}
      protocol \(name)Routing: ViewableRouting {}
      final class \(name)Interactor: Interactor, \(name)Interactable { weak var router: \(name)Routing? }
      final class \(name)Presenter {}
      """
    )
  }

  @Test func whoFollowsAnotherPatternIsToldSo() throws {
    let clean = [vip("Login"), vip("Help")]
    #expect(
      try said("viper", clean) == ["2 modules look like VIP (`preset: vip`), and the rules in force are those of VIPER"]
    )
    #expect(try said("vip", clean) == [])
    #expect(
      try said("viper", [vipWithoutContracts("Login"), vipWithoutContracts("Help")])
        == ["2 modules look like VIP (`preset: vip`), and the rules in force are those of VIPER"])
    let uber = [ribs("Login"), ribs("Help")]
    #expect(
      try said("viper", uber) == [
        "2 modules look like RIBs (`preset: ribs`), and the rules in force are those of VIPER"
      ])
    #expect(try said("ribs", uber) == [])
    let house = [viper("Login"), viper("Help")]
    #expect(
      try said("vip", house) == ["2 modules look like VIPER (`preset: viper`), and the rules in force are those of VIP"]
    )
    #expect(try said("viper", house) == [])
  }

  /// Most of it must follow the other pattern, and clearly less the chosen one.
  @Test func amongBothNobodyIsTold() throws {
    #expect(try said("viper", [viper("Login"), vip("Help")]) == [])
    #expect(try said("viper", [viper("Login"), vip("Help"), vip("About")]) == [])
    #expect(try said("viper", [viper("Login"), ribs("Help")]) == [])
    #expect(
      try said("viper", [viper("Login"), vip("Help"), vip("About"), vip("Cart")])
        == ["3 modules look like VIP (`preset: vip`), and the rules in force are those of VIPER"])
  }

  /// A presenter that keeps its coordinator breaks a rule of VIP, and makes no VIPER of it.
  @Test func aBreachIsNoOtherPattern() throws {
    let cart = """
      import UIKit
      final class CartCoordinator { let window = UIWindow(); func go() { window.rootViewController = UIViewController() } }
      final class CartPresenter { var coordinator: CartCoordinator?; weak var view: CartViewController? }
      final class CartInteractor { let presenter: CartPresenter; init(presenter: CartPresenter) { self.presenter = presenter } }
      final class CartViewController: UIViewController {
        let interactor: CartInteractor
        init(interactor: CartInteractor) { self.interactor = interactor; super.init(nibName: nil, bundle: nil) }
      }
      """
    #expect(try said("vip", [("App/Cart.swift", cart)]) == [])
  }

  /// A view that makes and stores all parts of its scene says nothing of their order; the contracts do.
  @Test func storingAllPartsIsNoPattern() throws {
    let scene = """
      import UIKit
      protocol SongsDisplayLogic: AnyObject {}
      protocol SongsInteractorLogic {}
      protocol SongsPresenterLogic {}
      final class SongsController: UIViewController, SongsDisplayLogic {
        lazy var presenter = SongsPresenter(self)
        lazy var interactor = SongsInteractor(presenter)
        private var router: SongsRouter?
      }
      final class SongsInteractor: SongsInteractorLogic { init(_ presenter: SongsPresenterLogic) {} }
      final class SongsPresenter: SongsPresenterLogic { init(_ screen: SongsDisplayLogic) {} }
      final class SongsRouter { weak var screen: SongsController? }
      """
    #expect(try said("vip", [("App/Songs.swift", scene)]) == [])
    #expect(
      try said("viper", [("App/Songs.swift", scene)])
        == ["1 module looks like VIP (`preset: vip`), and the rules in force are those of VIPER"])
  }

  /// Presenters with use cases are MVP: VIP's gate opens, VIPER's does not, and no hint sends anybody from one to the
  /// other.
  @Test func useCasesMakeNoPattern() throws {
    let pay = """
      final class PayUseCase { func load() {} }
      final class PayPresenter { let useCase: PayUseCase; init(useCase: PayUseCase) { self.useCase = useCase } }
      final class PayViewController: UIViewController { var presenter: PayPresenter? }
      """
    for preset in ["viper", "vip"] {
      let rulebook = try #require(BuiltIn.rulebook(preset))
      var request = LintRequest()
      request.alternatives = { ["viper", "vip", "ribs"].compactMap { BuiltIn.rulebook($0) } }
      let report = SmallProject(files: [("App/Pay.swift", pay)]).report(rulebook, request: request)
      #expect(!report.problems.contains { $0.message.contains("looks like") }, "\(preset)")
    }
  }

  /// Part of a tree may follow another pattern: then that part is named.
  @Test func foldersOfAnotherPatternAreNamed() throws {
    func below(_ folder: String, _ files: [(path: String, text: String)]) -> [(path: String, text: String)] {
      files.map { ("\(folder)/\($0.path)", $0.text) }
    }
    let names = ["Login", "Help", "About"]
    // The same names twice are two apps.
    let both = below("Clean", names.map(vip)) + below("House", (names + ["Cart"]).map(viper))
    #expect(
      try said("viper", both) == [
        """
        all 3 modules in `Clean` look like VIP, and the rules in force are those of VIPER; a `.viperlint.yml` there with \
        `preset: vip` checks them with their own
        """
      ])
    #expect(
      try said("vip", below("Clean", (names + ["Cart"]).map(vip)) + below("House", names.map(viper))).map {
        $0.prefix(27)
      }
        == ["all 3 modules in `House` lo"])
    // Two are no folder, and where both lie side by side there is none.
    #expect(try said("viper", below("Clean", names.dropLast().map(vip)) + below("House", names.map(viper))) == [])
    #expect(try said("viper", names.map(vip) + ["Cart", "Shop", "News"].map(viper)) == [])
    // A view that keeps its interactor breaks a rule of VIPER; that alone is no other pattern.
    let breaches = names.map { name in
      (
        path: "Odd/\(name)/\(name).swift",
        text: """
        final class \(name)ViewController: UIViewController { var interactor: \(name)Interactor! }
        final class \(name)Presenter {}
        final class \(name)Interactor {}
        """
      )
    }
    #expect(try said("viper", breaches + below("House", (names + ["Cart", "Shop"]).map(viper))) == [])
  }

  /// Builders, interactors and coordinators that keep each other are not RIBs yet.
  @Test func onlyWhatUsesRIBsLooksLikeIt() throws {
    func module(_ name: String, _ base: String) -> (path: String, text: String) {
      (
        "App/\(name)/\(name).swift",
        """
        protocol \(name)Routing: AnyObject {}
        final class \(name)Coordinator { var router: \(name)Router? }
        final class \(name)Builder { func build() -> \(name)Coordinator { \(name)Coordinator() } }
        final class \(name)Router: \(base) { var interactor: \(name)Interactor? }
        final class \(name)Interactor { weak var router: \(name)Router? }
        final class \(name)ViewController: UIViewController { var viewModel: \(name)ViewModel! }
        final class \(name)ViewModel {}
        """
      )
    }
    func modules(_ base: String) -> [(path: String, text: String)] { ["Login", "Help"].map { module($0, base) } }
    let rulebook = try #require(BuiltIn.rulebook())
    var request = LintRequest()
    request.alternatives = { ["vip", "ribs"].compactMap { BuiltIn.rulebook($0) } }
    func said(_ base: String) -> [String] {
      SmallProject(files: modules(base)).report(rulebook, request: request).problems.map(\.message)
    }
    let nothing = "this does not look like VIPER: no module has the parts that its rules need"
    #expect(said("NSObject") == [nothing])
    #expect(said("ViewableRouter") == [nothing + "; 2 modules look like RIBs (`preset: ribs`)"])
  }

  @Test func namesAloneAreNoPattern() throws {
    let (path, text) = viper("Login")
    let named = text + "\nprotocol PageBuildable {}\nprotocol LoginDisplayLogic {}\nprotocol Interactable {}\n"
    #expect(try said("viper", [(path, named)]) == [])
  }
}
