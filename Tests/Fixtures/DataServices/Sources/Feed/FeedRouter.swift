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

  func openArchive(_ archive: ArchiveServiceProtocol?) {}
  func openSketches(_ sketches: SketchStorage) {}
  func openOrders(_ orders: OrderRepository?) {}

  // One made here and handed on is whoever's it goes to.
  func openDrafts() {
    let drafts = SketchStorage()
    let count = drafts.count()
    show(drafts, "\(count)")
    let others = SketchStorage()
    show(nil, "\(others.count())")  // expect: router-uses-service
  }
  private func show(_ drafts: SketchStorage?, _ title: String) { viewController?.title = title }

  // A constant value that keeps constant values computes; one that keeps somebody asks him, and one that returns nothing acts.
  func openTerms(_ language: Language) {
    let terms = TermsProvider(language: language)
    viewController?.title = terms.address()?.path
    let news = NewsProvider(source: NewsSource())
    viewController?.title = news.title()  // expect: router-uses-service
    let visits = VisitsProvider(language: language)
    visits.count()  // expect: router-uses-service
  }
}
