import UIKit

final class KitViewController: UIViewController {
  var interactor: NewsInteractor?
}
