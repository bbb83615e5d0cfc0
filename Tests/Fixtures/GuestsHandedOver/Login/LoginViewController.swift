import UIKit
import IntentsUI
final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
}

extension LoginViewController: INUIAddVoiceShortcutButtonDelegate {
  func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton) {
    present(addVoiceShortcutViewController, animated: true)
  }
  func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton) {
    present(editVoiceShortcutViewController, animated: true)
  }
}
