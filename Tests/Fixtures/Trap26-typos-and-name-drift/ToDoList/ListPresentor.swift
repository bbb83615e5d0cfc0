protocol ListInteractorOutput: AnyObject {
  func loaded()
}

protocol ListViewOutput: AnyObject {
  func viewReady()
}

final class ListPresentor: ListInteractorOutput, ListViewOutput {
  weak var view: ListViewProtocol?
  private let interactor: ListInteracter
  private let router: ListWireFrame

  init(interactor: ListInteracter, router: ListWireFrame) {
    self.interactor = interactor
    self.router = router
  }

  func loaded() {}
  func viewReady() {}
}
