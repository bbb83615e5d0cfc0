/// The word of the module stands behind.
protocol PresenterToViewQuotesProtocol: AnyObject {
  func quotesCame()
}

protocol ViewToPresenterQuotesProtocol: AnyObject {
  var interactor: PresenterToInteractorQuotesProtocol? { get set }
  var router: PresenterToRouterQuotesProtocol? { get set }
  func viewDidLoad()
}

protocol PresenterToInteractorQuotesProtocol: AnyObject {
  func load()
}

protocol InteractorToPresenterQuotesProtocol: AnyObject {
  func loaded(_ quotes: [QuoteLine])
}

protocol PresenterToRouterQuotesProtocol: AnyObject {
  func openDetail()
}
