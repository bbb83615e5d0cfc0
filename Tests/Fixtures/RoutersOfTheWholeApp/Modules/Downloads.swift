import UIKit

final class DownloadsViewController: UIViewController { var presenter: DownloadsPresenter? }
final class DownloadsPresenter { var interactor: DownloadsInteractor? }
final class DownloadsInteractor {}
