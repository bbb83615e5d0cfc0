import UIKit

final class HomeViewController: UIViewController { var presenter: HomePresenter? }
final class HomePresenter { var interactor: HomeInteractor? }
final class HomeRouter {}
