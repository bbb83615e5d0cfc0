enum OfferBuilder {
  static func build() -> OfferPresenter {
    let presenter = OfferPresenter()
    presenter.rows = ListViewModelFactory()
    presenter.interactor = OfferInteractor()
    return presenter
  }
}
final class OfferPresenter {
  var rows: ListViewModelFactory?
  var interactor: OfferInteractor?
}
final class OfferInteractor {}
