final class LoginPresenter { var interactor: LoginInteractor? }
