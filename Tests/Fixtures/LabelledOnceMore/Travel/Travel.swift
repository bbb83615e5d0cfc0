import UIKit

class TravelInteractor {}
class TravelPresenter {
  var interactor: TravelInteractor?
  weak var view: TravelViewController?
}
class TravelViewController: UIViewController {
  var presenter: TravelPresenter?
  func tap() {
    HelpViewController.show(from: self)  // expect: navigation-outside-router
  }
}
