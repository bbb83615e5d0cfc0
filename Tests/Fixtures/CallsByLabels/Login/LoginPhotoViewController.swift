import UIKit

final class LoginPhotoViewController: UIViewController, Showable {
  var output: LoginViewOutput!
  var screen: UIViewController { self }
  func close() {
    dismiss(animated: true)  // expect: dismissal-outside-router "calls `dismiss(animated:)`: only"
  }
}

extension LoginPhotoViewController: UIImagePickerControllerDelegate {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
    dismiss(animated: true)
  }
}
