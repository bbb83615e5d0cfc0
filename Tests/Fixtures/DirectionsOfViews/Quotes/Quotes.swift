import UIKit

protocol ViewToPresenterQuotesProtocol: AnyObject { func opened() }
protocol PresenterToInteractorQuotesProtocol: AnyObject { func load() }
protocol InteractorToPresenterQuotesProtocol: AnyObject { func loaded() }

final class QuotesViewController: UIViewController {
  var presenter: ViewToPresenterQuotesProtocol?
}

extension QuotesViewController: InteractorToPresenterQuotesProtocol {
  func loaded() {}
}

final class QuotesPresenter: ViewToPresenterQuotesProtocol {
  var interactor: PresenterToInteractorQuotesProtocol?
  func opened() { interactor?.load() }
}

final class QuotesInteractor: PresenterToInteractorQuotesProtocol {
  weak var output: InteractorToPresenterQuotesProtocol?  // expect: interactor-uses-view
  func load() { output?.loaded() }  // expect: interactor-uses-view
}

protocol InteractorToPresenterNotesProtocol: AnyObject { func loaded() }
protocol PresenterToViewNotesProtocol: AnyObject { func show() }

final class NotesViewController: UIViewController, PresenterToViewNotesProtocol { func show() {} }

final class NotesPresenter: InteractorToPresenterNotesProtocol {
  weak var view: PresenterToViewNotesProtocol?
  var interactor: NotesInteractor?
  func loaded() { view?.show() }
}

final class NotesInteractor {
  weak var output: InteractorToPresenterNotesProtocol?
  func load() { output?.loaded() }
}
