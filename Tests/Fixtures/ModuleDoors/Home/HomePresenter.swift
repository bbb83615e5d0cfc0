final class HomePresenter { var interactor: HomeInteractor? }
final class HomeInteractor { var content: HomeContentProvider? }
