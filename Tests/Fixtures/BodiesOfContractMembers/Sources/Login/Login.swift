import UIKit

class WebService { func load() {} }

final class Container { func resolve<T>(_ type: T.Type) -> T { fatalError() } }

let container = Container()

protocol LoginViewInput: AnyObject { func show() }

/// Whoever carries out a contract does not choose the types in its signature, but those that its body names.
protocol LoginViewToPresenter {
  func go()
  func take(_ service: WebService, _ more: [WebService]) -> WebService?
}

final class LoginPresenter: LoginViewToPresenter {
  var interactor: LoginInteractor?

  func go() {
    let service = container.resolve(WebService.self)  // expect: presenter-uses-service "mentions"
    let other: WebService? = nil  // expect: presenter-uses-service "mentions"
    print(service as Any, other as Any)
  }

  func take(_ service: WebService, _ more: [WebService]) -> WebService? {
    let defaults: UserDefaults? = nil  // expect: presenter-uses-service "mentions `UserDefaults`"
    return defaults == nil ? nil : more.first
  }
}

final class LoginInteractor {}

final class LoginViewController: UIViewController, LoginViewInput {
  var presenter: LoginViewToPresenter?

  func show() {
    let service: WebService = container.resolve()  // expect: view-uses-service "mentions"
    print(service)
  }
}

extension Container { func resolve<T>() -> T { fatalError() } }
