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

  init(interactor: SendInteractorProtocol) {
    self.interactor = interactor
  }

  func send() { interactor.send() }
}
