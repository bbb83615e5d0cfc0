import UIKit

final class AssetViewController: UIViewController { var presenter: AssetPresenter? }
final class AssetPresenter { var interactor: AssetInteractor? }
final class AssetInteractor {}
final class AssetRouter {}
