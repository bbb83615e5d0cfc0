final class TabsPresenter {
  weak var view: TabsViewController?
  let interactor: TabsInteractor

  init(interactor: TabsInteractor) {
    self.interactor = interactor
  }
}
