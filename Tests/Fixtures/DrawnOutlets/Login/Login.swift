import UIKit

final class LoginViewController: UIViewController {
  @IBOutlet var source: AnyObject?
  @IBOutlet var interactor: LoginInteractor!  // expect: view-uses-interactor
  @IBOutlet var presenter: LoginPresenter!
  @IBOutlet var help: UIViewController!
  @IBOutlet var tips: UIViewController!
  @IBOutlet var plain: UIViewController!

  func ask() {
    present(help, animated: true)  // expect: navigation-outside-router "calls `present(_:animated:)` with `HelpViewController`"
  }

  func showTips() {
    // One xib fills it with this, another one with that.
    present(tips, animated: true)  // expect: navigation-outside-router "calls `present(_:animated:)` with `UIViewController`"
  }

  func showPlain() {
    let card = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: self, options: nil).first
    (card as? CardView)?.fill()
    Bundle.main.loadNibNamed("Card", owner: self, options: nil)?.first?.fill()
  }
}

final class HelpViewController: UIViewController {}
final class TipsViewController: UIViewController {}
final class OtherTipsViewController: UIViewController {}

final class CardView: UIView {
  func fill() {}
}

final class LoginPresenter: NSObject {
  @IBOutlet weak var view: LoginViewController?
  @IBOutlet var interactor: LoginInteractor!
}

final class LoginInteractor: NSObject {}

final class LoginRouter: NSObject {}

/// An object of the storyboard that puts the module together.
// expect-role: builder
final class LoginStart: NSObject {
  @IBOutlet weak var screen: LoginViewController!

  override func awakeFromNib() {
    let presenter = LoginPresenter()
    presenter.interactor = LoginInteractor()
    presenter.view = screen
    screen.presenter = presenter
  }
}
