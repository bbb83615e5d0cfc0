import UIKit

final class LoginRouter {
  weak var viewController: UIViewController?
}
