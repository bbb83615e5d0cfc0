import UIKit

protocol PayPresenting: AnyObject { func pay() }

final class PayPresenter: PayPresenting {
  let interactor: PayInteractor
  var amount = 0
  let analytics: PayAnalyticsService

  init(interactor: PayInteractor, analytics: PayAnalyticsService) {
    self.interactor = interactor
    self.analytics = analytics
  }

  func pay() { analytics.record("pay") }
}

final class PayInteractor {
  weak var presenter: PayPresenting?
  // A default argument is handed in like any other.
  init(presenter: PayPresenting? = PayOutput()) { self.presenter = presenter }
}

final class PayOutput: PayPresenting { func pay() {} }

// The contract has nothing of what this screen asks for: stored by it the screen would not compile.
final class PayViewController: UIViewController {
  var presenter: PayPresenter!
  func show() { title = "\(presenter.amount)" }
}

// Here it has all of it.
final class PayButton: UIView {
  var presenter: PayPresenter!  // expect: concrete-collaborator
  func tap() { presenter.pay() }
}

/// It keeps its notes in a file, and whoever records learns nothing of that.
final class PayAnalyticsService {
  func record(_ name: String) { UserDefaults.standard.set(name, forKey: "last") }
}
