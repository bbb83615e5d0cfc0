import UIKit

// What the interactor calls, what other modules call, what a data manager calls: nothing that stands in the view's or the
// presenter's way to each other.
protocol HomeInteractorOutput: AnyObject { func loaded() }
protocol HomeModuleInput: AnyObject { func reload() }
protocol HomeDelegate: AnyObject { func homeChanged() }
protocol HomeRemoteDataManagerOutputProtocol: AnyObject { func received() }

final class HomeViewController: UIViewController { var presenter: HomePresenter? }
final class HomePresenter: HomeInteractorOutput, HomeModuleInput, HomeDelegate {
  weak var view: HomeViewController?
  var interactor: HomeInteractor?
  func loaded() {}
  func reload() {}
  func homeChanged() {}
}
final class HomeInteractor: HomeRemoteDataManagerOutputProtocol {
  weak var output: HomeInteractorOutput?
  func received() { output?.loaded() }
}
