// Trap 5: UIKit's own word for a finger that drives a transition, a nested enum, and an interactor of a package
// that has no presenter: none of them may be accused of importing UIKit.
import UIKit

final class TransitioningInteractor: UIPercentDrivenInteractiveTransition {
  var isActive = false
}

final class SwipeInteractor: DrivenTransition {}

class DrivenTransition: UIPercentDrivenInteractiveTransition {}
