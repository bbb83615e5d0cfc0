import UIKit

final class DetailViewController: UIViewController, DetailView {
  var presenter: DetailPresenter?
}
