import RIBs

protocol PayRouting: Routing {}
protocol PayListener: AnyObject { func payDone() }
protocol PayViewControllable: ViewControllable { func embed(_ view: ViewControllable) }
protocol PayInteractable: Interactable {
  var router: PayRouting? { get set }
  var listener: PayListener? { get set }
}
final class PayInteractor: Interactor, PayInteractable {
  weak var router: PayRouting?
  weak var listener: PayListener?
  func charge() {}
}
final class PayRouter: Router<PayInteractable>, PayRouting {
  private let viewController: PayViewControllable
  init(interactor: PayInteractable, viewController: PayViewControllable) {
    self.viewController = viewController
    super.init(interactor: interactor)
  }
}
final class PayPresenter: PayPresentable {}
protocol PayPresentable: Presentable {}
