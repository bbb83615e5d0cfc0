import UIKit

extension PlayerViewController {
  func makeSwipe() -> TransitioningInteractor {
    let swipe = TransitioningInteractor()
    swipe.isActive = true
    return swipe
  }

  func pause(_ interactor: PlayerInteractor) {}  // expect: view-uses-interactor
}
