final class ProfilePresenter { var interactor: ProfileInteractor? }
final class ProfileRouter {}
