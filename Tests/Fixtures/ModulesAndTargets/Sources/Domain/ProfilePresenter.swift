public final class ProfilePresenter {
  public let interactor: ProfileInteractor
  public init(interactor: ProfileInteractor) { self.interactor = interactor }
}

public final class ProfileInteractor { public init() {} }
