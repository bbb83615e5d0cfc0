import DesignUIKit  // expect: interactor-imports-ui

final class BadgeInteractor {
  weak var output: BadgeInteractorOutput?
  var biometry: BiometryProviding?
  func go() { print("x".asBadge) }
}
