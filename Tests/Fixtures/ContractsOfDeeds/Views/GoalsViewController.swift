import UIKit

final class GoalsViewController: UIViewController, GoalsViewing {
  var presenter: GoalsPresenting?
  func show(_ text: String) { title = text }
}
