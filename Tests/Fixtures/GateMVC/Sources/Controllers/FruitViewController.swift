import UIKit

final class FruitViewController: UIViewController {
  private let fruit: Fruit

  init(fruit: Fruit) {
    self.fruit = fruit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc func buyTapped() {
    (UIApplication.shared.delegate as? AppDelegate)?.basket.fruits.append(fruit)
    present(UIAlertController(title: "Bought", message: nil, preferredStyle: .alert), animated: true)
    dismiss(animated: true)
  }
}
