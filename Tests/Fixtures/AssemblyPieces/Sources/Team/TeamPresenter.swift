final class TeamPresenter {
  let interactor: TeamInteractor
  init(interactor: TeamInteractor) { self.interactor = interactor }

  // What a cell shows is prepared by whoever fills the list.
  func cellPresenter() -> TeamTableViewCellPresenter { TeamTableViewCellPresenter() }
  func child() -> SquadPresenter {  // expect: module-uses-internals
    SquadPresenter()  // expect: assembly-outside-router
  }
}
final class TeamInteractor {}

struct TeamTableViewCellPresenter {}
