import UIKit

/// A piece that any screen may use: it belongs to no module, so nobody judges what it remembers.
final class GenericTitleView: UIView {
  private let label = UILabel()

  func remember() {
    UserDefaults.standard.set(label.text, forKey: "title")
  }
}
