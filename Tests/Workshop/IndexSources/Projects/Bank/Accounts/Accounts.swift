import Foundation
import UIKit

enum AccountsSelection {
  case first
  case none
  case number(String)
}

protocol AccountsModuleInput: ModuleInput {
  func select(_ selection: AccountsSelection)
}

protocol AccountsModuleOutput: AnyObject {
  func accountsDidClose(_ module: AccountsModuleInput)
}

protocol AccountsViewInput: AnyObject {
  var title: String? { get set }
  func show(_ rows: [AccountsRow])
  func show(_ message: String)
}

struct AccountsRow {
  let title: String
  let detail: String
  var action: (() -> Void)?

  init(_ account: Account, action: (() -> Void)? = nil) {
    title = account.number
    detail = account.balance.text + " " + account.owner.name
    self.action = action
  }
}

protocol AccountsViewOutput: ViewOutput {
  func didSelect(_ row: AccountsRow)
  func didClose()
}

final class AccountsPresenter {
  weak var view: AccountsViewInput?
  var interactor: AccountsInteractorInput?
  var router: AccountsRouterInput?
  weak var output: AccountsModuleOutput?
  private var accounts: [Account] = []
  private var selection = AccountsSelection.none

  private var selected: Account? {
    switch selection {
    case .first: return accounts.first
    case .none: return nil
    case .number(let number): return accounts.first { $0.number == number }
    }
  }

  private var total: Money {
    accounts.map { $0.balance }.reduce(.zero, +)
  }
}

extension AccountsPresenter: AccountsViewOutput {
  func viewIsReady() {
    view?.title = "Accounts"
    interactor?.load()
  }

  func didSelect(_ row: AccountsRow) { row.action?() }

  func didClose() { output?.accountsDidClose(self) }
}

extension AccountsPresenter: AccountsModuleInput {
  func select(_ selection: AccountsSelection) {
    self.selection = selection
    if let account = selected { router?.openTransfer(from: account) }
  }
}

extension AccountsPresenter: AccountsInteractorOutput {
  func didLoad(_ accounts: [Account]) {
    self.accounts = accounts.sorted { $0.balance < $1.balance }
    let rows = accounts.enumerated().map { index, account in
      AccountsRow(account) { [weak self] in self?.select(index == 0 ? .first : .number(account.number)) }
    }
    view?.show(rows)
    view?.show(total.text)
    for (position, row) in rows.enumerated() where position < 3 { print(row.title, row.detail) }
  }

  func didFail(_ error: BankError) {
    if case .limit(let money) = error { view?.show(money.text) } else { view?.show(error.message) }
  }
}

protocol AccountsInteractorInput: AnyObject {
  func load()
}

protocol AccountsInteractorOutput: AnyObject {
  func didLoad(_ accounts: [Account])
  func didFail(_ error: BankError)
}

final class AccountsInteractor: AccountsInteractorInput {
  weak var output: AccountsInteractorOutput?
  let service: AccountsService
  let customer: Customer

  init(service: AccountsService, customer: Customer) {
    (self.service, self.customer) = (service, customer)
  }

  func load() {
    service.accounts(of: customer) { [output] result in
      do {
        output?.didLoad(try result.get())
      } catch {
        output?.didFail(error as? BankError ?? .offline)
      }
    }
  }
}

protocol AccountsRouterInput {
  func openTransfer(from account: Account)
}

final class AccountsRouter: BaseRouter, AccountsRouterInput {
  var makeTransfer: ((Account, TransferModuleOutput?) -> UIViewController)?

  func openTransfer(from account: Account) {
    guard let screen = makeTransfer?(account, self) else { return }
    push(screen)
  }
}

extension AccountsRouter: TransferModuleOutput {
  func transferDidEnd(_ order: TransferOrder?) {
    guard let order = order, order.amount > Money.zero else { return close() }
    (viewController as? AccountsViewController)?.output.viewIsReady()
  }
}

final class AccountsViewController: BaseViewController<AccountsViewOutput>, AccountsViewInput {
  private let table = UITableView()
  private let footer = UILabel()
  private lazy var source = AccountsTableSource { [weak self] row in self?.output.didSelect(row) }

  override func viewDidLoad() {
    table.dataSource = source
    table.delegate = source
    super.viewDidLoad()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    output.viewWillDisappear()
    output.didClose()
  }

  func show(_ rows: [AccountsRow]) {
    source.rows = rows
    table.reloadData()
  }

  func show(_ message: String) { footer.text = message }
}

final class AccountsTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [AccountsRow] = []
  private let select: (AccountsRow) -> Void

  init(select: @escaping (AccountsRow) -> Void) { self.select = select }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Account", for: indexPath) as! AccountCell
    cell.fill(with: rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let row = rows[indexPath.row]
    select(row)
    rows[indexPath.row].action = nil
  }
}

final class AccountCell: UITableViewCell {
  private let name = UILabel()

  func fill(with row: AccountsRow) {
    name.text = row.title
    detailTextLabel?.text = row.detail
  }
}

struct AccountsAssembly {
  let service: AccountsService

  func module(for customer: Customer, output: AccountsModuleOutput) -> (view: UIViewController, input: AccountsModuleInput) {
    let view = AccountsViewController()
    let presenter = AccountsPresenter()
    let interactor = AccountsInteractor(service: service, customer: customer)
    let router = AccountsRouter()
    router.makeTransfer = { [service] account, output in
      TransferAssembly(service: service).assemble { configurator in
        configurator.account = account
        configurator.output = output
      }
    }
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
    presenter.output = output
    interactor.output = presenter
    router.viewController = view
    view.output = presenter
    return (view, presenter)
  }
}
