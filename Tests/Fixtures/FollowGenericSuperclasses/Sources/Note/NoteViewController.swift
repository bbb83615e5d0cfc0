/// The same bases with an argument that has no role.
final class NoteViewController: TaggedScreen<NoteBox> {
  func goTapped() {
    presenter.interactor.load()
  }
}

final class NoteBox {
  let interactor = NoteCounter()
}

struct NoteCounter {
  func load() {}
}
