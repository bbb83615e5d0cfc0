import UIKit

final class LoadingHUD {
  func show() {}
  func dismiss() {}
}

final class FriendsViewController: UIViewController, FriendsViewInput {
  var presenter: FriendsPresenter?
  private let loading = LoadingHUD()

  func reload() {
    loading.show()
    loading.dismiss()
  }

  func dismiss() {
    loading.dismiss()
  }

  @objc func closeTapped() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}
