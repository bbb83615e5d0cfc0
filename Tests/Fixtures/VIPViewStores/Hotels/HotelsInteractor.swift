final class HotelsInteractor: HotelsBusinessLogic {
  var presenter: HotelsPresentationLogic?
  let hotels = HotelStore()
  func search() { presenter?.present(rows: hotels.names()) }
}
final class HotelsPresenter: HotelsPresentationLogic {
  weak var view: HotelsDisplayLogic?
  func present(rows: [String]) { view?.display(rows: rows) }
}
final class HotelsRouter: HotelsRoutingLogic { func routeToRooms() {} }
final class HotelStore { func names() -> [String] { [] } }
