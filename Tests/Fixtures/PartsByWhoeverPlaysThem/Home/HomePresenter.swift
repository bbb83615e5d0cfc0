protocol HomeInteractor {}
protocol HomeRouter {}

final class HomePresenter {
  let interactor: HomeInteractor
  let router: HomeRouter
  init(interactor: HomeInteractor, router: HomeRouter) {
    self.interactor = interactor
    self.router = router
  }
}
