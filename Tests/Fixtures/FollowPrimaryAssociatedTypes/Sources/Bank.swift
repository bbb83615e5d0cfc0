import UIKit

protocol Presenting<Interactor, Row>: AnyObject {
  associatedtype Interactor
  associatedtype Row
  var interactor: Interactor { get }
  var row: Row { get }
  func make() -> Interactor
}

final class BankPresenter: Presenting {
  let interactor: BankInteractor
  let row = 0
  init(interactor: BankInteractor) { self.interactor = interactor }
  func make() -> BankInteractor { interactor }
}

final class BankInteractor { func load() {} }
final class BankRouter {}

final class BankViewController: UIViewController {
  var presenter: BankPresenter?  // expect: concrete-collaborator
  let one: any Presenting<BankInteractor, Int>  // expect: view-uses-interactor "mentions"
  var other: (any Presenting<Int, BankInteractor>)?  // expect: view-uses-interactor "mentions"

  func load() {
    one.interactor.load()  // expect: view-uses-interactor "through `one.interactor`"
    one.make().load()  // expect: view-uses-interactor "through `one.make`"
    one.row.load()
    other?.row.load()  // expect: view-uses-interactor "through `other.row`"
    other?.interactor.load()
  }

  func load(_ some: some Presenting<BankInteractor, Int>) {  // expect: view-uses-interactor "mentions"
    some.interactor.load()  // expect: view-uses-interactor "through `some.interactor`"
  }

  func load<P: Presenting<BankInteractor, Int>>(of presenter: P) {  // expect: view-uses-interactor "mentions"
    presenter.interactor.load()  // expect: view-uses-interactor "through `presenter.interactor`"
  }
}

protocol BankPresenterProtocol: Presenting<BankInteractor, Int> {}

final class BankCardController: UIViewController {
  var presenter: (any BankPresenterProtocol)?

  func load() {
    presenter?.interactor.load()  // expect: view-uses-interactor "through `presenter.interactor`"
  }
}
