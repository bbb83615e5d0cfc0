final class LoginViewController: TaggedScreen<LoginPresenter> {
  func goTapped() {
    presenter.interactor.load()  // expect: view-uses-interactor
    super.presenter.interactor.load()  // expect: view-uses-interactor
    presenter.interactions.load()
    print(firstTag().description, tag?.description ?? "")
  }
}
