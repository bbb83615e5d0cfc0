import UIKit

final class SwapViewController: UIViewController, SwapPresentable {
  // The presentable listener under another name: the view's own interactor carries it out.
  weak var listener: SwapRootListener?
  weak var parent2: SwapListener?  // expect: view-uses-interactor

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listener?.viewDidAppear()
    parent2?.swapDidEnd()  // expect: view-uses-interactor
    (listener as? SwapInteractor)?.swap()  // expect: view-uses-interactor
  }
}
