final class CityPresenter {
  var interactor: CityInteractor?
  var router: CityRouter?
  func refresh() { interactor?.load() }
}
