import UIKit

final class BankViewController: UIViewController {
  var presenter: BankPresenter?
  var router: BankRouter?  // expect: view-uses-router
  var result: Result<BankPresenter, Error>?
  var byName: [String: BankPresenter] = [:]
  var presenters: [BankPresenter]?

  func load() throws {
    presenter.orFail.interactor.load()  // expect: view-uses-interactor
    presenter.ifSome { $0.interactor.load() }  // expect: view-uses-interactor
    try presenter.orThrow(CancellationError()).interactor.load()  // expect: view-uses-interactor
    presenter.or(presenters!.first!).interactor.load()  // expect: view-uses-interactor
    result?.value?.interactor.load()  // expect: view-uses-interactor
    byName.firstValue()?.interactor.load()  // expect: view-uses-interactor
    presenters.orEmpty.first?.interactor.load()  // expect: view-uses-interactor
    // A member of its own comes before what any optional has, and what is meant for others is none.
    presenter.own.load()  // expect: view-uses-router "through `presenter.own`"
    router.orFail.interactor.load()  // expect: view-uses-router "calls"
  }
}

final class BankPresenter {
  let interactor: BankInteractor
  let own: BankRouter

  init(interactor: BankInteractor, own: BankRouter) {
    self.interactor = interactor
    self.own = own
  }
}

final class BankInteractor { func load() {} }
final class BankRouter { func load() {} }
