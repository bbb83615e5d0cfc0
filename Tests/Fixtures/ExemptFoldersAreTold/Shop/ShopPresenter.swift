// Please do not edit without asking the team.
final class ShopPresenter { var interactor: ShopInteractor? }
