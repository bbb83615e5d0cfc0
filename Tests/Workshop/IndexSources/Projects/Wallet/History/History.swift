import Foundation
import UIKit

/// A namespace for one scene, its parts named by their roles alone.
enum History {
  struct Item { let receipt: Transfer.Receipt; let date: Date }
  struct Section { let day: String; var items: [Item] }
  typealias Sections = [Section]
  typealias Callback = (Result<Sections, Failure>) -> Void
  enum Failure: Error { case empty(ChainAsset), other(Error) }

  enum Filter: Int, CaseIterable {
    case all, incoming, outgoing
    func matches(_ item: Item) -> Bool { self == .all || item.receipt.transfer.amount.value > rawValue }
    static var `default`: Filter { .all }
  }
}

protocol HistoryViewProtocol: ControllerBackedProtocol {
  func display(_ sections: History.Sections, filter: History.Filter)
}

extension History {
  final class Presenter {
    weak var view: HistoryViewProtocol?
    fileprivate let interactor: Interactor
    private let router: Router
    private var filter = Filter.default { didSet { reload() } }
    private var sections: Sections = []

    init(interactor: Interactor, router: Router) {
      self.interactor = interactor
      self.router = router
    }

    func reload() {
      interactor.load { [weak self] result in
        switch result {
        case .success(let sections): self?.show(sections)
        case .failure(.empty(let chainAsset)): self?.router.offerSend(of: chainAsset, from: self?.view)
        case .failure(.other(let error)): print(error)
        }
      }
    }

    private func show(_ all: Sections) {
      sections = all.compactMap { section in
        var section = section
        section.items = section.items.filter(filter.matches)
        return section.items.isEmpty ? nil : section
      }
      view?.display(sections, filter: filter)
    }

    func select(section: Int, row: Int) {
      let item = sections[section].items[row]
      router.show(item.receipt)
      filter = Filter(rawValue: row) ?? .all
    }

    var newest: Item? { sections.flatMap { $0.items }.max { $0.date < $1.date } }
  }

  final class Interactor {
    private let store: Store
    let chainAsset: ChainAsset

    init(store: Store = .shared, chainAsset: ChainAsset) {
      self.store = store
      self.chainAsset = chainAsset
    }

    func load(_ callback: @escaping Callback) {
      store.items(of: chainAsset) { items in
        guard !items.isEmpty else { return callback(.failure(.empty(self.chainAsset))) }
        let days = Dictionary(grouping: items) { "\($0.date)".prefix(10).description }
        callback(.success(days.map { Section(day: $0.key, items: $0.value) }.sorted { $0.day > $1.day }))
      }
    }
  }

  final class Store {
    static let shared = Store()
    private var items: [ChainAsset: [Item]] = [:]

    func items(of asset: ChainAsset, then: ([Item]) -> Void) { then(items[asset, default: []]) }

    func add(_ receipt: Transfer.Receipt) {
      let item = Item(receipt: receipt, date: Date())
      items[receipt.transfer.chainAsset, default: []].append(item)
      items[receipt.transfer.chainAsset]?.sort { $0.date > $1.date }
    }
  }

  final class Router: AlertPresentable {
    weak var controller: ControllerBackedProtocol?

    func show(_ receipt: Transfer.Receipt) {
      present(message: receipt.hash, title: receipt.asset.symbol, closeAction: "OK", from: controller)
    }

    func offerSend(of chainAsset: ChainAsset, from view: HistoryViewProtocol?) {
      present(message: nil, title: chainAsset.chain.name, closeAction: "Send", from: view ?? controller)
    }
  }
}

extension History {
  final class ViewController: UITableViewController {
    private let presenter: Presenter
    private var sections: Sections = []
    private var filterButtons: [(filter: Filter, button: UIButton)] = Filter.allCases.map { ($0, UIButton()) }

    init(presenter: Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter.reload()
      for (filter, button) in filterButtons { button.setTitle("\(filter.rawValue)", for: 0) }
      title = presenter.newest?.receipt.asset.symbol
    }
  }
}

extension History.ViewController: HistoryViewProtocol {
  func display(_ sections: History.Sections, filter: History.Filter) {
    self.sections = sections
    filterButtons.first { $0.filter == filter }?.button.isEnabled = false
    tableView.reloadData()
  }
}

enum HistoryViewFactory {
  static func createView(for chainAsset: ChainAsset) -> HistoryViewProtocol? {
    let router = History.Router()
    let presenter = History.Presenter(interactor: .init(chainAsset: chainAsset), router: router)
    let view = History.ViewController(presenter: presenter)
    presenter.view = view
    router.controller = view
    return view
  }
}
