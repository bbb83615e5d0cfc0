import UIKit

class TravelInteractor {}
class TravelRouting {
  let screen = TravelViewController()  // expect: strong-back-reference
  func open() { screen.present(UIViewController(), animated: true) }
}
class TravelPresenter {
  var interactor: TravelInteractor?
  var routing: TravelRouting?
  weak var view: TravelViewController?
}
class TravelViewController: UIViewController {
  var presenter: TravelPresenter?
  func tap() {
    HelpViewController.show(from: self)  // expect: navigation-outside-router
  }
}
