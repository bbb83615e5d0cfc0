import UIKit

/// A bar, and no router.
final class StepsNavigator: UIView {
  var interactor: StepsInteractor?  // expect: view-uses-interactor "stores"
}

final class StepsViewController: UIViewController {
  let navigator = StepsNavigator()
  var presenter: StepsPresenter?
}

final class StepsPresenter {
  var interactor: StepsInteractor?
}

actor StepsInteractor {}
