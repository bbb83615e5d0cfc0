import UIKit

final class ChatViewController: UIViewController {
  weak var listener: ChatListener?  // expect: view-uses-interactor
}
