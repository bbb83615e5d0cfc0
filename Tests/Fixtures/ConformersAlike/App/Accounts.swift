import UIKit

/// A name that says whose contract it is outweighs a helper who carries it out.
protocol AccountsInteractorInput: AnyObject {
  func load()
}

final class AccountsDataManager: AccountsInteractorInput {
  func load() { UserDefaults.standard.synchronize() }
}

final class AccountsPresenter {
  var interactor: AccountsInteractorInput?
  func appeared() { interactor?.load() }
}

final class AccountsViewController: UIViewController {
  var interactor: AccountsInteractorInput?  // expect: view-uses-interactor
}
