import UIKit

enum TopicsBuilder {
  static func build() -> UIViewController {
    let screen = TopicsViewController()
    let presenter = TopicsPresenter()
    presenter.interactor = TopicsInteractor()
    screen.presenter = presenter
    return screen
  }
}

final class TopicsViewController: UIViewController { var presenter: TopicsPresenter? }
final class TopicsPresenter { var interactor: TopicsInteractor? }
final class TopicsInteractor {}
