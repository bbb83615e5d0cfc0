import Linter
import PlainJSON

extension Session {
  /// `textDocument/didOpen`
  mutating func open(_ params: JSON, _ access: ProjectAccess) -> [OutgoingMessage] {
    let document = params["textDocument"]
    guard let uri = document?["uri"]?.text, let text = document?["text"]?.text else { return [] }
    // What has no file has no place in a project.
    guard let path = FileURI.path(of: uri) else { return [] }
    let real = access.realPath(path)
    documents[uri] = Document(
      uri: uri, path: real, version: document?["version"]?.integer ?? 0, text: Text(Array(text.utf8)))
    if folderIndex(of: real) == nil { add(access.home(path), access) }
    noteText(of: real)
    return []
  }

  /// `textDocument/didChange`
  mutating func change(_ params: JSON) -> [OutgoingMessage] {
    guard let uri = params["textDocument"]?["uri"]?.text, var document = documents[uri] else { return [] }
    document.version = params["textDocument"]?["version"]?.integer ?? document.version
    var messages: [OutgoingMessage] = []
    for change in params["contentChanges"]?.elements ?? [] where !document.apply(change, client.encoding) {
      messages = [log("an edit of \(uri) was not understood; what is shown of it may be of an older text", type: 2)]
    }
    documents[uri] = document
    noteText(of: document.path)
    return messages
  }

  /// `textDocument/didClose`: from now on the file counts.
  mutating func close(_ params: JSON) -> [OutgoingMessage] {
    guard let uri = params["textDocument"]?["uri"]?.text, let document = documents[uri] else { return [] }
    documents[uri] = nil
    noteText(of: document.path)
    noteDisk()
    return []
  }

  /// The texts of all open documents, by real path.
  var overlay: [String: [UInt8]] {
    Dictionary(documents.values.map { ($0.path, $0.text.bytes) }, uniquingKeysWith: { first, _ in first })
  }
}
