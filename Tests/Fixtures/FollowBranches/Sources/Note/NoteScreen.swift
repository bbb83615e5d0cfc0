/// A view by its base, whichever branch that comes from.
final class NoteScreen: BaseScreen {
  var presenter: NotePresenter?

  func load() {
    presenter?.interactor.load()  // expect: view-uses-interactor
    presenter?.cache.clear()
  }
}
