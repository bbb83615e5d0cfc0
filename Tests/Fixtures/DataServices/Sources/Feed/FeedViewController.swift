import Photos
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {
  var presenter: FeedPresenter?
  var orientation: OrientationService?

  override func viewDidLoad() {
    super.viewDidLoad()
    orientation?.onChange = { [weak self] in self?.title = "turned" }
    PHPhotoLibrary.requestAuthorization { _ in }
    _ = PHPhotoLibrary.shared()  // expect: view-uses-service
    title = AccountHelper.active  // expect: view-uses-service
  }
}
