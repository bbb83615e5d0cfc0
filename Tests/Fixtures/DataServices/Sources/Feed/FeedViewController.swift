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
    NSUserDefaults.standardUserDefaults().setObject("x", forKey: "feed")  // expect: view-uses-service
    UIApplication.sharedApplication().openURL(URL(fileURLWithPath: "/"))  // expect: url-opened-outside-router
    title = AccountHelper.active  // expect: view-uses-service
  }
}
