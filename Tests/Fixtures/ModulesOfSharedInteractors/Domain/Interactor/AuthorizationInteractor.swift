// Every feature asks it. That one feature's interactor lies beside it, and uses it, too, makes it no part of that one.
import Foundation

protocol AuthorizationInteractorProtocol {
  func isOpen() -> Bool
}

final class AuthorizationInteractor: AuthorizationInteractorProtocol {
  func isOpen() -> Bool { true }
}
