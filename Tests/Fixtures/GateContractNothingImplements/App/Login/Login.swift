import UIKit

protocol LoginRouterInput: AnyObject { func showHelp() }

final class LoginViewController: UIViewController {
  let presenter = LoginPresenter()  // expect: assembly-outside-router
  let tooltips = TooltipPresenter()
  func hint() { tooltips.present("Tap", above: view) }
}

final class LoginPresenter {
  var router: LoginRouterInput?
  let field = UITextField()  // expect: presenter-uses-ui
}
