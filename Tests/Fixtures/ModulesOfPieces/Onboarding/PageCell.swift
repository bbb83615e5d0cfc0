import UIKit

final class PageCell: UITableViewCell {
  static let identifier = "page"
  func save() { UserDefaults.standard.set(1, forKey: "page") }  // expect: view-uses-service
}

final class PageFooter: UIView {
  var text = ""
  func save() { UserDefaults.standard.set(1, forKey: "page") }
}
