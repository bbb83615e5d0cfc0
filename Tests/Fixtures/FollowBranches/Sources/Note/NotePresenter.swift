final class NotePresenter {
  let interactor: NoteInteractor
  let cache: NoteCache
  init(interactor: NoteInteractor, cache: NoteCache) {
    self.interactor = interactor
    self.cache = cache
  }
}
