typealias LoginWhole = LoginHalf & LoginLogging
typealias LoginHalf = LoginInteractorInput

extension LoginInteractorMock {
  final class Recorder {
    var view: LoginViewController?
  }
}
