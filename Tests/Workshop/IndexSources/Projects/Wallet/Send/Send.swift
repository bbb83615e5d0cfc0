import Foundation
import UIKit

protocol SendViewProtocol: ControllerBackedProtocol {
  func didReceive(viewModel: LoadingState<SendViewModel>)
  func didReceive(fee: Decimals?)
}

protocol SendPresenterProtocol: AnyObject {
  func setup()
  func updateAmount(_ amount: Decimals)
  func proceed()
}

protocol SendInteractorInputProtocol: AnyObject {
  func setup()
  func estimateFee(for amount: Decimals)
  func submit(_ transfer: Transfer)
}

protocol SendInteractorOutputProtocol: AnyObject {
  func didReceive(price: Price?)
  func didReceive(fee result: Result<Decimals, SendError>)
  func didSubmit(_ receipt: Transfer.Receipt)
  func didReceive(error: Error)
}

protocol SendWireframeProtocol: CommonPresentable {
  func complete(on view: SendViewProtocol?, receipt: Transfer.Receipt)
}

struct Transfer {
  let chainAsset: ChainAsset
  var amount: Decimals

  struct Receipt {
    let hash: String
    let transfer: Transfer
    var asset: Asset { transfer.chainAsset.asset }
  }
}

enum SendError: Error {
  case fee(underlying: Error?)
  case balance(missing: Decimals)
}

extension SendError: ErrorContentConvertible {
  func toErrorContent() -> ErrorContent {
    switch self {
    case let .fee(underlying as ErrorContentConvertible): return underlying.toErrorContent()
    case .fee: return ErrorContent(title: "Fee", message: "unknown")
    case .balance(let missing): return ErrorContent(title: "Balance", message: "\(missing.value)")
    }
  }
}

struct SendViewModel {
  let symbol: String
  let price: String?
}

protocol SendViewModelFactoryProtocol {
  func model(of transfer: Transfer, price: Price?) -> SendViewModel
}

struct SendViewModelFactory: SendViewModelFactoryProtocol {
  func model(of transfer: Transfer, price: Price?) -> SendViewModel {
    SendViewModel(
      symbol: transfer.chainAsset.asset.symbol,
      price: price.map { "\($0.amount.value * transfer.amount.value) \($0.currency.code)" })
  }
}

class SendBasePresenter {
  weak var view: SendViewProtocol?
  let interactor: SendInteractorInputProtocol
  let chainAsset: ChainAsset
  private(set) var price: Price?
  private(set) lazy var transfer = Transfer(chainAsset: chainAsset, amount: 0)

  init(interactor: SendInteractorInputProtocol, chainAsset: ChainAsset) {
    self.interactor = interactor
    self.chainAsset = chainAsset
  }

  func update(amount: Decimals) { transfer.amount = amount }
  func update(price: Price?) { self.price = price }
  func provideViewModel() { fatalError("a subclass does") }
}

final class SendPresenter: SendBasePresenter {
  private let wireframe: SendWireframeProtocol
  private let factory: SendViewModelFactoryProtocol
  private let state = Observable(state: LoadingState<SendViewModel>.idle)

  init(
    interactor: SendInteractorInputProtocol, wireframe: SendWireframeProtocol, factory: SendViewModelFactoryProtocol,
    chainAsset: ChainAsset
  ) {
    self.wireframe = wireframe
    self.factory = factory
    super.init(interactor: interactor, chainAsset: chainAsset)
  }

  override func provideViewModel() {
    state.state = .loaded(value: factory.model(of: transfer, price: price))
  }
}

extension SendPresenter: SendPresenterProtocol {
  func setup() {
    state.add(self) { presenter, state in presenter.view?.didReceive(viewModel: state) }
    interactor.setup()
    interactor.estimateFee(for: transfer.amount)
  }

  func updateAmount(_ amount: Decimals) {
    update(amount: amount)
    provideViewModel()
    interactor.estimateFee(for: amount)
  }

  func proceed() {
    guard let symbol = state.state.value?.symbol, transfer.amount != 0 else {
      wireframe.present(message: nil, title: "Amount", closeAction: "OK", from: view)
      return
    }
    print(symbol, chainAsset.chain.utility?.symbol ?? "")
    interactor.submit(transfer)
  }
}

extension SendPresenter: SendInteractorOutputProtocol {
  func didReceive(price: Price?) {
    update(price: price)
    provideViewModel()
  }

  func didReceive(fee result: Result<Decimals, SendError>) {
    switch result {
    case let .success(fee): view?.didReceive(fee: fee)
    case let .failure(error): if !wireframe.present(error: error, from: view) { view?.didReceive(fee: nil) }
    }
  }

  func didSubmit(_ receipt: Transfer.Receipt) { wireframe.complete(on: view, receipt: receipt) }
  func didReceive(error: Error) { wireframe.present(error: error, from: view) }
}

final class SendInteractor: PriceSubscriber {
  weak var presenter: SendInteractorOutputProtocol?
  let priceProvider: PriceProviding
  private let chainAsset: ChainAsset
  private let feeService: FeeServiceProtocol
  private var subscription: AnyObject?

  init(chainAsset: ChainAsset, priceProvider: PriceProviding, feeService: FeeServiceProtocol) {
    self.chainAsset = chainAsset
    self.priceProvider = priceProvider
    self.feeService = feeService
  }

  deinit { subscription = nil }
}

extension SendInteractor: SendInteractorInputProtocol {
  func setup() { subscription = subscribeToPrice(of: chainAsset.asset) }

  func estimateFee(for amount: Decimals) {
    feeService.fee(FeeRequest(amount: amount, chain: chainAsset.chain)) { [weak presenter] result in
      presenter?.didReceive(fee: result.mapError { SendError.fee(underlying: $0) })
    }
  }

  func submit(_ transfer: Transfer) {
    let operation = SubmitOperation(transfer: transfer)
    operation.completion = { [weak self, unowned operation] in
      guard let receipt = operation.receipt else { return }
      self?.presenter?.didSubmit(receipt)
    }
    operation.start()
  }
}

extension SendInteractor: PriceHandler {
  func handle(_ result: Result<Price?, PriceError>, for asset: Asset) {
    do {
      let price = try result.get()
      presenter?.didReceive(price: price?.currency == .usd ? price : nil)
    } catch {
      presenter?.didReceive(error: error)
    }
  }
}

struct FeeRequest {
  let amount: Decimals
  let chain: Chain
}

protocol FeeServiceProtocol {
  func fee(_ request: FeeRequest, completion: @escaping (Result<Decimals, Error>) -> Void)
}

final class SubmitOperation {
  private let transfer: Transfer
  private(set) var receipt: Transfer.Receipt?
  var completion: (() -> Void)?

  init(transfer: Transfer) { self.transfer = transfer }

  func start() {
    receipt = .init(hash: transfer.chainAsset.asset.id, transfer: transfer)
    completion?()
  }
}

final class SendWireframe: SendWireframeProtocol {
  func complete(on view: SendViewProtocol?, receipt: Transfer.Receipt) {
    let history = HistoryViewFactory.createView(for: receipt.transfer.chainAsset)
    view?.controller.navigationController?.setViewControllers([history?.controller].compactMap { $0 }, animated: true)
  }
}

final class SendViewController: UIViewController, ViewHolder {
  typealias RootViewType = SendViewLayout
  let presenter: SendPresenterProtocol

  init(presenter: SendPresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = SendViewLayout() }

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView.onChange = { [weak self] in self?.presenter.updateAmount(Decimals($0)) }
    presenter.setup()
  }
}

extension SendViewController: SendViewProtocol {
  func didReceive(viewModel: LoadingState<SendViewModel>) {
    rootView.title.text = viewModel.map(\.symbol).value
    if case .loaded(let model) = viewModel, let price = model.price { rootView.title.text = price }
  }

  func didReceive(fee: Decimals?) { rootView.fee = fee?.value }
}

final class SendViewLayout: UIView {
  let title = UILabel()
  var onChange: ((Int) -> Void)?
  var fee: Int? { didSet { title.isHidden = fee == nil } }
}

enum SendViewFactory {
  static func createView(for chainAsset: ChainAsset, price: PriceProviding, fee: FeeServiceProtocol) -> SendViewProtocol? {
    let interactor = SendInteractor(chainAsset: chainAsset, priceProvider: price, feeService: fee)
    let presenter = SendPresenter(
      interactor: interactor, wireframe: SendWireframe(), factory: SendViewModelFactory(), chainAsset: chainAsset)
    let view = SendViewController(presenter: presenter)
    presenter.view = view
    interactor.presenter = presenter
    return view
  }
}
