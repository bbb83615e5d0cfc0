import Foundation

protocol AliasesInteractorProtocol {
  func aliases() -> [String]
}

final class AliasesInteractor: AliasesInteractorProtocol {
  private let authorization: AuthorizationInteractorProtocol

  init(authorization: AuthorizationInteractorProtocol) {
    self.authorization = authorization
  }

  func aliases() -> [String] { authorization.isOpen() ? ["one"] : [] }
}
