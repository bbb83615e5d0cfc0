import Combine

final class DetailPresenter: ObservableObject {
  private var interactor: DetailInteractor?
}

final class DetailInteractor {}
