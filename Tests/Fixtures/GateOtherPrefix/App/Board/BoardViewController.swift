import UIKit

final class BoardViewController: UIViewController, DragInteractorDelegate {
  let drag = DragInteractor()

  override func viewDidLoad() {
    super.viewDidLoad()
    drag.delegate = self
  }

  func dragEnded(at place: CGPoint) { show(UIViewController(), sender: nil) }
}
