import Foundation

// Bare names are contracts, classes are called Impl, parts are made by assemblies that are contracts, too.

protocol Assembly: AnyObject {}

protocol Router: AnyObject {
  func close()
}

protocol Presenter: AnyObject {
  associatedtype View
  var view: View { get }
  func start()
}

extension Presenter where View == RoomsView {
  func greet() { view.setTitle("Rooms") }
}

protocol Disposable {
  func dispose()
}

final class DisposeBag {
  private var items: [Disposable] = []

  func insert(_ item: Disposable) { items.append(item) }

  deinit { items.forEach { $0.dispose() } }
}

extension Disposable {
  func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A small stream, as reactive dialects have it.
final class Stream<Element> {
  typealias Handler = (Element) -> Void

  private var handlers: [Int: Handler] = [:]
  private var next = 0
  private(set) var last: Element?

  func send(_ element: Element) {
    last = element
    handlers.values.forEach { $0(element) }
  }

  func subscribe(onNext handler: @escaping Handler) -> Subscription<Element> {
    next += 1
    handlers[next] = handler
    if let last { handler(last) }
    return Subscription(stream: self, number: next)
  }

  func map<Other>(_ transform: @escaping (Element) -> Other) -> Stream<Other> {
    let stream = Stream<Other>()
    handlers[-1] = { stream.send(transform($0)) }
    return stream
  }

  func filter(_ isIncluded: @escaping (Element) -> Bool) -> Stream<Element> {
    let stream = Stream<Element>()
    handlers[-2] = { element in if isIncluded(element) { stream.send(element) } }
    return stream
  }

  fileprivate func remove(_ number: Int) { handlers[number] = nil }
}

struct Subscription<Element>: Disposable {
  weak var stream: Stream<Element>?
  var number: Int

  func dispose() { stream?.remove(number) }
}

@propertyWrapper
struct Injected<Service> {
  private let key: ObjectIdentifier

  init() { key = ObjectIdentifier(Service.self) }

  var wrappedValue: Service { Container.main.resolve(Service.self) }
}

@propertyWrapper
struct WeakBox<Object: AnyObject> {
  private weak var object: Object?

  init(wrappedValue: Object?) { object = wrappedValue }

  var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }

  var projectedValue: Bool { object != nil }
}

final class Container {
  static let main = Container()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }

  func resolveAll<Service>(_ types: [Service.Type]) -> [Service] {
    types.map { resolve($0) }
  }
}
