protocol RootPresenterProtocol: AnyObject { func loadOnLaunch() }

final class RootPresenter: RootPresenterProtocol {
  let interactor = RootInteractor()  // expect: assembly-outside-router
  func loadOnLaunch() { interactor.load() }
}
final class RootInteractor {
  var other: AuthInteractorInput?  // expect: module-uses-internals
  func load() {
    other?.start()  // expect: module-uses-internals
  }
}
