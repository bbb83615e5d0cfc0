import Foundation

protocol AliasesInteractorProtocol {
  func load()
}

final class AliasesInteractor: AliasesInteractorProtocol {
  private let repository: AliasesRepository

  init(repository: AliasesRepository) {
    self.repository = repository
  }

  func load() { repository.load() }
}

final class AliasesPresenter {
  private let interactor: AliasesInteractorProtocol = SharedInteractors.instance.aliases
  private let token = SharedInteractors.instance.token()  // expect: presenter-uses-service "SharedInteractors"

  func load() { interactor.load() }

  // A function does more than it returns.
  func leave() { _ = SharedInteractors.instance.signOut() }  // expect: presenter-uses-service "SharedInteractors"
}
