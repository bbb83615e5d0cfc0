import UIKit

// Fonts and colours alone are a style, wherever they lie.
struct Style {  // expect-role: none
  let font: UIFont
  let color: UIColor
  var kind: Kind = .plain

  enum Kind { case plain, bold }

  static let standard = Style(font: LoginHeaderView.font, color: .black)
}
