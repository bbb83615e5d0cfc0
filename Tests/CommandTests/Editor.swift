import Foundation
import LanguageServer
import PlainJSON

/// An editor, or an assistant, at the other end of the built executable's pipes.
final class Editor {
  let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var reader: MessageReader
  private let framing: Framing
  /// Messages that nobody has asked for yet.
  private(set) var heard: [JSON] = []
  private var requests = 0

  /// - Parameter arguments: of viperlint.
  init(_ arguments: [String], in folder: URL, _ framing: Framing = .headers) throws {
    self.framing = framing
    reader = MessageReader(framing)
    process.executableURL = URL(fileURLWithPath: Sandbox.executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func write(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

  func send(_ message: JSON) { input.fileHandleForWriting.write(Data(frame(message, framing))) }

  func note(_ method: String, _ params: JSON = .null) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// The answer to a request: `result` or `error` tells which.
  func ask(_ method: String, _ params: JSON = .null) throws -> JSON {
    requests += 1
    let id = JSON.integer(requests)
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return try wait { $0["id"] == id && $0["method"] == nil }
  }

  /// The first message of a kind, of those that have arrived or are to come.
  func wait(within seconds: Double = 60, _ isWanted: (JSON) -> Bool) throws -> JSON {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if let index = heard.firstIndex(where: isWanted) { return heard.remove(at: index) }
      var wanted = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, Int32(max(0, end.timeIntervalSinceNow * 1000))) > 0 else { throw Silence() }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Silence() }
      reader.take(Array(data))
      while let piece = reader.next() {
        guard case .message(let bytes) = piece, let json = readJSON(bytes, path: "answer").root?.plain else {
          throw Silence()
        }
        heard.append(json)
      }
    }
  }

  /// What is published for a file next; the address may end so.
  func published(_ name: String) throws -> [JSON] {
    try wait {
      $0["method"]?.text == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text?.hasSuffix(name) == true
    }["params"]?["diagnostics"]?.elements ?? []
  }

  /// Closes the pipe, as an editor that dies does, and waits for the end.
  func hangUp() throws -> Int32 {
    try input.fileHandleForWriting.close()
    return try end()
  }

  /// How the process ends, by itself.
  func end(within seconds: Double = 20) throws -> Int32 {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      guard end.timeIntervalSinceNow > 0 else { throw Silence() }
      usleep(10_000)
    }
    return process.terminationStatus
  }

  /// Nothing came, or nothing that is a message.
  struct Silence: Error {}
}
