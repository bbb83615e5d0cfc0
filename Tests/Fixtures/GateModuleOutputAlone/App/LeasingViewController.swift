import UIKit

final class LeasingViewController: UIViewController {
  weak var output: LeasingModuleOutput?
  private let interactor: LeasingInteractorProtocol = LeasingInteractor()

  func lease() {
    interactor.lease()
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
