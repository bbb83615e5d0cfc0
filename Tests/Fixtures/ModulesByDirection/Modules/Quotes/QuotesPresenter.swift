final class QuotesPresenter: ViewToPresenterQuotesProtocol, InteractorToPresenterQuotesProtocol {
  var view: PresenterToViewQuotesProtocol?  // expect: strong-back-reference
  var interactor: PresenterToInteractorQuotesProtocol?
  var router: PresenterToRouterQuotesProtocol?

  func viewDidLoad() { interactor?.load() }
  func loaded(_ quotes: [QuoteLine]) { view?.quotesCame() }
}
