import RIBs
import UIKit

protocol HomeRouting: ViewableRouting {}
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
protocol HomePresentableListener: AnyObject { func tapped() }
protocol HomeInteractable: Interactable, PayListener {}
protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
  weak var router: HomeRouting?
  private var pay: PayInteractor?  // expect: module-uses-internals
  func tapped() { pay?.charge() }  // expect: module-uses-internals
  func payDone() {}
}
final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {}
final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable, PayViewControllable {
  weak var listener: HomePresentableListener?
  func embed(_ view: ViewControllable) {}
}
final class HomePresenter: Presenter<HomeViewControllable> {}
