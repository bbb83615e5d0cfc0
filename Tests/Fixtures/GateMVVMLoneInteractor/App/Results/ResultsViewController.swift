import UIKit

final class ResultsViewController: UIViewController {
  private let found: [String]

  init(found: [String]) {
    self.found = found
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
