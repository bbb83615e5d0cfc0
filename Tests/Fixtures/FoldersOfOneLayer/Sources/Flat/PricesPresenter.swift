final class PricesPresenter { var interactor: PricesInteractor? }
