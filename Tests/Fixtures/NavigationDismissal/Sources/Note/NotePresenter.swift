final class NotePresenter {
  weak var view: NoteViewController?
  private let interactor: NoteInteractor
  private let router: NoteRouter

  init(interactor: NoteInteractor, router: NoteRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
