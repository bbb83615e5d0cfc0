import Combine

final class TodoPresenter: ObservableObject {
  let interactor: TodoInteractor?
  let heading = "To do"

  init(interactor: TodoInteractor?) {
    self.interactor = interactor
  }
}
