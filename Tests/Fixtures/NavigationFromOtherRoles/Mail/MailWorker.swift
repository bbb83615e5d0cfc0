struct MailWorker {
  func sent(from host: Host?) {
    host?.navigation?.popToRootViewController(animated: true)  // expect: navigation-outside-router
  }
}
