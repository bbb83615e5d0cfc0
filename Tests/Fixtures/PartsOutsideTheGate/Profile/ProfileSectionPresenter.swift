final class ProfileSectionPresenter {}
