import Foundation

final class SharedInteractors {
  static let instance = SharedInteractors()

  private(set) lazy var aliases: AliasesInteractorProtocol = AliasesInteractor(repository: AliasesRepository())

  func signOut() -> AliasesInteractorProtocol {
    UserDefaults.standard.removeObject(forKey: "token")
    return aliases
  }

  func token() -> String? { UserDefaults.standard.string(forKey: "token") }
}

final class AliasesRepository {
  let session = URLSession.shared

  func load() { session.dataTask(with: URL(string: "a")!).resume() }
}
