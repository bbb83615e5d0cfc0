import Foundation
import UIKit

protocol RoomsView: AnyObject {
  var onSelect: ((Room) -> Void)? { get set }
  func setTitle(_ title: String)
  func show(_ items: [RoomsItem])
}

struct RoomsItem {
  let room: Room
  var title: String { room.name }
  var subtitle: String? { room.lastMessage?.preview }
  let isDirect: Bool
}

protocol RoomsInteractor: AnyObject {
  var items: Stream<[RoomsItem]> { get }
  func room(named name: String) -> Room?
}

protocol RoomsRouter: Router {
  func show(_ room: Room, onClose: @escaping (RoomModule) -> Void)
}

final class RoomsPresenter: Presenter {
  typealias View = RoomsView

  let view: RoomsView
  private let interactor: RoomsInteractor
  private let router: RoomsRouter
  private let bag = DisposeBag()
  private var opened: [String: RoomModule] = [:]

  init(view: RoomsView, interactor: RoomsInteractor, router: RoomsRouter) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func start() {
    greet()
    view.onSelect = { [weak self] room in
      guard let `self` = self else { return }
      self.router.show(room) { module in
        self.opened[module.room.name] = nil
        module.presenter.stop()
      }
    }
    interactor.items
      .filter { !$0.isEmpty }
      .map { items in items.sorted { $0.title < $1.title } }
      .subscribe { [view] items in
        view.show(items)
        view.setTitle(items.first?.title ?? "")
      }
      .disposed(by: bag)
    if let room = interactor.room(named: "Lobby"), let last = room.messages.last?.author {
      view.setTitle(last.name)
    }
  }
}

final class RoomsInteractorImpl: RoomsInteractor {
  @Injected private var service: ChatService
  let items = Stream<[RoomsItem]>()
  private let bag = DisposeBag()
  private var known: [Room] = []

  init() {
    service.rooms
      .subscribe(onNext: { [weak self] rooms in self?.update(rooms) })
      .disposed(by: bag)
  }

  private func update(_ rooms: [Room]) {
    known = rooms
    items.send(rooms.map { RoomsItem(room: $0, isDirect: $0.members.count == 2) })
    print(rooms.unread, known.flatMap(\.members).reachable().map(\.name))
  }

  func room(named name: String) -> Room? { known.named(name) ?? known.first }
}

final class RoomsRouterImpl: RoomsRouter {
  @WeakBox private var controller: UIViewController?
  private let assembly: RoomAssembly

  init(controller: UIViewController, assembly: RoomAssembly = RoomAssemblyImpl()) {
    self.assembly = assembly
    self.controller = controller
  }

  func close() {
    guard $controller else { return }
    controller?.dismiss(animated: true)
  }

  func show(_ room: Room, onClose: @escaping (RoomModule) -> Void) {
    let module = assembly.module(room: room)
    module.presenter.onClose = { onClose(module) }
    controller?.navigationController?.pushViewController(module.view, animated: true)
  }
}

final class RoomsViewController: UITableViewController, RoomsView {
  var onSelect: ((Room) -> Void)?
  private var items: [RoomsItem] = [] { didSet { if items.count != oldValue.count { tableView.reloadData() } } }
  fileprivate var presenter: RoomsPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.start()
  }

  func setTitle(_ title: String) { self.title = title }
  func show(_ items: [RoomsItem]) { self.items = items }
}

extension RoomsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "room") ?? UITableViewCell()
    let item = items[indexPath.row]
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.isDirect ? nil : item.subtitle
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(items[indexPath.row].room)
  }
}

protocol RoomsAssembly: Assembly {
  func screen() -> UIViewController
}

final class RoomsAssemblyImpl: RoomsAssembly {
  func screen() -> UIViewController {
    Container.main.register(ChatService.self) { ChatServiceImpl() }
    let view = RoomsViewController()
    let presenter = RoomsPresenter(
      view: view, interactor: RoomsInteractorImpl(), router: RoomsRouterImpl(controller: view))
    view.presenter = presenter
    return view
  }
}
