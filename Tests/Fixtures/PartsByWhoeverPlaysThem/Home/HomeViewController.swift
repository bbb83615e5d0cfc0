import UIKit

final class HomeViewController: UIViewController { var presenter: HomePresenter? }
