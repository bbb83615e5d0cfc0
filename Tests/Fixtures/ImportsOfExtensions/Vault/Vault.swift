final class VaultPresenter {
  let interactor: VaultInteractor
  let router = VaultRouter()  // expect: assembly-outside-router
  init(interactor: VaultInteractor) { self.interactor = interactor }
}
final class VaultInteractor {
  func failure() -> FailureEntity? { nil }
  func icon() -> IconEntity? { nil }
  func branch() -> BranchEntity? { nil }
  func device() -> DeviceEntity? { nil }
  func status() -> StatusEntity? { nil }
}
final class VaultRouter {}
