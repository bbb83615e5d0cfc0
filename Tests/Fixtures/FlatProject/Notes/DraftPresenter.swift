final class DraftPresenter {
  var interactor: DraftInteractor?
  func refresh() { interactor?.load() }
}
