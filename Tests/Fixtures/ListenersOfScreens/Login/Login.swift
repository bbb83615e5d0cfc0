// Beside it a child whose interactor has the listener: that is the parent's interactor.
import RIBs

protocol LoginListener: AnyObject {
  func didLogin()
}

protocol LoginRouting: Routing {}

final class LoginInteractor: Interactor {
  weak var router: LoginRouting?
  weak var listener: LoginListener?
}
