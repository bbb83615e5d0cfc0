final class LampPresenter {
  enum State { case on, off }
  let interactor: LampInteractor
  var state = State.on
  init(interactor: LampInteractor) { self.interactor = interactor }
}
final class LampInteractor { enum Mode { case eco } }
