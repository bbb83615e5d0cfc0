import UIKit

final class HomeViewController: UIViewController {
  var presenter: HomePresenter?
}

typealias HomeRootable = HomeViewOutput & HomeModuleInput

protocol HomeViewOutput {}
protocol HomeModuleInput {}
