import UIKit

// It says which class of view shows it: made for a screen, though it lies among models.
enum Header {  // expect-role: none
  case detail(Plain)
  case locked

  var viewType: UIView.Type { LoginHeaderView.self }
}

enum Row {  // expect-role: none
  case plain(Plain)

  func cellType() -> LoginHeaderView.Type { LoginHeaderView.self }
}

final class LoginHeaderView: UIView {
  static let font = UIFont.systemFont(ofSize: 17)
}
