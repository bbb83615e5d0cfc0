import Photos
import UIKit

protocol FeedPassing: AnyObject { func passed(_ isAllowed: Bool) }
final class FeedService: FeedPassing { func passed(_ isAllowed: Bool) {} }

final class FeedRouter: SyncObserving {
  weak var viewController: UIViewController?
  weak var completion: FeedPassing?
  let orders: OrderRepository

  // What a caller gets who brings nothing of his own.
  init(orders: OrderRepository = OrderRepository(), account: String? = AccountHelper.active) { self.orders = orders }

  func openGallery() {
    switch PHPhotoLibrary.authorizationStatus() {
    case .authorized: completion?.passed(true)
    default: PHPhotoLibrary.requestAuthorization { _ in }
    }
  }

  // One made here is told of its partners; but it does its work for others.
  func openSync() {
    let sync = SyncService()
    sync.observer = self
    sync.add(observer: self)
    sync.upload("now")  // expect: router-uses-service
    viewController?.title = orders.latest()  // expect: router-uses-service
  }
}
