import UIKit

final class TeamViewController: UIViewController, UIImagePickerControllerDelegate {
  var presenter: TeamPresenter?

  func lookUp() {
    UIApplication.topViewController()?.view.endEditing(true)
    UIApplication.topViewController()?.present(UIImagePickerController(), animated: true)  // expect: system-sheet-outside-router
    UIApplication.topViewController()?.dismiss(animated: true)  // expect: dismissal-outside-router
    Containers.wrap(self).setNavigationBarHidden(true, animated: false)
  }

  func make() {
    add(Screens.recipe())  // expect: assembly-outside-router
    add(Screens.help())  // expect: assembly-outside-router
    add(Screens.stored())  // expect: assembly-outside-router
    add(UIViewController.fromNib())  // expect: assembly-outside-router
  }

  private func add(_ child: UIViewController) { addChild(child) }
}
