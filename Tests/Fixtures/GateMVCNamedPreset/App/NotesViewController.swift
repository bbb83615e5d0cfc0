import UIKit

final class NotesViewController: UIViewController {
  @objc func addTapped() {
    present(NotesViewController(), animated: true)
  }
}
