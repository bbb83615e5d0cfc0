import Combine

/// A contract can replace the class only where the code then compiles.
class FeedInteractor {
  // The contract declares what is called.
  private let drafts = DraftsStorage()  // expect: concrete-collaborator
  // `$items` is no member of the contract.
  private let favourites: FavouritesStore
  // The contract has no setter.
  private let session: SessionStore
  // The contract has another function of that name.
  private let repository: FeedRepository
  // It is given to what wants the class.
  private let client: ImagesClient
  private lazy var comments = CommentsRepository(client: client)
  // The contract is generic by an associated type.
  private let users: UsersRepository
  // A subclass calls more.
  let logs: LogsStorage
  private var bag = Set<AnyCancellable>()

  init(
    favourites: FavouritesStore, session: SessionStore, repository: FeedRepository, client: ImagesClient,
    users: UsersRepository, logs: LogsStorage
  ) {
    self.favourites = favourites
    self.session = session
    self.repository = repository
    self.client = client
    self.users = users
    self.logs = logs
  }

  func start() {
    drafts.clear(all: true)
    favourites.$items.sink { _ in }.store(in: &bag)
    session.token = nil
    repository.fetch(page: 2)
    client.send("start")
    comments.load()
    users.save("Ann")
    logs.reset()
  }
}

final class SearchInteractor: FeedInteractor {
  func forget() { logs.forget() }
}
