import UIKit

final class CartRouter {
  weak var screen: UIViewController?

  func openReceipt() { screen?.show(ReceiptViewController(), sender: nil) }
  func openTerms() { screen?.show(TermsViewController(), sender: nil) }
  func openVoucher() { screen?.show(VoucherViewController(model: VoucherViewModel()), sender: nil) }
  func openCard() { screen?.show(CardViewController(), sender: nil) }
  func openProfile() { screen?.show(ProfileViewController(), sender: nil) }
}
