import Linter
import PlainJSON
import SourceText

extension Session {
  /// Checks every folder in which something has changed, and says what is new.
  mutating func check(_ access: ProjectAccess) -> [OutgoingMessage] {
    var messages: [OutgoingMessage] = []
    for index in folders.indices where folders[index].isStale {
      let request = CheckRequest(overlay: overlay, isDiskNew: folders[index].isDiskNew)
      let checked = access.check(folders[index].path, request)
      folders[index].take(checked)
      folders[index].isStale = false
      folders[index].isDiskNew = false
    }
    messages += publish(access)
    if let progress {
      messages.append(
        .notification(method: "$/progress", params: ["token": progress, "value": ["kind": "end"]]))
      self.progress = nil
    }
    return messages
  }

  /// Works out what is to be shown of each file, and sends what differs from what is shown.
  mutating func publish(_ access: ProjectAccess) -> [OutgoingMessage] {
    var now: [String: UInt64] = [:]
    var changed: [(uri: String, json: JSON)] = []
    for index in folders.indices {
      write(folders[index], index, access)
      for (path, file) in folders[index].files where isOwn(path, ofFolder: index) {
        now[file.uri] = file.identity
        if shown[file.uri] != file.identity { changed.append((file.uri, file.json)) }
      }
    }
    changed += shown.keys.filter { now[$0] == nil }.map { ($0, []) }
    shown = now
    var messages: [OutgoingMessage] = []
    if client.pulls {
      if !changed.isEmpty, client.refreshesDiagnostics {
        messages.append(request("workspace/diagnostic/refresh", .null))
      }
    } else {
      messages = changed.sorted { $0.uri < $1.uri }.map(publication)
    }
    if !changed.isEmpty, client.wantsLenses, client.refreshesLenses {
      messages.append(request("workspace/codeLens/refresh", .null))
    }
    return messages + sayWhatHasNoPlace()
  }

  private func publication(_ uri: String, _ json: JSON) -> OutgoingMessage {
    var params: JSON = ["uri": .string(uri), "diagnostics": json]
    if client.comparesVersions, let document = documents[uri] {
      params = params.with("version", .integer(document.version))
    }
    return .notification(method: "textDocument/publishDiagnostics", params: params)
  }

  /// Brings the diagnostics of a folder up to date. Texts are looked at only for what has changed.
  private mutating func write(_ folder: Folder, _ index: Int, _ access: ProjectAccess) {
    var texts: [String: Text?] = [:]
    let writer = writer(of: folder, access) { path, read in
      if let known = texts[path] { return known }
      let text = read()
      texts[path] = text
      return text
    }
    let open = Set(documents.values.map(\.path))
    for (path, file) in folder.files {
      var file = file
      let uri = writer.uri(path)
      if file.identity != 0, file.uri == uri, !open.contains(SlashPath.joined(folder.realPath, path)) { continue }
      file.uri = uri
      file.json = writer.diagnostics(file)
      file.identity = identity(of: file.json)
      folders[index].files[path] = file
    }
  }

  /// - Parameter memory: keeps texts, so that each is read once.
  func writer(
    of folder: Folder, _ access: ProjectAccess, memory: @escaping (String, () -> Text?) -> Text? = { $1() }
  ) -> DiagnosticWriter {
    let byPath = Dictionary(documents.values.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return DiagnosticWriter(
      client: client,
      uri: { path in
        byPath[SlashPath.joined(folder.realPath, path)]?.uri ?? FileURI.of(SlashPath.joined(folder.path, path))
      },
      text: { path in
        if let document = byPath[SlashPath.joined(folder.realPath, path)] { return document.text }
        return memory(path) { access.bytes(SlashPath.joined(folder.path, path)).map(Text.init) }
      })
  }

  /// Where folders lie in each other, the innermost one speaks of a file.
  private func isOwn(_ path: String, ofFolder index: Int) -> Bool {
    if folders.count == 1 { return true }
    return folderIndex(of: SlashPath.joined(folders[index].realPath, path)) ?? index == index
  }

  /// Problems of the run that belong to no file; each is said once, as long as it lasts.
  private mutating func sayWhatHasNoPlace() -> [OutgoingMessage] {
    let problems = folders.flatMap { folder in
      (folder.report?.problems ?? []).filter { $0.place == nil }.map { ($0.message, $0.isFatal) }
    }
    let new = problems.filter { !placeless.contains($0.0) }
    placeless = problems.map(\.0)
    return new.map { log($0.0, type: $0.1 ? 1 : 2) }
  }
}

extension Session.Folder {
  /// Sorts what a check has found by file; what has not changed keeps its words.
  fileprivate mutating func take(_ checked: CheckedProject) {
    var new: [String: FileDiagnostics] = [:]
    for finding in checked.report.findings where finding.standing == .active {
      new[finding.place.path, default: FileDiagnostics()].findings.append(finding)
    }
    for problem in checked.report.problems {
      guard let path = problem.place?.path else { continue }
      new[path, default: FileDiagnostics()].problems.append(problem)
    }
    // The columns of an editor depend on what stands before them.
    for (path, file) in new where !isDiskNew {
      if let old = files[path], old.says(file) { new[path] = old }
    }
    report = checked.report
    files = new
  }
}

// MARK: Asked for

extension Session {
  /// `textDocument/diagnostic`
  func diagnostics(ofDocument params: JSON) -> JSON {
    let uri = params["textDocument"]?["uri"]?.text ?? ""
    let file = folders.lazy.compactMap { folder in folder.files.values.first { $0.uri == uri } }.first
    return report(file?.json ?? [], shown[uri], params["previousResultId"]?.text)
  }

  /// `workspace/diagnostic`: every file that has something, and those that have nothing any more.
  func diagnosticsOfAll(_ params: JSON) -> JSON {
    var previous: [String: String] = [:]
    for known in params["previousResultIds"]?.elements ?? [] {
      if let uri = known["uri"]?.text, let id = known["value"]?.text { previous[uri] = id }
    }
    var items: [(uri: String, json: JSON)] = []
    for (index, folder) in folders.enumerated() {
      for (path, file) in folder.files where isOwn(path, ofFolder: index) {
        items.append((file.uri, report(file.json, file.identity, previous[file.uri])))
      }
    }
    let spoken = Set(items.map(\.uri))
    items += previous.filter { !spoken.contains($0.key) }.map { ($0.key, report([], nil, $0.value)) }
    return [
      "items": .array(
        items.sorted { $0.uri < $1.uri }.map { uri, json in
          json.with("uri", .string(uri)).with("version", documents[uri].map { .integer($0.version) } ?? .null)
        })
    ]
  }

  /// - Parameter known: the id of the result that the editor has.
  private func report(_ diagnostics: JSON, _ identity: UInt64?, _ known: String?) -> JSON {
    let id = identity.map { String($0, radix: 16) } ?? "clean"
    if id == known { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": diagnostics]
  }
}
