extension SaleDetails {
  final class Presenter {
    private let interactor: SaleDetailsBusinessLogic

    init(interactor: SaleDetailsBusinessLogic) {
      self.interactor = interactor
    }
  }
}
