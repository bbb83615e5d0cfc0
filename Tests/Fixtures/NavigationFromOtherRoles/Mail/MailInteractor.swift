final class MailInteractor {
  weak var host: Host?
  private let worker = MailWorker()

  func leave() {
    host?.navigation?.popToRootViewController(animated: true)  // expect: navigation-outside-router
    host?.popToRootViewController(animated: true)
    worker.sent(from: host)
  }
}
