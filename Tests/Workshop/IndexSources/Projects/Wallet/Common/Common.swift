import Foundation
import UIKit

// Contracts end in Protocol, wireframes are mixed together, factories make screens.

protocol ControllerBackedProtocol: AnyObject {
  var isSetup: Bool { get }
  var controller: UIViewController { get }
}

extension ControllerBackedProtocol where Self: UIViewController {
  var isSetup: Bool { viewIfLoaded != nil }
  var controller: UIViewController { self }
}

protocol AlertPresentable {
  func present(message: String?, title: String, closeAction: String, from view: ControllerBackedProtocol?)
}

extension AlertPresentable {
  func present(message: String?, title: String, closeAction: String, from view: ControllerBackedProtocol?) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: closeAction, style: .cancel))
    view?.controller.present(alert, animated: true)
  }
}

protocol ErrorPresentable: AlertPresentable {
  @discardableResult
  func present(error: Error, from view: ControllerBackedProtocol?) -> Bool
}

extension ErrorPresentable {
  func present(error: Error, from view: ControllerBackedProtocol?) -> Bool {
    guard let content = error as? ErrorContentConvertible else { return false }
    let text = content.toErrorContent()
    present(message: text.message, title: text.title, closeAction: "OK", from: view)
    return true
  }
}

struct ErrorContent { let title, message: String }

protocol ErrorContentConvertible { func toErrorContent() -> ErrorContent }

typealias CommonPresentable = AlertPresentable & ErrorPresentable

protocol ViewHolder: AnyObject {
  associatedtype RootViewType: UIView
  var rootView: RootViewType { get }
}

extension ViewHolder where Self: UIViewController {
  var rootView: RootViewType {
    guard let view = view as? RootViewType else { fatalError("another view") }
    return view
  }
}

struct Decimals: Hashable, ExpressibleByIntegerLiteral {
  var value: Int
  init(integerLiteral value: Int) { self.value = value }
  init(_ value: Int) { self.value = value }
}

enum LoadingState<Value> {
  case idle, loading
  case loaded(value: Value)
  case failed(Error)

  var value: Value? {
    if case let .loaded(value) = self { return value }
    return nil
  }

  func map<Other>(_ transform: (Value) -> Other) -> LoadingState<Other> {
    switch self {
    case .idle: return .idle
    case .loading: return .loading
    case .loaded(let value): return .loaded(value: transform(value))
    case .failed(let error): return .failed(error)
    }
  }
}

final class Observable<Value> {
  private var owners: [(owner: () -> AnyObject?, change: (Value, Value) -> Void)] = []
  var state: Value {
    didSet { owners.filter { $0.owner() != nil }.forEach { $0.change(oldValue, state) } }
  }

  init(state: Value) { self.state = state }

  func add<Owner: AnyObject>(_ owner: Owner, _ change: @escaping (Owner, Value) -> Void) {
    owners.append(({ [weak owner] in owner }, { [weak owner] _, new in owner.map { change($0, new) } }))
    change(owner, state)
  }
}

struct Asset: Hashable {
  typealias Id = String
  let id: Id
  let symbol: String
  let precision: Int
}

struct Chain: Hashable {
  let name: String
  let assets: [Asset.Id: Asset]

  func asset(for id: Asset.Id?) -> Asset? { id.flatMap { assets[$0] } }
  var utility: Asset? { assets.values.first { $0.precision == 12 } }
}

struct ChainAsset: Hashable {
  let chain: Chain
  let asset: Asset

  static func all(of chains: [Chain]) -> [ChainAsset] {
    chains.flatMap { chain in chain.assets.values.map { ChainAsset(chain: chain, asset: $0) } }
  }
}

protocol PriceProviding: AnyObject {
  func subscribe(_ asset: Asset, _ handler: @escaping (Result<Price?, PriceError>) -> Void) -> AnyObject
}

struct Price { let amount: Decimals; let currency: Currency }
struct Currency: Equatable { let code: String; static let usd = Currency(code: "USD") }

enum PriceError: Error, ErrorContentConvertible {
  case unknown(Asset)
  func toErrorContent() -> ErrorContent {
    switch self { case .unknown(let asset): return .init(title: "No price", message: asset.symbol) }
  }
}

protocol PriceSubscriber where Self: AnyObject {
  var priceProvider: PriceProviding { get }
  var priceHandler: PriceHandler { get }
}

protocol PriceHandler: AnyObject {
  func handle(_ result: Result<Price?, PriceError>, for asset: Asset)
}

extension PriceSubscriber {
  func subscribeToPrice(of asset: Asset) -> AnyObject {
    priceProvider.subscribe(asset) { [weak self] result in self?.priceHandler.handle(result, for: asset) }
  }
}

extension PriceSubscriber where Self: PriceHandler {
  var priceHandler: PriceHandler { self }
}
