final class LoginPresenter {
  var interactor: LoginInteractor

  init(interactor: LoginInteractor) { self.interactor = interactor }

  subscript(name: String) -> LoginInteractor { interactor }
}

final class LoginInteractor {
  func load() {}
}

/// Looks like an interactor and is none.
struct LoginCounter {
  func load() {}
}

typealias LoginWorkers = [LoginInteractor]
typealias LoginHandler = (LoginInteractor) -> Void

extension Array where Element == LoginPresenter {
  var busy: [LoginPresenter] { filter { !($0.interactor === first?.interactor) } }
  func worker(_ number: Int) -> LoginInteractor? { map { $0.interactor }[number] }
}

extension Array where Element == LoginCounter {
  func worker(_ number: Int) -> LoginCounter { self[number] }
}

extension Collection {
  func at(_ index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Sequence {
  func each(_ body: (Element) -> Void) { forEach(body) }
}

@propertyWrapper
struct Injected<Service> {
  var wrappedValue: Service { fatalError("not registered") }
}

protocol LoginShowing {
  associatedtype Brain
  var brain: Brain { get }
}
