import Foundation

final class HistoryInteractor {
  private let authorization: AuthorizationInteractorProtocol
  // One that only this module reaches for is no one's but its own module's.
  private let vault: VaultInteractor  // expect: module-uses-internals

  init(authorization: AuthorizationInteractorProtocol, vault: VaultInteractor) {  // expect: module-uses-internals
    self.authorization = authorization
    self.vault = vault
  }

  func load() { _ = authorization.isOpen() }
}

final class HistoryPresenter {
  private let interactor: HistoryInteractor

  init(interactor: HistoryInteractor) {
    self.interactor = interactor
  }

  func load() { interactor.load() }
}
