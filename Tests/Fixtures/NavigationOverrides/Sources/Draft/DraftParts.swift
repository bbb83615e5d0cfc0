final class DraftInteractor {
  func load() {}
}

final class DraftPresenter {
  weak var view: DraftViewController?
  var interactor: DraftInteractor?
  var router: DraftRouter?

  func viewReady() { interactor?.load() }
  func closed() { router?.leave() }
}
