import UIKit

final class PlayerViewController: UIViewController {
  var presenter: PlayerPresenting = PlayerPresenter()
}

protocol PlayerPresenting {}
final class PlayerPresenter: PlayerPresenting { var interactor: PlayerInteractor?; var router: PlayerRouter? }
final class PlayerInteractor {}
final class PlayerRouter {}

enum PlayerBuilder {
  static func build() -> UIViewController {
    let view = PlayerViewController()
    view.presenter = PlayerPresenter()
    return view
  }
}
