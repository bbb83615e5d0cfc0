// Presenters, interactors, services and entities that navigate through what they can reach.

final class MailPresenter {
  weak var view: MailViewController?
  let interactor: MailInteractor
  let router: MailRouter

  init(interactor: MailInteractor, router: MailRouter) {
    self.interactor = interactor
    self.router = router
  }

  func openTapped(_ mail: Mail) {
    // expect: navigation-outside-router
    router.viewController?.navigationController?.popToRootViewController(animated: true)
    view?.navigationController?.popToRootViewController(animated: true)  // expect: navigation-outside-router
    view?.performSegue(withIdentifier: "mail", sender: nil)  // expect: navigation-outside-router
    router.popToRootViewController(animated: true)
    mail.open(from: view)
  }
}
