import Foundation
import UIKit

protocol TransferModuleOutput: AnyObject {
  func transferDidEnd(_ order: TransferOrder?)
}

protocol TransferViewInput: AnyObject {
  func render(_ state: TransferState)
}

protocol TransferViewOutput: ViewOutput {
  func didEnter(recipient: String, cents: Int)
  func didConfirm()
}

enum TransferState {
  case editing(TransferForm)
  case sending(TransferOrder)
  case failed(BankError, retry: () -> Void)
  case done
}

struct TransferForm {
  var account: Account
  var recipient = ""
  var amount = Money.zero

  var order: TransferOrder? {
    recipient.isEmpty ? nil : TransferOrder(from: account, to: recipient, amount: amount)
  }
}

final class TransferPresenter: TransferViewOutput {
  unowned let view: TransferViewInput
  private let interactor: TransferInteractor
  private let router: TransferRouter
  private var state: TransferState {
    didSet { view.render(state) }
  }

  weak var output: TransferModuleOutput?

  init(view: TransferViewInput, interactor: TransferInteractor, router: TransferRouter, account: Account) {
    self.view = view
    self.interactor = interactor
    self.router = router
    state = .editing(TransferForm(account: account))
  }

  func viewIsReady() { view.render(state) }

  func didEnter(recipient: String, cents: Int) {
    guard case .editing(var form) = state else { return }
    form.recipient = recipient
    form.amount = Money(cents: cents, currency: form.account.balance.currency)
    state = .editing(form)
  }

  func didConfirm() {
    switch state {
    case .editing(let form):
      guard let order = form.order else { return }
      send(order)
    case .sending(let order) where order.amount > .zero: print(order.to)
    case .failed(_, let retry): retry()
    case .sending, .done: break
    }
  }

  private func send(_ order: TransferOrder) {
    state = .sending(order)
    interactor.send(order) { [weak self] error in
      guard let self else { return }
      if let error {
        self.state = .failed(error, retry: { self.send(order) })
      } else {
        state = .done
        router.close()
        output?.transferDidEnd(order)
      }
    }
  }
}

final class TransferInteractor {
  private let service: AccountsService

  init(service: AccountsService) { self.service = service }

  func send(_ order: TransferOrder, completion: @escaping (BankError?) -> Void) {
    service.transfer(order) { error in
      DispatchQueue.main.async { completion(error) }
    }
  }
}

final class TransferRouter: BaseRouter {}

final class TransferViewController: BaseViewController<TransferViewOutput>, TransferViewInput {
  private let form = TransferFormView()

  override func loadView() {
    view = form
    form.onChange = { [weak self] in self?.output.didEnter(recipient: $0, cents: $1) }
  }

  func render(_ state: TransferState) {
    switch state {
    case .editing(let data): form.show(data.amount, of: data.account)
    case .sending(let order): form.show(order.amount, of: order.from)
    case let .failed(error, _): form.message = error.message
    case .done: form.message = nil
    }
  }
}

final class TransferFormView: UIView {
  var onChange: ((String, Int) -> Void)?
  var message: String? {
    get { label.text }
    set { label.text = newValue }
  }

  private let label: UILabel = {
    let label = UILabel()
    label.textColor = Palette.accent
    label.numberOfLines = 0
    return label
  }()

  func show(_ amount: Money, of account: Account) {
    label.text = amount.text + account.owner.name
  }
}

struct TransferAssembly {
  final class Configurator {
    var account: Account?
    weak var output: TransferModuleOutput?
  }

  let service: AccountsService

  func assemble(_ configure: (Configurator) -> Void) -> UIViewController {
    let configurator = Configurator()
    configure(configurator)
    let view = TransferViewController()
    guard let account = configurator.account else { return view }
    let router = TransferRouter()
    let presenter = TransferPresenter(
      view: view, interactor: .init(service: service), router: router, account: account)
    presenter.output = configurator.output
    view.output = presenter
    router.viewController = view
    return view
  }
}
