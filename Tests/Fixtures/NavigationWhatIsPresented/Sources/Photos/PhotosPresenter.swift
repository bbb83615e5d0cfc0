final class PhotosPresenter {
  weak var view: PhotosViewController?
  private let interactor: PhotosInteractor
  private let router: PhotosRouter

  init(interactor: PhotosInteractor, router: PhotosRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
