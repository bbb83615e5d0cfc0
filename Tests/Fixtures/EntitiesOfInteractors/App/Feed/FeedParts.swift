import Foundation

protocol FeedInteractorInput {
  func one() -> Single
  func many() -> [Multi]
  func maybe() async throws -> Optionally?
  func completing(_ done: @escaping (Completed) -> Void)
  func completingMany(_ done: @escaping ([CompletedMany]) -> Void)
  func resulting(_ done: @escaping (Result<Resulted, FeedError>) -> Void)
  func resultingMany(_ done: @escaping (Result<[ResultedMany], FeedError>) -> Void)
  func resultOut() -> Result<ResultOut, FeedError>
  func kinds() -> [Kind]
  func keyed() -> [String: Keyed]
  func put(_ value: Argued)
}
protocol FeedInteractorOutput: AnyObject {
  func given(_ value: Given)
  func givenMany(_ values: [GivenMany])
  func failed(_ error: FeedTrouble)
}
struct Single {}  // expect-role: entity
struct Multi {}  // expect-role: entity
struct Optionally {}  // expect-role: entity
struct Completed {}  // expect-role: entity
struct CompletedMany {}  // expect-role: entity
class Resulted {}  // expect-role: entity
struct ResultedMany {}  // expect-role: entity
struct ResultOut {}  // expect-role: entity
enum Kind { case a }  // expect-role: entity
struct Keyed {}  // expect-role: entity
struct Argued {}  // expect-role: none
struct Given {}  // expect-role: entity
struct GivenMany {}  // expect-role: entity
struct FeedError: Error {}  // expect-role: none
enum FeedTrouble: Error { case a }  // expect-role: none
