import Linter
import PlainJSON
import SourceText

/// What is known between two messages of an editor. A value: an answer makes a new one.
public struct Session: Sendable {
  /// How far the session has come.
  enum Phase: Sendable { case new, running, shutDown }

  var phase = Phase.new
  /// The editor has said that it is ready: before that nothing may be sent that it has not asked for.
  var isGreeted = false
  var client = Client()
  var folders: [Folder] = []
  /// Open documents, by the addresses that the editor has for them.
  var documents: [String: Document] = [:]
  /// What the editor shows for a file: the identity of what was sent last, by address. Of a file with nothing to say
  /// there is none.
  var shown: [String: UInt64] = [:]
  /// Problems that belong to no file, as they were said last.
  var placeless: [String] = []
  var requests = 0
  /// The editor was told that the first check is under way.
  var progress: JSON?
  /// Not nil once the session is over: what the process ends with.
  public internal(set) var exitCode: Int32?
  /// The process that has started this one, where it said so.
  public internal(set) var parent: Int?

  public init() {}

  /// Something has changed since the last check.
  public var wantsCheck: Bool { phase == .running && isGreeted && exitCode == nil && folders.contains { $0.isStale } }

  /// A folder that the editor has opened, and what is known of the project in it.
  struct Folder: Sendable {
    /// As the editor calls it, and without symbolic links; both absolute.
    var path: String
    var realPath: String
    var isStale = true
    /// Files may have changed on the disk.
    var isDiskNew = true
    var report: Report?
    /// By path as the report has it.
    var files: [String: FileDiagnostics] = [:]

    init(path: String, realPath: String) {
      self.path = path
      self.realPath = realPath
    }

    /// What the report of this folder calls a file; nil: it lies elsewhere.
    func reportPath(of real: String) -> String? {
      if real == realPath { return nil }
      let prefix = realPath == "/" ? "/" : realPath + "/"
      return real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : nil
    }
  }

  /// The innermost folder that holds a file, by its real path.
  func folderIndex(of real: String) -> Int? {
    folders.indices.filter { folders[$0].reportPath(of: real) != nil }
      .max { folders[$0].realPath.utf8.count < folders[$1].realPath.utf8.count }
  }

  /// The open document of an address in the parameters of a request.
  func document(_ params: JSON) -> Document? { params["textDocument"]?["uri"]?.text.flatMap { documents[$0] } }

  /// Files may have changed on the disk.
  mutating func noteDisk() {
    for index in folders.indices {
      folders[index].isStale = true
      folders[index].isDiskNew = true
    }
  }

  /// The text of a document has changed; its real path. What lies in no folder may matter to all.
  mutating func noteText(of path: String) {
    let own = path.hasSuffix(".swift") ? folders.indices.filter { folders[$0].reportPath(of: path) != nil } : []
    for index in own.isEmpty ? Array(folders.indices) : own { folders[index].isStale = true }
  }

  /// A request of ours.
  mutating func request(_ method: String, _ params: JSON) -> OutgoingMessage {
    requests += 1
    return .request(id: .string("viperlint/\(requests)"), method: method, params: params)
  }
}

/// A line in the editor's log.
func log(_ text: String, type: Int = 3) -> OutgoingMessage {
  .notification(
    method: "window/logMessage", params: ["type": .integer(type), "message": .string("viperlint: " + text)])
}

/// A text that the editor shows.
func show(_ text: String, type: Int = 3) -> OutgoingMessage {
  .notification(method: "window/showMessage", params: ["type": .integer(type), "message": .string(text)])
}
