import Combine

protocol Repository {
  associatedtype Item
  func save(_ item: Item)
}

protocol UsersRepositoryProtocol: Repository {}

final class UsersRepository: UsersRepositoryProtocol { func save(_ item: String) {} }
