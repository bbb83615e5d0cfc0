import DesignUIKit  // expect: interactor-imports-ui

final class BannerInteractor {
  weak var output: BannerInteractorOutput?
  var biometry: BiometryProviding?
  func go() { showBanner("Hi") }
}
