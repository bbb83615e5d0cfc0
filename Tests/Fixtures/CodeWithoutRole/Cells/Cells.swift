import UIKit

// The login's own: its adapter alone shows it.
final class PlanCell: UITableViewCell {
  func configure(_ text: String) { UserDefaults.standard.set(text, forKey: "plan") }  // expect: view-uses-service
}

// Two modules' rows.
final class RowView: UIView {
  func keep(_ text: String) { UserDefaults.standard.set(text, forKey: "row") }
}

// Two modules' toasts.
final class ToastView: UIView {
  static func show(_ text: String, over view: UIView) { view.addSubview(ToastView()) }
  func tapped() { window?.rootViewController?.present(HelpViewController(), animated: true) }
}
