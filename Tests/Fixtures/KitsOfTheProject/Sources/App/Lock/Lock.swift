import DesignKit

final class LockPresenter: SwitchPresenting {
  var interactor: LockInteractor?
  let model = CardViewModel()
  let button = ButtonViewModel(title: "Open")
}
