import RIBs

protocol FeeRouting: ViewableRouting { func close() }
protocol FeePresentable: Presentable {}
protocol FeeInteractable: Interactable { var router: FeeRouting? { get set } }
final class FeePresenter: FeePresentable {}

final class FeeInteractor: PresentableInteractor<FeePresentable>, FeeInteractable {
  weak var router: FeeRouting?
  func done() { router?.close() }
}

final class FeeRouter: ViewableRouter<FeeInteractable, ViewControllable>, FeeRouting {
  func close() {}
}
