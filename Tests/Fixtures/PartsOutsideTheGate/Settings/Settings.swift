/// What shares the work of a screen and brings none of its own is a piece of whoever makes it.
final class SettingsPresenter {
  let interactor: SettingsInteractor
  private let sections = [ProfileSectionPresenter()]
  init(interactor: SettingsInteractor) { self.interactor = interactor }
}
final class SettingsInteractor { private let badge = MailBadgeInteractor() }
