protocol AuthInteractorInput: AnyObject { func start() }
protocol AuthInteractorOutput: AnyObject { func didPass() }
protocol AuthRouterInput: AnyObject {}
protocol AuthViewProtocol: AnyObject {}
protocol AuthViewFactoryProtocol: AnyObject { static func createView() -> AuthViewProtocol? }

final class AuthInteractor: AuthInteractorInput {
  weak var output: AuthInteractorOutput?
  func start() { output?.didPass() }
}
final class AuthPresenter: AuthInteractorOutput {
  var interactor: AuthInteractorInput?
  func viewReady() { interactor?.start() }
  func didPass() {}
}
