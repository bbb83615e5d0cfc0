final class AssetListPresenter: AssetListViewOutput {
  weak var view: AssetListViewInput?
  var interactor: AssetListInteractor?
  var router: AssetListRouter?

  func appeared() {
    interactor?.load()
    view?.show(message: "Welcome")
  }
}

final class AssetListInteractor {
  func load() {}
}

final class AssetListRouter {}
