import UIKit

final class NoticePresenter: ViewToPresenterProtocol, InteractorToPresenterProtocol {
  weak var view: PresenterToViewProtocol?
  var interactor: PresenterToInteractorProtocol?

  func start() { interactor?.fetch() }
  func fetched() { view?.showNotice() }
}

final class NoticeInteractor: PresenterToInteractorProtocol {
  var presenter: InteractorToPresenterProtocol?  // expect: strong-back-reference

  func fetch() { presenter?.fetched() }
}

final class NoticeViewController: UIViewController, PresenterToViewProtocol {
  var presenter: ViewToPresenterProtocol?

  func refresh() {
    presenter?.start()
    // expect: view-uses-interactor
    presenter?.interactor?.fetch()
  }

  func showNotice() {}
}
