import Foundation

protocol SendInteractorProtocol {
  func send()
}

final class SendInteractor: SendInteractorProtocol {
  private let authorization: AuthorizationInteractorProtocol

  init(authorization: AuthorizationInteractorProtocol) {
    self.authorization = authorization
  }

  func send() { _ = authorization.isOpen() }
}

final class SendPresenter {
  private let interactor: SendInteractorProtocol
  private let limit: SendLimitUseCase

  init(interactor: SendInteractorProtocol, limit: SendLimitUseCase) {
    self.interactor = interactor
    self.limit = limit
  }

  func send() { if limit.limit() > 0 { interactor.send() } }
}
