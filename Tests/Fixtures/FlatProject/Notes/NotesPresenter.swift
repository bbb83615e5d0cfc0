final class NotesPresenter {
  var interactor: NotesInteractor?
  var router: NotesRouter?
  func refresh() { interactor?.load() }
}
