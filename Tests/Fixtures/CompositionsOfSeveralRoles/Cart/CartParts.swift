final class CartInteractor: CartInteractorInput { func load() {} }
final class CartRouter: CartRouterInput { func openCheckout() {} }
