import PlainJSON

/// A message of JSON-RPC 2.0 that has arrived.
public enum IncomingMessage: Sendable, Equatable {
  /// It wants an answer with the same id (a number or a string).
  case request(id: JSON, method: String, params: JSON)
  /// It wants none.
  case notification(method: String, params: JSON)
  /// The answer to a request of ours; nil: an error.
  case response(id: JSON, result: JSON?)
  /// A request that the client cancelled before it was looked at.
  case cancelled(id: JSON)
  /// It is none of these: what is answered, and with which code.
  case invalid(id: JSON, RPCError)
}

/// A message of JSON-RPC 2.0 that leaves.
public enum OutgoingMessage: Sendable, Equatable {
  case request(id: JSON, method: String, params: JSON)
  case notification(method: String, params: JSON)
  case result(id: JSON, JSON)
  case error(id: JSON, RPCError)

  /// As it is written.
  public var json: JSON {
    switch self {
    case .request(let id, let method, let params):
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    case .notification(let method, let params): ["jsonrpc": "2.0", "method": .string(method), "params": params]
    case .result(let id, let result): ["jsonrpc": "2.0", "id": id, "result": result]
    case .error(let id, let error):
      [
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .integer(error.code), "message": .string(error.message)],
      ]
    }
  }
}

/// Why a request has no result.
public struct RPCError: Error, Sendable, Equatable {
  /// Of JSON-RPC or of the Language Server Protocol.
  public var code: Int
  /// One sentence without a full stop.
  public var message: String

  public init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  /// No JSON.
  static func parseError(_ why: String) -> RPCError { RPCError(-32700, why) }
  /// JSON, and no request; or one that does not fit the state of the session.
  static func invalidRequest(_ why: String) -> RPCError { RPCError(-32600, why) }
  static func unknownMethod(_ method: String) -> RPCError { RPCError(-32601, "there is no method `\(method)`") }
  static func invalidParams(_ why: String) -> RPCError { RPCError(-32602, why) }
  static var notInitialized: RPCError { RPCError(-32002, "`initialize` comes first") }
  static var cancelled: RPCError { RPCError(-32800, "the request was cancelled") }
}

/// The messages that some bytes are: mostly one; a batch is several.
public func decodeMessages(_ bytes: [UInt8]) -> [IncomingMessage] {
  let reading = readJSON(bytes, path: "message")
  guard let root = reading.root?.plain else {
    return [.invalid(id: .null, .parseError(reading.problem?.message ?? "no JSON"))]
  }
  guard case .array(let batch) = root else { return [decode(root)] }
  return batch.isEmpty ? [.invalid(id: .null, .invalidRequest("a batch of no messages"))] : batch.map(decode)
}

/// A piece of a stream as messages.
public func decodeMessages(_ piece: MessageReader.Piece) -> [IncomingMessage] {
  switch piece {
  case .message(let bytes): decodeMessages(bytes)
  case .broken(let why): [.invalid(id: .null, .parseError(why))]
  }
}

private func decode(_ json: JSON) -> IncomingMessage {
  guard case .object = json else { return .invalid(id: .null, .invalidRequest("a message must be an object")) }
  var id: JSON?
  switch json["id"] {
  case .integer, .string: id = json["id"]
  case .number(let number) where number == number.rounded() && abs(number) < 1e15: id = .integer(Int(number))
  case .null, nil: id = nil
  default: return .invalid(id: .null, .invalidRequest("an id must be a number or a string"))
  }
  // A message without a version means 2.0.
  guard json["jsonrpc"] == nil || json["jsonrpc"]?.text == "2.0" else {
    return .invalid(id: id ?? .null, .invalidRequest("`jsonrpc` must be \"2.0\""))
  }
  if let method = json["method"] {
    guard let method = method.text else {
      return .invalid(id: id ?? .null, .invalidRequest("`method` must be a string"))
    }
    let params = json["params"] ?? .null
    return id.map { .request(id: $0, method: method, params: params) } ?? .notification(method: method, params: params)
  }
  guard let id, json["result"] != nil || json["error"] != nil else {
    return .invalid(id: id ?? .null, .invalidRequest("a message needs a `method`"))
  }
  return .response(id: id, result: json["error"] == nil ? json["result"] : nil)
}

/// Turns requests that a later message of the same queue cancels into `cancelled`, so that they do not run.
///
/// - Parameter cancelling: the notification that cancels, and the key of the id in its parameters.
public func withoutCancelled(
  _ queue: [IncomingMessage], by cancelling: (method: String, key: String) = ("$/cancelRequest", "id")
) -> [IncomingMessage] {
  var cancelled: [JSON] = []
  for case .notification(cancelling.method, let params) in queue {
    if let id = params[cancelling.key] { cancelled.append(id) }
  }
  if cancelled.isEmpty { return queue }
  return queue.map { message in
    if case .request(let id, _, _) = message, cancelled.contains(id) { .cancelled(id: id) } else { message }
  }
}
