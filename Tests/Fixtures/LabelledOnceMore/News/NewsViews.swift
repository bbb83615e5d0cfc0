import UIKit

class NewsViewController: UITableViewController {
  var presenter: NewsPresenter?
  func cell() -> NewsItemView { NewsItemView() }
}
class NewsItemView: UITableViewCell {}
