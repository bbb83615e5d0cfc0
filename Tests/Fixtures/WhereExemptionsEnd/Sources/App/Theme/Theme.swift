import DesignUIKit  // expect: interactor-imports-ui

final class ThemeInteractor {
  weak var output: ThemeInteractorOutput?
  func go() { print(Theme.accent) }
}
