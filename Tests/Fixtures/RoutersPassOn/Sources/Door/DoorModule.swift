import UIKit

final class DoorRouter {
  let kit = Kit.shared
  weak var screen: UIViewController?

  /// Whoever asks gets the store; the router asks it for nothing, nor what it comes from.
  var store: TokenStore { kit.tokenStore }

  /// A provider that is made here gets what the store holds; whatever else wants that, or has it fetched, asks for data.
  func open() -> [KeyProvider] {
    screen?.title = String(describing: kit.tokenStore.token)  // expect: router-uses-service
    return [
      KeyProvider(token: kit.tokenStore.owner, limit: 2),
      KeyProvider(token: kit.tokenStore.token, limit: 3),  // expect: router-uses-service
      KeyProvider(token: kit.tokenStore.loaded(), limit: 1),  // expect: router-uses-service
    ]
  }

  func leave() {
    kit.clear()  // expect: router-uses-service
    screen?.title = kit.tokenStore.token  // expect: router-uses-service
  }
}

final class DoorPresenter {
  var interactor: DoorInteractor?
  var router: DoorRouter?
  weak var view: DoorViewController?
}

final class DoorInteractor {}

final class DoorViewController: UIViewController { var presenter: DoorPresenter? }
