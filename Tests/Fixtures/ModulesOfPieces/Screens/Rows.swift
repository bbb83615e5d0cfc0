import UIKit

// A row names the cell that shows it and asks it for nothing: whoever works with rows does not work with cells.

enum Row {
  case page

  var identifier: String { PageCell.identifier }
  var cellType: AnyClass { PageCell.self }
}

// Who does something with a piece is one of its users.
final class PagePrinter {
  func text(of view: PageFooter) -> String { view.text }
}
