import UIKit

final class AliasesViewController: UIViewController {
  var presenter: AliasesPresenter?
}

final class AliasesPresenter {
  private let interactor: AliasesInteractorProtocol
  private let authorization: AuthorizationInteractorProtocol
  private let vault = VaultInteractor()  // expect: assembly-outside-router

  init(interactor: AliasesInteractorProtocol, authorization: AuthorizationInteractorProtocol) {
    self.interactor = interactor
    self.authorization = authorization
  }

  func load() -> [String] { authorization.isOpen() ? interactor.aliases() : [] }
}
