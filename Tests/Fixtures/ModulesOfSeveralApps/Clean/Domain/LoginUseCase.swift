// The same feature in three apps of one tree: a use case and a screen of MVVM are no module with the presenter of another app.
protocol LoginUseCase {
  func logIn()
}

final class DefaultLoginUseCase: LoginUseCase {
  func logIn() {}
}
