import UIKit

/// Called like a service, and carried out by the interactor: the presenter may ask it.
protocol MessagesProvider: AnyObject {
  func messages() -> [String]
}

/// Called like a service, and carried out by the presenter: the view may ask it.
protocol MessagesRowProvider: AnyObject {
  var rows: Int { get }
}

/// Carried out by somebody who is no part of this module.
protocol MessagesArchiveProvider: AnyObject {
  func archived() -> [String]
}

final class MessagesViewController: UIViewController {
  weak var rowProvider: MessagesRowProvider?
  var provider: MessagesProvider?  // expect: view-uses-service "MessagesProvider"

  func show() {
    title = "\(rowProvider?.rows ?? 0)"
    title = provider?.messages().first  // expect: view-uses-service
  }
}

final class MessagesPresenter: MessagesRowProvider {
  weak var view: MessagesViewController?
  var interactor: MessagesProvider?
  var router: MessagesRouter?
  var archive: MessagesArchiveProvider?  // expect: presenter-uses-service

  var rows: Int { interactor?.messages().count ?? 0 }
}

final class MessagesInteractor: MessagesProvider {
  func messages() -> [String] { [] }
}

final class MessagesRouter {}

final class Archive: MessagesArchiveProvider {
  func archived() -> [String] { [] }
}
