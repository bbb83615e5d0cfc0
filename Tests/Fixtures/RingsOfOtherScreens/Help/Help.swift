import UIKit
final class HelpViewController: UIViewController { var presenter: HelpPresenter? }
final class HelpPresenter { var interactor: HelpInteractor? }
final class HelpInteractor {}
