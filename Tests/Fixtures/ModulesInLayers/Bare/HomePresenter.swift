// A part that is called like its role and nothing else belongs to the only module of its folder.
final class HomePresenter {
  private let interactor: Interactor

  init(interactor: Interactor) { self.interactor = interactor }
}
