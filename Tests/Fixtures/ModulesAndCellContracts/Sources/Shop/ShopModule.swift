import UIKit

final class ShopPresenter {
  weak var view: ShopViewController?
  var interactor: ShopInteractor?
  func show(_ cell: ProductCellView) { cell.display(name: "Tea") }
}

final class ShopInteractor {}

final class ShopViewController: UIViewController, UITableViewDataSource {
  var presenter: ShopPresenter?
  lazy var adapter = TableAdapter()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath) as! ProductCell
    presenter?.show(cell)
    return cell
  }
}
final class ShopRouter {}
