import Foundation

protocol SendLimitUseCase {
  func limit() -> Int
}

final class SendLimitInteractor: SendLimitUseCase {
  func limit() -> Int { 0 }
}
