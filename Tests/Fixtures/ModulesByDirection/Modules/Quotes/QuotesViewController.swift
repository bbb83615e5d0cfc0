import UIKit

final class QuotesViewController: UIViewController, PresenterToViewQuotesProtocol {
  var presenter: ViewToPresenterQuotesProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
    // expect: view-uses-interactor
    presenter?.interactor?.load()
    // expect: view-uses-router
    presenter?.router?.openDetail()
  }

  func quotesCame() {}
}
