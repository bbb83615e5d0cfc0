import UIKit

final class FilterViewController: UIViewController, UISearchBarDelegate {
  var presenter: FilterPresenter?

  // What a search bar calls is about the search, which goes.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    dismiss(animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {  // expect: navigation-outside-router
    (segue.destination as? FilterDetailViewController)?.text = "three"
  }
}
final class FilterDetailViewController: UIViewController { var text = "" }
final class FilterPresenter {
  let interactor: FilterInteractor
  init(interactor: FilterInteractor) { self.interactor = interactor }
}
final class FilterInteractor {}
final class FilterRouter {}
