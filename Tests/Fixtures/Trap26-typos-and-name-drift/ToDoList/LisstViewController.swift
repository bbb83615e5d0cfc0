import UIKit

protocol ListViewProtocol: AnyObject {}

final class LisstViewController: UIViewController, ListViewProtocol {
  var output: ListViewOutput?

  func open(_ screen: UIViewController) {
    show(screen, sender: nil)  // expect: navigation-outside-router
  }
}
