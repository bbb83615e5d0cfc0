import UIKit

final class ChartViewController: UIViewController { var presenter: ChartPresenter? }
final class ChartPresenter {
  weak var view: ChartViewController?
  var interactor: ChartInteractor?
}
final class ChartInteractor {}

struct ChartConfigurator {
  static func prepare() {}
  static func configure(_ screen: ChartViewController, title: String) {
    let presenter = ChartPresenter()
    presenter.interactor = ChartInteractor()
    presenter.view = screen
    screen.presenter = presenter
  }
  func configured(_ screen: ChartViewController) -> UIViewController {
    ChartConfigurator.configure(screen, title: "Month")
    return screen
  }
}
