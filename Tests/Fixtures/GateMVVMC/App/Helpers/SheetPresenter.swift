import UIKit

final class SheetPresenter {
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func show(_ screen: UIViewController) {
    window.rootViewController?.present(screen, animated: true)
  }
}
