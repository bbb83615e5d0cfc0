final class ListViewModelFactory: SearchMatching {
  func matches(_ query: String) -> Bool { !query.isEmpty }
}
final class ListPresenter {
  let rows = ListViewModelFactory()
  var interactor: ListInteractor?
}
final class ListInteractor {}
enum ListBuilder {
  static func build() -> ListPresenter {
    let presenter = ListPresenter()
    presenter.interactor = ListInteractor()
    return presenter
  }
}
