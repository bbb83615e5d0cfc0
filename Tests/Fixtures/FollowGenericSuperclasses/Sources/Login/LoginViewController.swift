final class LoginViewController: TaggedScreen<LoginPresenter> {
  func goTapped() {
    presenter.interactor.load()  // expect: view-uses-interactor
    super.presenter.interactor.load()  // expect: view-uses-interactor
    presenter.interactions.load()
    print(firstTag().description, tag?.description ?? "")
  }
}

// What a base is filled with is mentioned; only the base is inherited from.
final class LoginListViewController: Screen<LoginInteractor, Int> {}  // expect: view-uses-interactor "mentions"
