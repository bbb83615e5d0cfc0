// A view controller may navigate inside the methods that implement its ViewControllable, and nowhere else.
import ModernRIBs

protocol ShopRouting: ViewableRouting {
  func showCart()
}

protocol ShopPresentable: Presentable {
  var listener: ShopPresentableListener? { get set }
}

final class ShopInteractor: PresentableInteractor<ShopPresentable>, ShopPresentableListener, ShopInteractable {
  weak var router: ShopRouting?

  override init(presenter: ShopPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func cartTapped() {
    router?.showCart()
  }
}
