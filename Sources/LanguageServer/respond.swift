import PlainJSON

/// What may happen to a session.
public enum SessionEvent: Sendable, Equatable {
  case message(IncomingMessage)
  /// Nothing else is waiting: it is time to look at what has changed.
  case idle
}

/// What a session makes of an event: the session as it is afterwards, and what is to be sent, in this order.
///
/// It waits for nothing and keeps nothing but what it returns; what it wants of the world it asks of `access`.
public func respond(
  to event: SessionEvent, _ session: Session, _ access: ProjectAccess
) -> (session: Session, messages: [OutgoingMessage]) {
  var session = session
  let messages: [OutgoingMessage]
  switch event {
  case .idle: messages = session.wantsCheck ? session.check(access) : []
  case .message(.request(let id, let method, let params)): messages = session.answer(id, method, params, access)
  case .message(.notification(let method, let params)): messages = session.note(method, params, access)
  case .message(.cancelled(let id)): messages = [.error(id: id, .cancelled)]
  case .message(.invalid(let id, let error)): messages = [.error(id: id, error)]
  // Whatever the editor says to a request of ours, nothing depends on it.
  case .message(.response): messages = []
  }
  return (session, messages)
}

extension Session {
  fileprivate mutating func answer(
    _ id: JSON, _ method: String, _ params: JSON, _ access: ProjectAccess
  ) -> [OutgoingMessage] {
    switch phase {
    case .new where method != "initialize": return [.error(id: id, .notInitialized)]
    case .shutDown: return [.error(id: id, .invalidRequest("the session was shut down"))]
    default: break
    }
    switch method {
    case "initialize":
      guard phase == .new else { return [.error(id: id, .invalidRequest("`initialize` comes once"))] }
      return [.result(id: id, start(params, access))]
    case "shutdown":
      phase = .shutDown
      return [.result(id: id, .null)]
    default: break
    }
    // A client that sends a request is ready.
    isGreeted = true
    guard let answer = Session.answers[method] else { return [.error(id: id, .unknownMethod(method))] }
    // An answer about texts that have changed since would be about something else.
    let news = wantsCheck && method != "workspace/executeCommand" ? check(access) : []
    switch answer(&self, params, access) {
    case .success(let (result, messages)): return news + [.result(id: id, result)] + messages
    case .failure(let error): return news + [.error(id: id, error)]
    }
  }

  /// What a request is answered, and what is sent behind that.
  typealias Answer = Result<(JSON, [OutgoingMessage]), RPCError>

  private static var answers: [String: (inout Session, JSON, ProjectAccess) -> Answer] {
    [
      "textDocument/hover": { session, params, access in .success((session.hover(params, access), [])) },
      "textDocument/codeAction": { session, params, access in .success((session.codeActions(params, access), [])) },
      "textDocument/codeLens": { session, params, access in .success((session.codeLenses(params, access), [])) },
      "textDocument/diagnostic": { session, params, _ in .success((session.diagnostics(ofDocument: params), [])) },
      "workspace/diagnostic": { session, params, _ in .success((session.diagnosticsOfAll(params), [])) },
      "workspace/executeCommand": { session, params, access in session.execute(params, access) },
    ]
  }

  fileprivate mutating func note(
    _ method: String, _ params: JSON, _ access: ProjectAccess
  ) -> [OutgoingMessage] {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return []
    }
    guard phase == .running else { return [] }
    switch method {
    case "initialized":
      defer { isGreeted = true }
      return isGreeted ? [] : greet()
    case "textDocument/didOpen": return open(params, access)
    case "textDocument/didChange": return change(params)
    case "textDocument/didClose": return close(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": noteDisk()
    case "workspace/didChangeWorkspaceFolders": return changeFolders(params, access)
    case "workspace/didChangeConfiguration": return configure(params)
    default: break
    }
    return []
  }
}
