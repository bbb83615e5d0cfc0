// With an interactor of its own the screen goes by it, and the listener is that of the interactor.
import RIBs

protocol ChatListener: AnyObject {
  func chatDidClose()
}

protocol ChatRouting: Routing {}

final class ChatInteractor: Interactor {
  weak var router: ChatRouting?
}
