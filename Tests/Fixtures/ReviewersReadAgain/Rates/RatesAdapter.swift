import UIKit

// It names the adapter that speaks to it, and shows nothing itself.
protocol RatesAdapterDelegate: AnyObject {
  func adapter(_ adapter: RatesAdapter, didChoose rate: Double)
}

final class RatesAdapter: NSObject {
  weak var delegate: RatesAdapterDelegate?

  func dress(_ cell: RateCell) { cell.show("1.0") }
}

final class RateCell: UITableViewCell {
  func show(_ text: String) { textLabel?.text = text }

  func held() {
    let details = SendViewController()  // expect: assembly-outside-router
    details.sent()  // expect: module-uses-internals
    window?.rootViewController?.present(UIImagePickerController(), animated: true)  // expect: system-sheet-outside-router
  }
}
