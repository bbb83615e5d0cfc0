import SwiftUI
import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  let loader = LoadingViewController()
  func showLoading() { present(loader, animated: true) }
  func hideLoading() { loader.dismiss(animated: true) }
  func q() { present(MyAlertController(), animated: true) }
  func r() { present(ToastBannerVC(), animated: true) }
  func s() {
    let alert = PermissionAlert(text: "Camera")
    cover(UIHostingController(rootView: alert))
    present(UIHostingController(rootView: alert), animated: true)
    cover(HelpViewController())  // expect: navigation-outside-router
  }
}
