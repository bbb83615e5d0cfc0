import UIKit

final class TeamViewController: UIViewController, UIImagePickerControllerDelegate {
  var presenter: TeamPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    // Whoever hands itself to its own module's router is assembled there.
    TeamRouter.createModule(ref: self)
    TeamRouter.open(from: self)  // expect: view-uses-router
    TeamRouter.createModule(ref: TeamViewController())  // expect: view-uses-router
  }

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
    add(Numbers.screen())
  }

  private func add(_ child: UIViewController) { addChild(child) }
}
