import UIKit

protocol TabsViewInput: AnyObject {}

final class TabsViewController: UIViewController, TabsViewInput, BrowserParentView {
  var presenter: TabsPresenter?
  func minimize() {}
}
final class TabsPresenter {
  weak var view: TabsViewInput?
  var interactor: TabsInteractor?
}
final class TabsInteractor {}
