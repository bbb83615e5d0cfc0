final class StockPresenter {
  var useCase: StockUseCase?
  var router: StockRouter?
}
final class StockRouter {}
