import UIKit

final class MailViewController: UIViewController { var presenter: MailPresenter? }

// What a parameter is by default is one thing with the property that keeps it.
final class MailPresenter {
  private let interactor: MailInteractor
  private let service: MailService  // expect: presenter-uses-service

  init(interactor: MailInteractor, service: MailService = RemoteMailService.shared) {
    self.interactor = interactor
    self.service = service
  }
}

// What is only handed on is no finding, but its default may ask for data.
final class MailPagePresenter {
  private let interactor: MailInteractor
  private let router: MailRouter
  private let service: MailService

  // expect: presenter-uses-service "restored"
  init(interactor: MailInteractor, router: MailRouter, service: MailService = RemoteMailService.restored()) {
    self.interactor = interactor
    self.router = router
    self.service = service
  }

  func open() { router.open(with: service) }
}

final class MailInteractor {}

final class MailRouter {
  func open(with service: MailService) { _ = MailViewController(nibName: String(describing: service), bundle: nil) }
}

protocol MailService { func send() }

final class RemoteMailService: MailService {
  static let shared = RemoteMailService()
  static func restored() -> RemoteMailService {
    _ = UserDefaults.standard.string(forKey: "mail")
    return RemoteMailService()
  }
  func send() { URLSession.shared.dataTask(with: URL(string: "https://mail.test")!).resume() }
}
