import UIKit

final class AliasesViewController: UIViewController {
  var presenter: AliasesPresenter?
}

final class AliasesPresenter {
  private let interactor: AliasesInteractorProtocol
  private let authorization: AuthorizationInteractorProtocol
  // It lies beside this module's interactor, but by its name it is rather that of the other module that stores it.
  private let limit: SendLimitUseCase
  private let vault = VaultInteractor()  // expect: assembly-outside-router

  init(interactor: AliasesInteractorProtocol, authorization: AuthorizationInteractorProtocol, limit: SendLimitUseCase) {
    self.interactor = interactor
    self.authorization = authorization
    self.limit = limit
  }

  func load() -> [String] { authorization.isOpen() && limit.limit() > 0 ? interactor.aliases() : [] }
}
