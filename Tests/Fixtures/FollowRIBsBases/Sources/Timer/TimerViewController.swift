import RIBs
import UIKit

final class TimerViewController: UIViewController, TimerPresentable {
  var screen: TimerViewController { self }

  func stop() {}
}
