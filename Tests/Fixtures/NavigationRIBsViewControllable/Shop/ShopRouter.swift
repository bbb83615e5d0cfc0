import ModernRIBs

protocol ShopInteractable: Interactable {
  var router: ShopRouting? { get set }
}

protocol ShopViewControllable: ViewControllable, Returning {
  func share(_ sheet: UIActivityViewController)
  func push(_ screen: ViewControllable)
}

final class ShopRouter: ViewableRouter<ShopInteractable, ShopViewControllable>, ShopRouting {
  private let cart: ViewableRouting

  init(interactor: ShopInteractable, viewController: ShopViewControllable, cart: ViewableRouting) {
    self.cart = cart
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func showCart() {
    attachChild(cart)
    viewController.push(cart.viewControllable)
  }
}
