import PlainJSON

extension Session {
  /// `initialize`.
  mutating func start(_ params: JSON, _ access: ProjectAccess) -> JSON {
    phase = .running
    client = Client(params)
    parent = params["processId"]?.integer
    var addresses = params["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.text } ?? []
    if addresses.isEmpty, let root = params["rootUri"]?.text { addresses = [root] }
    var paths = addresses.compactMap(FileURI.path)
    if paths.isEmpty, let root = params["rootPath"]?.text, root.hasPrefix("/") { paths = [root] }
    for path in paths { add(path, access) }
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "viperlint", "version": .string(access.version)],
    ]
  }

  private var capabilities: JSON {
    var members: JSON = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "hoverProvider": true,
      "codeActionProvider": [
        "codeActionKinds": .array(
          ["quickfix", "source.fixAll.viperlint"] + (client.showsDocuments ? [.string(Session.partAction)] : []))
      ],
      "executeCommandProvider": ["commands": .array(ServerCommand.allCases.map { .string($0.rawValue) })],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    if client.wantsLenses { members = members.with("codeLensProvider", ["resolveProvider": false]) }
    if client.pulls {
      members = members.with(
        "diagnosticProvider",
        ["identifier": "viperlint", "interFileDependencies": true, "workspaceDiagnostics": true])
    }
    return members
  }

  /// `initialized`: what can be asked of the editor only now.
  mutating func greet() -> [OutgoingMessage] {
    var messages: [OutgoingMessage] = []
    if client.watchesFiles {
      let globs = [
        "**/*.swift", "**/*.{storyboard,xib}", "**/*.{yml,yaml}", "**/.viperlint-baseline.json", "**/*.json",
        "**/*-Bridging-Header.h",
        "**/.git/HEAD",
      ]
      let watchers = globs.map { glob -> JSON in ["globPattern": .string(glob)] }
      messages.append(
        request(
          "client/registerCapability",
          [
            "registrations": [
              [
                "id": "viperlint/files", "method": "workspace/didChangeWatchedFiles",
                "registerOptions": ["watchers": .array(watchers)],
              ]
            ]
          ]))
    }
    if client.showsProgress, !folders.isEmpty {
      let token: JSON = "viperlint/first"
      progress = token
      messages.append(request("window/workDoneProgress/create", ["token": token]))
      messages.append(
        .notification(
          method: "$/progress",
          params: ["token": token, "value": ["kind": "begin", "title": "viperlint reads the project"]]))
    }
    if let complaint = client.complaint { messages.append(log(complaint, type: 2)) }
    return messages
  }

  /// The editor's settings have changed. An editor sends all of them, or those of one section.
  mutating func configure(_ params: JSON) -> [OutgoingMessage] {
    let hadLenses = client.wantsLenses
    // How diagnostics travel is settled when a session begins.
    let pulls = client.pulls
    client.configure(params["settings"]?["viperlint"] ?? .null)
    client.pulls = pulls
    var messages = client.complaint.map { [log($0, type: 2)] } ?? []
    if hadLenses != client.wantsLenses, client.refreshesLenses {
      messages.append(request("workspace/codeLens/refresh", .null))
    }
    return messages
  }

  mutating func changeFolders(_ params: JSON, _ access: ProjectAccess) -> [OutgoingMessage] {
    func paths(_ key: String) -> [String] {
      (params["event"]?[key]?.elements ?? []).compactMap { $0["uri"]?.text.flatMap(FileURI.path) }
    }
    let gone = Set(paths("removed").map(access.realPath))
    folders.removeAll { gone.contains($0.realPath) }
    for path in paths("added") { add(path, access) }
    // What belonged to a folder that is gone belongs to another one now, or to none.
    return publish(access)
  }

  mutating func add(_ path: String, _ access: ProjectAccess) {
    let real = access.realPath(path)
    guard !folders.contains(where: { $0.realPath == real }) else { return }
    folders.append(Folder(path: path, realPath: real))
  }
}

extension JSON {
  /// An object with one member more.
  func with(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [JSONMember(key, value)])
  }
}
