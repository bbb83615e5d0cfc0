final class ForecastPresenter {
  var interactor: ForecastInteractor?
  var router: ForecastRouter?
  func refresh() { interactor?.load() }
}
