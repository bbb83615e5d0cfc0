final class PlayerAddInteractor {
  var state: PlayerAddState = ("", 0)
  weak var screen: PlayerAddViewProtocol?  // expect: interactor-uses-view

  func number() -> Int {
    state.number
  }
}
