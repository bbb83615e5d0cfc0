import UIKit

final class CartRouter {
  weak var screen: UIViewController?

  func openReceipt() { screen?.show(ReceiptViewController(), sender: nil) }
  func openTerms() { screen?.show(TermsViewController(), sender: nil) }
  func openVoucher() { screen?.show(VoucherViewController(model: VoucherViewModel()), sender: nil) }
  func openCard() { screen?.show(CardViewController(), sender: nil) }
  func openGift(_ storyboard: UIStoryboard) {
    guard let gift = storyboard.instantiateViewController(withIdentifier: "gift") as? GiftViewController else { return }
    screen?.show(gift, sender: nil)
  }

  func openProfile() { screen?.show(ProfileViewController(), sender: nil) }
}
