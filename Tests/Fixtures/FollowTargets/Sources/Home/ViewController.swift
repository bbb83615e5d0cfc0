import Gestures
import UIKit

public final class ViewController: UIViewController, Home.ViewInput {
  var presenter: Presenter?
  let pan = Gestures.Interactor()

  func start() { pan.attach() }

  func begin(other: Home.Interactor) {  // expect: view-uses-interactor "mentions"
    other.load()  // expect: view-uses-interactor "calls"
    Gestures.Tool().part().load()  // expect: view-uses-interactor
  }
}

extension Gestures.Tool {
  func part() -> Home.Interactor { fatalError() }
}

protocol Container {
  func resolve<T>(_ type: T.Type) -> T
}

extension Container {
  func resolve<T>(_ type: T.Type) -> T { fatalError() }
}

class Screens {
  func first() -> UIViewController { UIViewController() }
}

final class HomeScreens: Screens {
  override func first() -> ViewController { ViewController() }
}

final class OtherViewController: UIViewController {
  var presenter: Presenter?

  func start(_ container: Container, _ screens: HomeScreens) {
    // A requirement and its default are one function, as are an override and what it overrides.
    container.resolve(Home.Interactor.self).load()  // expect: view-uses-interactor
    _ = screens.first().presenter?.interactor  // expect: view-uses-interactor "reaches"
  }
}
