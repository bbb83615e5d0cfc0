import UIKit

protocol DragInteractorDelegate: AnyObject {
  func dragEnded(at place: CGPoint)
}

final class DragInteractor: NSObject {
  weak var delegate: DragInteractorDelegate?

  @objc func handle(_ gesture: UIPanGestureRecognizer) {
    delegate?.dragEnded(at: gesture.location(in: gesture.view))
  }
}
