import UIKit

final class NextViewController: UIViewController, NextViewInput {
  var output: NextViewOutput!
  func show(text: String) { title = text }
}
