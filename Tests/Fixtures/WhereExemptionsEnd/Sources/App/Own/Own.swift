final class OwnPresenter {
  var interactor: OwnInteractor?
  var router: OwnRouter?
}
final class OwnInteractor {
  var less: LessInteractorInput?  // expect: module-uses-internals
}
final class OwnRouter {
  func open() {
    let interactor = HostedInteractor()  // expect: module-uses-internals
    interactor.delegate = nil  // expect: module-uses-internals
    interactor.deleteAll()  // expect: module-uses-internals
  }
}
extension HostedInteractor {
  var delegate: HostedPresenter? {  // expect: interactor-uses-presenter
    get { nil }
    set {}
  }
  func deleteAll() {}
}
