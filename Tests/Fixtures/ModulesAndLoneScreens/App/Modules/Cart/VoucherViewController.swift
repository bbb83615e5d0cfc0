import UIKit

final class VoucherViewModel {
  var code = ""
}

/// MVVM: it has a view model of its own.
final class VoucherViewController: UIViewController {
  let model: VoucherViewModel

  init(model: VoucherViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  func more() { show(UIViewController(), sender: nil) }
}
