import Foundation

struct User: Hashable, Codable {
  let id: UUID
  var name: String
  var status: Status = .offline

  enum Status: String, Codable {
    case online, offline
    var isReachable: Bool { self == .online }
  }
}

struct Message {
  enum Body {
    case text(String)
    case image(URL, caption: String?)
    indirect case reply(to: Message, Body)
  }

  let author: User
  let body: Body
  var reactions: [String: [User]] = [:]

  var preview: String {
    switch body {
    case .text(let text): return text
    case .image(_, let caption): return caption ?? "image"
    case .reply(let original, let body):
      return "\(original.author.name): " + Message(author: author, body: body).preview
    }
  }

  subscript(reaction name: String) -> [User] {
    get { reactions[name] ?? [] }
    set { reactions[name] = newValue }
  }
}

final class Room {
  let name: String
  var members: Set<User>
  private(set) var messages: [Message]

  init(name: String, members: Set<User> = [], messages: [Message] = []) {
    self.name = name
    self.members = members
    self.messages = messages
  }

  func append(_ message: Message) { messages.append(message) }

  var lastMessage: Message? { messages.last }

  subscript(index: Int) -> Message { messages[index] }

  static func direct(between one: User, and other: User) -> Room {
    Room(name: "\(one.name) & \(other.name)", members: [one, other])
  }
}

extension Array where Element == Room {
  var unread: Int { reduce(0) { $0 + $1.messages.count } }

  func named(_ name: String) -> Room? { first { $0.name == name } }
}

extension Sequence where Element == User {
  func reachable() -> [User] { filter { $0.status.isReachable } }
}

protocol ChatService: AnyObject {
  var rooms: Stream<[Room]> { get }
  func send(_ body: Message.Body, to room: Room, as user: User) throws
}

final class ChatServiceImpl: ChatService {
  let rooms = Stream<[Room]>()
  private lazy var store: ChatStore = .init()

  func send(_ body: Message.Body, to room: Room, as user: User) throws {
    guard user.status != .offline else { throw ChatError.offline(user) }
    let message = Message(author: user, body: body)
    room.append(message)
    store[room.name] = room
    rooms.send(store.all)
  }
}

enum ChatError: Error {
  case offline(User)
  case unknown
}

private struct ChatStore {
  private var rooms: [String: Room] = [:]
  var all: [Room] { rooms.values.sorted { $0.name < $1.name } }

  subscript(name: String) -> Room? {
    get { rooms[name] }
    set { rooms[name] = newValue }
  }
}
