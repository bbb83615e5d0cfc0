import UIKit

// The compiler is right: a function of the project does not hide a property or an overload from outside.
final class LoginViewController: UITableViewController {
  var presenter: LoginPresenter?

  func open(_ screen: UIViewController, _ board: UIStoryboard) {
    view.window?.rootViewController = screen  // expect: navigation-outside-router
    navigationController?.popToViewController(screen, animated: true)  // expect: navigation-outside-router
    navigationController?.popToViewController(LoginViewController.self)  // expect: navigation-outside-router
    // expect: navigation-outside-router
    present(board.instantiateViewController(withIdentifier: "login"), animated: true)
    print(view.rootViewController() as Any)
    let navigation = navigationController
    navigation?.pushViewController(screen, animated: true)  // expect: navigation-outside-router
    tableView.reloadData()
  }

  // What cannot be handed to the project's function is handed to UIKit's.
  func help(_ guide: GuideViewController, _ bare: UIViewController) {
    present(guide, animated: true)  // expect: navigation-outside-router
    self.present(bare, animated: true)  // expect: navigation-outside-router
    present(UIImagePickerController(), animated: true)  // expect: system-sheet-outside-router
    present("help", animated: true)
    present(Guide(), animated: true)
    present(guide as Guided, animated: true)
    guide.show(guide, sender: self)
    show(bare, sender: self)  // expect: navigation-outside-router
  }

  func navigationController(_ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool) {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
