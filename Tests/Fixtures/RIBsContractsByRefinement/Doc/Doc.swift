import RIBs
import UIKit

protocol DocPresentable: Presentable {}
protocol DocInteractable: Interactable {}
protocol DocScreen: ViewControllable {
  func show(_ child: ViewControllable)
  func hide()
  func warn()
}
final class DocBuilder: Builder<EmptyDependency> {}
final class DocInteractor: PresentableInteractor<DocPresentable>, DocInteractable {}
final class DocRouter: ViewableRouter<DocInteractable, DocScreen> {}
final class DocViewController: UIViewController, DocPresentable, DocScreen {
  private var current: ViewControllable? {
    didSet {
      guard let current else { return dismiss(animated: true) }
      present(current.uiviewController, animated: true)
    }
  }
  private lazy var drop: () -> Void = { [weak self] in self?.dismiss(animated: true) }
  private var leaves: Bool {
    dismiss(animated: true)  // expect: dismissal-outside-router
    return true
  }
  func show(_ child: ViewControllable) { current = child }
  func hide() { drop() }
  func warn() { present(UIAlertController(), animated: true) }
  func fail() { present(UIAlertController(), animated: true) }  // expect: alert-outside-router
  func tapped() -> Bool { leaves }
}
