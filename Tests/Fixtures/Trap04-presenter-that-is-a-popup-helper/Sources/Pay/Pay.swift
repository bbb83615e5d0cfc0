// A presenter that is called just that, in a namespace: the other parts of the namespace are its partners, and what it
// asks its view to show does not make it a helper.
import Foundation

protocol PayShowing: AnyObject {
  func show(_ total: Int)
  func present(error: String)
}

enum Pay {
  final class Presenter {
    weak var view: PayShowing?
    private let interactor = Interactor()  // expect: assembly-outside-router
    private let router: Router
    init(router: Router) { self.router = router }

    func load() {
      if interactor.total > 0 { view?.show(interactor.total) } else { view?.present(error: "empty") }
    }
  }

  final class Interactor {
    var total = 0
  }

  final class Router {}
}
