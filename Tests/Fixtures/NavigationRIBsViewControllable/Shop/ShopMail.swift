import MessageUI  // expect: presenter-imports-ui
import ModernRIBs

// A presenter of RIBs' own kind reaches its screen by way of the base.
final class ShopMailPresenter: Presenter<ShopViewControllable> {
  func compose() {
    viewController.uiviewController.present(MFMailComposeViewController(), animated: true)  // expect: system-sheet-outside-router
  }
}
