import UIKit

protocol AlertPresentable {
  func present(message: String, from view: UIViewController)
}

protocol ErrorPresentable: AlertPresentable {
  func present(error: Error, from view: UIViewController) -> LoginInteractor?
}

typealias LoginPresentable = AlertPresentable & ErrorPresentable

final class Observable<Value> {
  var state: Value

  init(state: Value) { self.state = state }

  func add<Owner: AnyObject>(_ owner: Owner, _ change: (Owner, Value) -> Void) { change(owner, state) }
}
