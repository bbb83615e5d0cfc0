import DesignUIKit  // expect: interactor-imports-ui

final class TintInteractor {
  weak var output: TintInteractorOutput?
  func go() { print(Settings().tint) }
}
