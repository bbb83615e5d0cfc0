import UIKit

protocol HelpPresenterOutput: AnyObject { func show() }

final class HelpViewController: UIViewController, HelpPresenterOutput {
  var presenter: HelpPresenter?
  func show() {}
}

final class HelpPresenter {
  weak var view: HelpPresenterOutput?
  let interactor: HelpInteractor
  init(interactor: HelpInteractor) { self.interactor = interactor }
}

final class HelpInteractor {
  weak var view: HelpPresenterOutput?  // expect: interactor-uses-view
}
