protocol LessModuleInput: AnyObject { func pay() }
protocol LessInteractorInput: AnyObject { func charge() }
final class LessInteractor: LessInteractorInput { func charge() {} }
final class LessPresenter: LessModuleInput {
  var interactor: LessInteractorInput?
  var router: LessRouter?
  func pay() { interactor?.charge() }
}
final class LessRouter {}
