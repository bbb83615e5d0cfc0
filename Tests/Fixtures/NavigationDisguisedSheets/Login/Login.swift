import MessageUI
import UIKit

protocol LoginViewInput: AnyObject {}

final class LoginViewController: UIViewController, LoginViewInput {
  var presenter: LoginPresenter?
  private let dialogs = DialogFactory()
  private let question: UIViewController = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
  private var changing: UIViewController = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
  private lazy var mail: UIViewController? = MFMailComposeViewController()

  func constants() {
    let alert: UIViewController = UIAlertController(title: "!", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
    let screen: UIViewController = HelpViewController()
    present(screen, animated: true)  // expect: navigation-outside-router "UIViewController"
    var either: UIViewController = UIAlertController(title: "!", message: nil, preferredStyle: .alert)
    if isEditing { either = dialogs.screen() }
    present(either, animated: true)  // expect: navigation-outside-router "UIViewController"
  }

  func properties() {
    present(question, animated: true)
    present(changing, animated: true)  // expect: navigation-outside-router "UIViewController"
    if let mail { present(mail, animated: true) }  // expect: system-sheet-outside-router "MFMailComposeViewController"
    present(warning, animated: true)
  }

  func functions() {
    present(dialogs.alert("Hello"), animated: true)
    present(DialogFactory.sharing("Hello"), animated: true)  // expect: system-sheet-outside-router "UIActivityViewController"
    present(dialogs.declared(), animated: true)  // expect: system-sheet-outside-router "UIActivityViewController"
    // expect: navigation-outside-router "UIViewController"
    present(dialogs.screen(), animated: true)
    // expect: navigation-outside-router "UIViewController"
    present(dialogs.mixed(), animated: true)
  }

  private var warning: UIViewController {
    let alert = UIAlertController.init(title: "!", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}

final class HelpViewController: UIViewController {
  var presenter: LoginPresenter?
}

struct DialogFactory {
  func alert(_ text: String) -> UIViewController {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  static func sharing(_ text: String) -> UIViewController {
    UIActivityViewController(activityItems: [text], applicationActivities: nil)
  }

  func declared() -> UIActivityViewController {
    UIActivityViewController(activityItems: [], applicationActivities: nil)
  }

  func screen() -> UIViewController { HelpViewController() }

  func mixed() -> UIViewController {
    if MFMailComposeViewController.canSendMail() { return MFMailComposeViewController() }
    return HelpViewController()
  }
}

final class LoginPresenter {
  var interactor: LoginInteractor?

  func done() { interactor?.load() }
}

final class LoginInteractor {
  func load() {}
}
