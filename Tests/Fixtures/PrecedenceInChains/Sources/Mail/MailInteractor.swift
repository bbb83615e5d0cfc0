final class MailInteractor {
  weak var presenter: MailPresenting?

  func open() {}

  func sent(_ next: MailViewController) {  // expect: interactor-uses-view
    // expect: navigation-outside-router
    presenter?.view?.navigationController?.pushViewController(next, animated: true)
    presenter?.view?.title = "Sent"  // expect: interactor-uses-view
  }
}
