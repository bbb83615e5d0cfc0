import UIKit

struct AccountItem {
  enum Interactor {
    case balance(UIColor)
  }

  let interactor: Interactor
}
