final class TeamRouter {
  static func createModule(ref: TeamViewController) {
    ref.presenter = TeamPresenter(interactor: TeamInteractor())
  }
  static func open(from screen: TeamViewController) {}
}
