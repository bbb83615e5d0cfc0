import UIKit

final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private weak var coordinator: ProfileCoordinator?
  private let alerts = AlertPresenter()

  init(viewModel: ProfileViewModel, coordinator: ProfileCoordinator) {
    self.viewModel = viewModel
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc func photoTapped() {
    coordinator?.showPhoto()
    alerts.present("Photo", from: self)
  }
}
