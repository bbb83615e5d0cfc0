final class NoteInteractor {
  func title() -> String { "Note" }
}
