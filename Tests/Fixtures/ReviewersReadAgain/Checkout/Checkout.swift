import RIBs

protocol CheckoutRouting: ViewableRouting {
  func route()
}

final class CheckoutInteractor: PresentableInteractor<CheckoutPresentable>, ConfirmationRoutingInteractor {
  weak var router: CheckoutRouting?

  func leave() { router?.route() }
}

protocol CheckoutPresentable: Presentable {}
