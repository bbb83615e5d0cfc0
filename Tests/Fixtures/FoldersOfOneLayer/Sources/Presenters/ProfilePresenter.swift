final class ProfilePresenter { var interactor: ProfileInteractor? }
