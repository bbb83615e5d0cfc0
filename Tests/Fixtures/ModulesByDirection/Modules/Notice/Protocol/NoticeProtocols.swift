/// The word of the module stands nowhere: the contracts belong to the only module that has to do with them.
protocol PresenterToViewProtocol: AnyObject {
  func showNotice()
}

protocol ViewToPresenterProtocol: AnyObject {
  var interactor: PresenterToInteractorProtocol? { get }
  func start()
}

protocol PresenterToInteractorProtocol: AnyObject {
  func fetch()
}

protocol InteractorToPresenterProtocol: AnyObject {
  func fetched()
}
