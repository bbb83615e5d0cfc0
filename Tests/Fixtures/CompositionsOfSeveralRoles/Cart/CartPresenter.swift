final class CartPresenter: CartEvents, @unchecked Sendable {
  let interactor: CartInteractorInput
  let router: CartRouterInput

  init(interactor: CartInteractorInput, router: CartRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() { interactor.load() }
  func openCheckout() { router.openCheckout() }
}
