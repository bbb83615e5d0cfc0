import UIKit

// The place where parts are registered, and one line about a presenter of another file.
extension VaultPresenter: CustomStringConvertible {}

extension Registry {
  func register() { add(windowed: true).awakeFromNib() }
}
