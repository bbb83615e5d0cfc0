final class LoginSecondPresenter: LoginViewOutput {
  private let state: LoginStateService
  private let counter: CounterService  // expect: presenter-uses-service "stores"

  init(state: LoginStateService, counter: CounterService) {
    self.state = state
    self.counter = counter
  }

  func viewIsReady() {
    state.next()
    counter.count += 1
  }
}
