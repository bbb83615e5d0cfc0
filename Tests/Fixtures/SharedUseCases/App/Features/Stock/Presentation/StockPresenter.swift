final class StockPresenter {
  weak var view: StockViewInput?
  var useCase: StockUseCase?
  var router: StockRouter?
}
final class StockRouter {}
protocol StockViewInput: AnyObject {}
