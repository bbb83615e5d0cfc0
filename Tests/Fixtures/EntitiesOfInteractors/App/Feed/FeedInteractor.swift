final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedInteractorOutput?
  func one() -> Single { Single() }
  func many() -> [Multi] { [] }
  func maybe() async throws -> Optionally? { nil }
  func completing(_ done: @escaping (Completed) -> Void) { done(Completed()) }
  func completingMany(_ done: @escaping ([CompletedMany]) -> Void) { done([]) }
  func resulting(_ done: @escaping (Result<Resulted, FeedError>) -> Void) { done(.success(Resulted())) }
  func resultingMany(_ done: @escaping (Result<[ResultedMany], FeedError>) -> Void) { done(.success([])) }
  func resultOut() -> Result<ResultOut, FeedError> { .success(ResultOut()) }
  func kinds() -> [Kind] { [.a] }
  func keyed() -> [String: Keyed] { [:] }
  func put(_ value: Argued) { output?.given(Given()) ; output?.givenMany([]) ; output?.failed(.a) }
}
