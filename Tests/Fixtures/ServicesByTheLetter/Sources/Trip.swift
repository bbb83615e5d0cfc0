import UIKit

final class TripViewController: UIViewController, TripViewInput {
  var presenter: TripPresenter?
  var state: TripState?
  let row = Row()

  /// A constant of a type that works with data elsewhere is no data.
  func limit() { title = Vault.shared.limit() }
  func save() { Vault.shared.save() }  // expect: view-uses-service
  func token() { title = Vault.shared.token() }  // expect: view-uses-service

  /// Who only passes something on asks it for nothing, however it is spelled.
  func give() { row.take(TripAPI.shared) }
  func giveShort() { _ = Row(api: .shared) }
  func giveLater() {
    let api = TripAPI.shared
    row.take(api)
  }
  func put() { row.api = TripAPI.shared }
  func load() { TripAPI.shared.load() }  // expect: view-uses-service

  /// What a collaborator is filled in with is that one's to use.
  var source: TripInboxPresenter<Loader<TripAPI>>?

  /// What goes is the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { dismiss(animated: true) }
}

protocol TripViewInput: AnyObject { var state: TripState? { get set } }

/// What a presenter sets in its view contract is passed to it as well.
struct TripState { let title: String }

final class TripPresenter {
  weak var view: TripViewInput?
  let router: TripRouter
  init(router: TripRouter) { self.router = router }
  func show() { view?.state = TripState(title: "") }

  let crops = CropManager()  // expect: presenter-uses-service
  let looks = LookManager()

  /// A parameter behind a part does not stand in its brackets.
  func fill(_ router: TripRouter, _ api: TripAPI) {  // expect: presenter-uses-service
    api.load()  // expect: presenter-uses-service
  }
  let names = PeaAPI.host
}

final class TripRouter { weak var viewController: UIViewController? }

final class TripInboxPresenter<Source> { var router: TripRouter? }

final class Loader<Source> {}
