import UIKit

final class HallViewController: UIViewController, ChatListener {  // expect: view-uses-interactor
  func chatDidClose() {}
}
