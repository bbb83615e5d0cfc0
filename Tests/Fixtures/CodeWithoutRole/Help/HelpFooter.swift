import UIKit

// It names no part of a module, and works with somebody who does.
final class HelpFooter {
  func fill(_ view: UIView) { RowHelper().add(to: view) }
}
