import UIKit

final class LoginWireframe: BaseWireframe<LoginViewController> {
  func start() {
    push(UIViewController())
  }
}
