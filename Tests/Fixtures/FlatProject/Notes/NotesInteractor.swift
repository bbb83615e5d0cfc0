final class NotesInteractor {
  func load() {}
}
