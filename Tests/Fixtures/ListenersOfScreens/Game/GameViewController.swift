import UIKit

final class GameViewController: UIViewController, ScoreListener {
  func scoreDidClose() {}
}
