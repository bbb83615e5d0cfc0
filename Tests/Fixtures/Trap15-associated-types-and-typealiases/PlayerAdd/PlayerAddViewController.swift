import UIKit

final class PlayerAddViewController: UIViewController, PlayerAddViewProtocol {
  func show(name: String) {}
  func configure() {}
}
