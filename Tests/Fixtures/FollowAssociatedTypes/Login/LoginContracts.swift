protocol LoginScene: AnyObject {
  associatedtype Worker: LoginInteractorInput
  associatedtype Counter: Countable
  var worker: Worker { get }
  var counter: Counter { get }
}

protocol LoginInteractorInput: AnyObject {
  func load()
}

protocol Countable {
  func load()
}
