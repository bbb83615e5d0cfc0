// A helper of the view's is the view's, in whatever file.
extension LoginViewController.Reloader {
  func reload() { presenter.interactor.load() }  // expect: view-uses-interactor
}
