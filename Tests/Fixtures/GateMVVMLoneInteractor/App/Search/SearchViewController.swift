import UIKit

final class SearchViewController: UIViewController {
  private let interactor = SearchInteractor()
  private let viewModel = SearchViewModel()

  @objc func goTapped() {
    interactor.search(viewModel.text) { [weak self] found in
      self?.navigationController?.pushViewController(ResultsViewController(found: found), animated: true)
    }
  }
}
