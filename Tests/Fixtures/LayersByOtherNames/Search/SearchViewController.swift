import UIKit

final class SearchViewController: UIViewController {
  var presenter: SearchPresenter?
  func reload() { presenter?.fetch.run() }  // expect: view-uses-interactor
}
