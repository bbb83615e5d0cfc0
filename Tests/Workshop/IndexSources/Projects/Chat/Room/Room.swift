import Foundation
import UIKit

protocol RoomView: AnyObject {
  func show(_ message: Message)
  func showError(_ error: Error)
}

protocol RoomInteractor {
  var me: User { get }
  func send(_ text: String) -> Result<Message, ChatError>
  func history(before message: Message?, limit: Int) -> [Message]
}

struct RoomModule {
  let view: UIViewController
  let presenter: RoomPresenter
  let room: Room
}

final class RoomPresenter {
  weak var view: RoomView?
  let interactor: RoomInteractor
  var onClose: (() -> Void)?
  private var isStopped = false

  init(interactor: RoomInteractor) { self.interactor = interactor }

  func didEnter(_ text: String) {
    switch interactor.send(text) {
    case .success(let message):
      view?.show(message)
    case .failure(.offline(let user)) where user == interactor.me:
      view?.showError(ChatError.offline(user))
    case .failure(let error):
      view?.showError(error)
    }
  }

  func didScroll(to message: Message) {
    interactor.history(before: message, limit: 10).reversed().forEach { view?.show($0) }
    for (number, old) in interactor.history(before: nil, limit: 3).enumerated() where number > 0 {
      print(old.preview, old[reaction: "heart"].map(\.name))
    }
  }

  func stop() {
    isStopped = true
    onClose?()
  }
}

final class RoomInteractorImpl: RoomInteractor {
  private let room: Room
  private let service: ChatService
  let me: User

  init(room: Room, service: ChatService, me: User) {
    self.room = room
    self.service = service
    self.me = me
  }

  func send(_ text: String) -> Result<Message, ChatError> {
    do {
      try service.send(.text(text), to: room, as: me)
      guard let message = room.lastMessage else { return .failure(.unknown) }
      return .success(message)
    } catch let error as ChatError {
      return .failure(error)
    } catch {
      return .failure(.unknown)
    }
  }

  func history(before message: Message?, limit: Int) -> [Message] {
    guard let message else { return Array(room.messages.suffix(limit)) }
    return room.messages.filter { $0.author != message.author }.prefix(limit).map { $0 }
  }
}

final class RoomViewController: UIViewController, RoomView {
  private let presenter: RoomPresenter
  private var bubbles: [Bubble] = []

  init(presenter: RoomPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("no storyboards here") }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter.stop()
  }

  func show(_ message: Message) {
    let bubble = Bubble(message: message, isOwn: message.author == presenter.interactor.me)
    bubble.onTap = { [unowned self] in presenter.didScroll(to: $0) }
    bubbles.append(bubble)
    view.addSubview(bubble)
  }

  func showError(_ error: Error) {
    title = (error as? ChatError).map { problem in
      switch problem {
      case .offline(let user): return user.name
      case .unknown: return "?"
      }
    }
  }

  final class Bubble: UIView {
    let message: Message
    var onTap: ((Message) -> Void)?

    init(message: Message, isOwn: Bool) {
      self.message = message
      super.init(frame: .zero)
      tag = isOwn ? 1 : 0
    }

    required init?(coder: NSCoder) { nil }

    func tap() { onTap?(message) }
  }
}

protocol RoomAssembly: Assembly {
  func module(room: Room) -> RoomModule
}

final class RoomAssemblyImpl: RoomAssembly {
  private lazy var service: ChatService = Container.main.resolve()

  func module(room: Room) -> RoomModule {
    let me = room.members.first { $0.name == "me" } ?? User(id: UUID(), name: "me", status: .online)
    let interactor = RoomInteractorImpl(room: room, service: service, me: me)
    let presenter = RoomPresenter(interactor: interactor)
    let view = RoomViewController(presenter: presenter)
    presenter.view = view
    return RoomModule(view: view, presenter: presenter, room: room)
  }
}
