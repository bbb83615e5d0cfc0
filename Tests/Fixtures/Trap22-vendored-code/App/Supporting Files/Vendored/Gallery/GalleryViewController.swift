import UIKit

final class GalleryViewController: UIViewController {
  var interactor: NewsInteractor?
  var presenter: NewsPresenter?
}
