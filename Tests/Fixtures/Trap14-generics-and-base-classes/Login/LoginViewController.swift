import UIKit

final class LoginViewController:
  BaseViewController<LoginPresenter>,
  UITextFieldDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewReady()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    presenter.interactor.check(textField.text ?? "")  // expect: view-uses-interactor
  }
}
