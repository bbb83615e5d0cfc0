import UIKit
final class Close { var action: (() -> Void)? }
final class BoxController: UINavigationController {
  init(onClose: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
}
extension UIViewController {
  func decorate(_ vc: UIViewController) {
    let close = Close()
    close.action = { vc.dismiss(animated: true) }
  }
  func later(_ vc: UIViewController) {
    let close = Close()
    close.action = { [weak self] in self?.present(vc, animated: true) }
  }
  func addBox() {
    let box = BoxController(onClose: { [weak self] in self?.dismiss(animated: true) })
    addChild(box)
  }
  func showClosable(_ vc: UIViewController) {
    let container = UINavigationController(rootViewController: vc)
    let close = Close()
    close.action = { container.dismiss(animated: true) }
    present(container, animated: true)
  }
  func addCloseButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
  func soon(_ vc: UIViewController) {
    DispatchQueue.main.async { self.present(vc, animated: true) }
  }
}
