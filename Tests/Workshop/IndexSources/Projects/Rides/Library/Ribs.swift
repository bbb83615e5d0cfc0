import Foundation
import UIKit

// A small library of routers, interactors and builders, as RIBs have it, beside the code that uses it.

public protocol Interactable: AnyObject {
  var isActive: Bool { get }
  func activate()
  func deactivate()
}

open class Interactor: Interactable {
  public private(set) var isActive = false
  private var bag: [Cancellable] = []

  public init() {}

  public final func activate() {
    guard !isActive else { return }
    isActive = true
    didBecomeActive()
  }

  public final func deactivate() {
    isActive = false
    willResignActive()
    bag.forEach { $0.cancel() }
    bag.removeAll()
  }

  open func didBecomeActive() {}
  open func willResignActive() {}

  fileprivate func keep(_ item: Cancellable) { bag.append(item) }
}

open class PresentableInteractor<PresenterType>: Interactor {
  public let presenter: PresenterType

  public init(presenter: PresenterType) {
    self.presenter = presenter
    super.init()
  }
}

public protocol Cancellable { func cancel() }

extension Cancellable {
  public func store(in interactor: Interactor) { interactor.keep(self) }
}

public protocol Routing: AnyObject {
  var interactable: Interactable { get }
  var children: [Routing] { get }
  func load()
}

open class Router<InteractorType>: Routing {
  public let interactor: InteractorType
  public let interactable: Interactable
  public private(set) var children: [Routing] = []

  public init(interactor: InteractorType) {
    self.interactor = interactor
    guard let interactable = interactor as? Interactable else { fatalError("not interactable") }
    self.interactable = interactable
  }

  public final func load() {
    interactable.activate()
    didLoad()
  }

  open func didLoad() {}

  public final func attachChild(_ child: Routing) {
    children.append(child)
    child.load()
  }

  public final func detachChild(_ child: Routing) {
    child.interactable.deactivate()
    children.removeAll { $0 === child }
  }
}

public protocol ViewControllable: AnyObject {
  var controller: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  public var controller: UIViewController { self }
}

extension ViewControllable {
  public func show(_ other: ViewControllable?) {
    guard let other = other else { return }
    controller.present(other.controller, animated: true)
  }
}

public protocol ViewableRouting: Routing {
  var viewControllable: ViewControllable { get }
}

open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
  public let viewController: ViewControllerType
  public let viewControllable: ViewControllable

  public init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    viewControllable = viewController as! ViewControllable
    super.init(interactor: interactor)
  }
}

open class LaunchRouter<I, V>: ViewableRouter<I, V> {
  public final func launch(from window: UIWindow) {
    window.rootViewController = viewControllable.controller
    window.makeKeyAndVisible()
    load()
  }
}

public protocol Dependency: AnyObject {}

open class Component<DependencyType>: Dependency {
  public let dependency: DependencyType
  private var shared: [String: Any] = [:]

  public init(dependency: DependencyType) { self.dependency = dependency }

  public final func shared<T>(_ name: String = #function, _ make: () -> T) -> T {
    if let known = shared[name] as? T { return known }
    let fresh = make()
    shared[name] = fresh
    return fresh
  }
}

public protocol Buildable: AnyObject {}

open class Builder<DependencyType>: Buildable {
  public let dependency: DependencyType
  public init(dependency: DependencyType) { self.dependency = dependency }
}

public final class EmptyComponent: Dependency { public init() {} }
