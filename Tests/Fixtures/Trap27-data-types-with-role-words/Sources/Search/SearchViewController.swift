import UIKit

final class SearchViewController: UIViewController {
  private let text = ListingStorage()
  var presenter: SearchPresenter?
  var worker: Worker?
  var gateway: Gateway?
  var client: BankClient?
  var media: MediaStore?
  var store: Store?
  var service: ListingService?  // expect: view-uses-service
  var recent: RecentStore?  // expect: view-uses-service
  func render() { title = worker?.name ?? gateway?.title ?? client?.title ?? media?.title ?? store?.name }
}
