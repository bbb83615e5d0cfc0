final class CardPresenter { var interactor: CardInteractor?; var router: CardRouter? }
final class CardInteractor {}
final class CardRouter {}
