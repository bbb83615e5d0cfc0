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

final class MailInteractor {}

final class MailRouter {}

protocol MailService { func send() }

final class RemoteMailService: MailService {
  static let shared = RemoteMailService()
  func send() { URLSession.shared.dataTask(with: URL(string: "https://mail.test")!).resume() }
}
