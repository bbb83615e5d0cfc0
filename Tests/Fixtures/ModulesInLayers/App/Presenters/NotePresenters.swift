// Where a folder holds one layer of several features, folders say nothing of features.
final class NoteEditingPresenter {
  private let interactor: NoteInteractor?

  init(interactor: NoteInteractor?) { self.interactor = interactor }
}

final class NoteListingPresenter {
  private let interactor: NoteInteractor?

  init(interactor: NoteInteractor?) { self.interactor = interactor }
}
