final class VaultPresenter {
  let interactor: VaultInteractor
  let router = VaultRouter()  // expect: assembly-outside-router
  init(interactor: VaultInteractor) { self.interactor = interactor }
}
final class VaultInteractor {}
final class VaultRouter {}
