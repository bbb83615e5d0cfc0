import UIKit

final class AlarmRouter {
  func close(_ screen: UINavigationController) {
    (screen.topViewController as? ForecastViewController)?.presenter?.refresh()  // expect: module-uses-internals
  }
}

final class AlarmPresenter {
  var interactor: AlarmInteractor?
  var router: AlarmRouter?
}

final class AlarmInteractor {}
