import Foundation
import UIKit

enum ShowOrder {
  struct Request {}
  struct Response { let order: Order; let isNew: Bool }
  struct ViewModel { let text: String, symbol: Symbol }
  enum Symbol: Character { case fresh = "•", old = " " }
}

protocol ShowOrderBusinessLogic: AnyObject { func load(_ request: ShowOrder.Request) }
protocol ShowOrderDataStore: AnyObject { var order: Order! { get set } }
protocol ShowOrderPresentationLogic { func present(_ response: ShowOrder.Response) }
protocol ShowOrderDisplayLogic: AnyObject { func display(_ model: ShowOrder.ViewModel) }

final class ShowOrderInteractor: ShowOrderBusinessLogic, ShowOrderDataStore {
  var order: Order!
  private let presenter: ShowOrderPresentationLogic
  private let known: Set<String>

  init(presenter: ShowOrderPresentationLogic, known: Set<String> = []) {
    self.presenter = presenter
    self.known = known
  }

  func load(_ request: ShowOrder.Request) {
    guard let order = order, let id = order.id else {
      presenter.present(.init(order: .sample, isNew: true))
      return
    }
    if var line = order[product: Product(name: "Pen", price: 1)] {
      line += 2
      self.order[product: line.product] = line
    }
    presenter.present(ShowOrder.Response(order: self.order, isNew: !known.contains(id)))
  }
}

final class ShowOrderPresenter: ShowOrderPresentationLogic {
  weak var display: ShowOrderDisplayLogic?
  private let formatter: Formatter = PlainFormatter()

  class Formatter { func text(for order: Order) -> String { order.buyer.name } }
  private final class PlainFormatter: Formatter {
    override func text(for order: Order) -> String {
      super.text(for: order) + (order.shipping.address?.town ?? "")
    }
  }

  func present(_ response: ShowOrder.Response) {
    let symbol = response.isNew ? ShowOrder.Symbol.fresh : .old
    display?.display(.init(text: formatter.text(for: response.order), symbol: symbol))
  }
}

final class ShowOrderRouter {
  unowned let dataStore: ShowOrderDataStore
  weak var source: UIViewController?

  init(dataStore: ShowOrderDataStore) { self.dataStore = dataStore }

  func edit() {
    let screen = UIViewController()
    screen.title = dataStore.order?.buyer.first
    source?.navigationController?.pushViewController(screen, animated: true)
  }
}

final class ShowOrderViewController: UIViewController, ShowOrderDisplayLogic {
  private(set) var router: ShowOrderRouter?
  private var interactor: ShowOrderBusinessLogic!
  private lazy var labels: (title: UILabel, symbol: UILabel) = (UILabel(), UILabel())

  override func loadView() {
    let presenter = ShowOrderPresenter()
    let interactor = ShowOrderInteractor(presenter: presenter)
    presenter.display = self
    self.interactor = interactor
    router = ShowOrderRouter(dataStore: interactor)
    router?.source = self
    view = labels.title
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interactor.load(.init())
  }

  func display(_ model: ShowOrder.ViewModel) {
    let (title, symbol) = labels
    title.text = model.text
    symbol.text = String(model.symbol.rawValue)
    switch (model.symbol, router?.dataStore.order) {
    case (.fresh, let order?) where order.total > 10: title.textColor = .red
    case (.old, nil), (.fresh, nil): title.textColor = nil
    default: router?.edit()
    }
  }
}
