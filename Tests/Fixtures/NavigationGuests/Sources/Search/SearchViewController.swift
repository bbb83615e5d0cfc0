import UIKit

final class SearchViewController: UIViewController {
  var presenter: SearchPresenter?
  let search = UISearchController()
  var list: ResultListViewController?

  func showLoader() {
    navigationController?.present(UIAlertController(), animated: true)
  }
  // What a function of the opposite name put up is what comes down.
  func hideLoader() {
    navigationController?.dismiss(animated: true, completion: nil)
  }
  func hideResults() {
    navigationController?.dismiss(animated: true)  // expect: dismissal-outside-router
  }
  func closed() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }

  // A child that the storyboard embeds is kept.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "embed" { list = segue.destination as? ResultListViewController }
  }
}

extension SearchViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    dismiss(animated: true)
  }
}

extension SearchViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    dismiss(animated: true)
  }

  /// Once the guest has gone it is the screen itself that leaves.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true) { [weak self] in
      self?.dismiss(animated: true)  // expect: dismissal-outside-router
    }
  }
}

final class ResultListViewController: UIViewController {}

final class SearchPresenter {
  let interactor: SearchInteractor
  init(interactor: SearchInteractor) { self.interactor = interactor }
}
final class SearchInteractor {}
final class SearchRouter {}
