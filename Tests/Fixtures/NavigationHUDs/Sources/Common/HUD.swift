// Progress displays, banners and tool tips are shown, presented and dismissed without going anywhere.
import UIKit
import VendorHUD

final class HUD {
  static func show() {}
  static func dismiss(animated: Bool) {}
  func present(_ text: String, animated: Bool) {}
  func show(_ text: String, sender: Any?) {}
}

final class TipView: UIView {
  func present(in view: UIView, animated: Bool) { view.addSubview(self) }
  func dismiss(animated: Bool) { removeFromSuperview() }
}
