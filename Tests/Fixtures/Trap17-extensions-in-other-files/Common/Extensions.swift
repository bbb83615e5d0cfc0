import UIKit

extension LoginViewController: LoginViewInput {
  func show(_ text: String) {
    output?.interactor.load()  // expect: view-uses-interactor
  }
}

extension UITableView {
  func register(_ cell: UITableViewCell.Type) {
    register(cell, forCellReuseIdentifier: String(describing: cell))
  }
}

extension URLSession {
  func interactor() -> URLSession { self }
}
