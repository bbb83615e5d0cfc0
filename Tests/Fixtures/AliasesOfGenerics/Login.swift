import Combine

protocol LoginViewProtocol: AnyObject { func show() }
final class LoginPresenter {
  weak var view: LoginViewProtocol?
  var interactor: LoginInteractor?
}

/// A typealias mentions what stands in its brackets.
final class Holder<Held> { init(_ held: Held) {} }
typealias ViewResult = Result<LoginViewProtocol, Error>
typealias ViewStream = AnyPublisher<LoginViewProtocol, Never>
typealias ViewBox = Holder<LoginViewProtocol>
typealias Done<Value> = (Value) -> Void
typealias Both<Value> = (LoginViewProtocol, Value) -> Void
typealias Numbers = Result<Int, Error>

final class LoginInteractor {
  func one(_ result: ViewResult) {}  // expect: interactor-uses-view
  func two(_ stream: ViewStream) {}  // expect: interactor-uses-view
  func three(_ box: ViewBox) {}  // expect: interactor-uses-view
  func four(_ done: Done<LoginViewProtocol>) {}  // expect: interactor-uses-view
  func five(_ both: Both<Int>) {}  // expect: interactor-uses-view
  func six(_ numbers: Numbers) {}
  var held: ViewBox?  // expect: interactor-uses-view
}
