import UIKit

protocol WalletServicing { func charge() }

/// The only module of VIPER works with it through its contract.
final class WalletService: BaseService, WalletServicing {
  let receipts = ReceiptService()

  func charge() { receipts.print() }

  func confirm(on host: UIViewController) {
    host.present(UIViewController(), animated: true)  // expect: navigation-outside-router
  }
}

/// What it is made of is worked with, too.
class BaseService {
  func leave(_ host: UIViewController) { host.dismiss(animated: true) }  // expect: dismissal-outside-router
}

/// That one in turn works with it.
final class ReceiptService {
  func print() {}
  func open(_ url: URL) { UIApplication.shared.open(url) }  // expect: url-opened-outside-router
}
