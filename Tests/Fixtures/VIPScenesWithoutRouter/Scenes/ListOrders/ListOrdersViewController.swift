import UIKit

protocol ListOrdersDisplayLogic: AnyObject {
  func display(viewModel: ListOrders.Fetch.ViewModel)
}

final class ListOrdersViewController: UIViewController, ListOrdersDisplayLogic { // expect: scene-lacks-router
  var interactor: ListOrdersBusinessLogic?
  func display(viewModel: ListOrders.Fetch.ViewModel) { title = viewModel.title }
  func open() {
    navigationController?.pushViewController(ShowOrderViewController(), animated: true)
  }
  func close() { dismiss(animated: true) }
  func pick() { present(UIImagePickerController(), animated: true) }
  func help() { UIApplication.shared.open(URL(string: "https://a.b")!) }
  func home() { tabBarController?.selectedIndex = 0 }
}
