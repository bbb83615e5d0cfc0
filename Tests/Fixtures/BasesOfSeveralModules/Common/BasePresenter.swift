import UIKit

/// What a base does for parts of several modules they do: its own code is nobody's decision.
class BasePresenter {
  weak var screen: UINavigationController?
  func pop() { screen?.popViewController(animated: true) }
}
