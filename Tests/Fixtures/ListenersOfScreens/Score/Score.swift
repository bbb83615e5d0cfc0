// Screens without interactors that say `Listener` for "delegate": the way of one to the screen that shows it.
import UIKit

protocol ScoreListener: AnyObject {
  func scoreDidClose()
}

final class ScoreViewController: UIViewController {
  weak var listener: ScoreListener?

  @objc func close() {
    listener?.scoreDidClose()
  }
}

final class ScoreBuilder {
  func makeScreen(listener: ScoreListener) -> ScoreViewController {
    let screen = ScoreViewController()
    screen.listener = listener
    return screen
  }
}
