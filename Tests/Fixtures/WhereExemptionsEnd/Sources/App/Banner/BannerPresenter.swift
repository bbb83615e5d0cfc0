protocol BannerInteractorOutput: AnyObject {}
final class BannerPresenter: BannerInteractorOutput {
  var interactor: BannerInteractor?
  var router: BannerRouter?
}
final class BannerRouter {}
