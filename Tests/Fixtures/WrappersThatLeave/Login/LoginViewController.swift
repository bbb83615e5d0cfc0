import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  let alert = UIAlertController()
  let picker = UIImagePickerController()
  let search = UISearchController(searchResultsController: nil)
  func a(_ vc: UIViewController) {
    leave(alert)
    leave(picker)
    leave(search)
    leave(vc) // expect: dismissal-outside-router
    alert.dismiss(animated: true)
  }
}
