import UIKit

final class ShopViewController: UIViewController {
  var presenter: ShopPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    // Whatever the one object of a class is called, in whatever language.
    if Sesion.compartida.token == nil { title = "" }  // expect: view-uses-service "Sesion"
    title = Ayarlar.paylasilan.dil  // expect: view-uses-service "Ayarlar"
    view.backgroundColor = Tema.claro.fondo
  }
}

final class ShopPresenter {
  weak var view: ShopViewController?
  let interactor: ShopInteractor
  let context: AppContext

  init(interactor: ShopInteractor, context: AppContext) {
    self.interactor = interactor
    self.context = context
  }

  func title() -> String { context.locale }

  func check(_ cart: Cart) {
    let other = Cart()
    other.items = cart.items
    title(FontStyle.title.size)
    Kasse.haupt.leeren()  // expect: presenter-uses-service "Kasse"
  }

  private func title(_ size: Double) {}

  func load() { context.userService.load() }  // expect: presenter-uses-service "UserService"
}

final class ShopInteractor {
  typealias Dependencies = HasUserService & HasLocale
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func load() { dependencies.userService.load() }
}

final class ShopRouter { weak var screen: UIViewController? }
