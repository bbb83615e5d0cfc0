import UIKit

final class CardViewController: UIViewController {
  var presenter: CardPresenter?
}
