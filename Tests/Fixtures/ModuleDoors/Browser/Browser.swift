import UIKit

// What a module says of the screen that it is shown in speaks of another module's screen: keeping that closes no ring of its
// own. Its own screen is another matter.

protocol BrowserParentView: AnyObject { func minimize() }
protocol BrowserViewInput: AnyObject {}

final class BrowserRouter {
  private let parent: BrowserParentView
  private let screen: BrowserViewInput  // expect: strong-back-reference
  init(parent: BrowserParentView, screen: BrowserViewInput) {
    self.parent = parent
    self.screen = screen
  }
  func close() { parent.minimize() }
}
final class BrowserPresenter {
  var router: BrowserRouter?
  var interactor: BrowserInteractor?
}
final class BrowserInteractor {}
final class BrowserViewController: UIViewController, BrowserViewInput { var presenter: BrowserPresenter? }

enum BrowserBuilder {
  static func build() -> UIViewController {
    let screen = BrowserViewController()
    screen.presenter = BrowserPresenter()
    return screen
  }
  static func embed(_ screen: UIViewController) {}
}
