final class ListPresenter {
  let interactor: ListInteractor
  init(interactor: ListInteractor) { self.interactor = interactor }
  func viewReady() {}
}
final class ListInteractor {}
