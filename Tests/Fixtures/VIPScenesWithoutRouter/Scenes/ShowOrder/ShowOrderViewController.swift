import UIKit

protocol ShowOrderDisplayLogic: AnyObject {
  func display(viewModel: ShowOrder.Fetch.ViewModel)
}

final class ShowOrderViewController: UIViewController, ShowOrderDisplayLogic {
  var interactor: ShowOrderBusinessLogic?
  var router: ShowOrderRoutingLogic?
  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.fetch(request: ShowOrder.Fetch.Request())
  }
  func display(viewModel: ShowOrder.Fetch.ViewModel) { title = viewModel.title }
}
