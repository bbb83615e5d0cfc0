import UIKit

protocol OtherPresentation: AnyObject {
  func appeared()
}

final class OtherPresenter: OtherPresentation {
  weak var view: OtherViewController?
  var interactor: OtherInteractor?
  func appeared() {}
}

final class OtherInteractor {
  func load() {}
}

final class OtherViewController: UIViewController, Greeting {
  var presenter: OtherPresentation?
}
