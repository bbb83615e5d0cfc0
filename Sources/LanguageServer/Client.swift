import PlainJSON

/// What an editor has said of itself and of what it wants.
struct Client: Sendable, Equatable {
  var encoding = PositionEncoding.utf16
  /// It asks for diagnostics; else they are sent to it.
  var pulls = false
  var wantsLenses = true
  var showsRelated = false
  var showsTags = false
  /// It wants to know for which version of a document diagnostics are.
  var comparesVersions = false
  var showsProgress = false
  /// It watches the files that it is asked to watch.
  var watchesFiles = false
  /// It opens a document that it is asked to show.
  var showsDocuments = false
  var refreshesDiagnostics = false
  var refreshesLenses = false
  /// Where each rule has a page of its own behind `#`: `https://example.org/Rules.md`.
  var catalogue: String?
  /// An option that is not understood, as a sentence.
  var complaint: String?

  init() {}

  /// - Parameter params: of `initialize`.
  init(_ params: JSON) {
    let capabilities = params["capabilities"]
    let (text, workspace) = (capabilities?["textDocument"], capabilities?["workspace"])
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements?.compactMap(\.text) ?? []
    // What needs no counting comes first, where the editor leaves the choice to us.
    if encodings.contains("utf-8") { encoding = .utf8 }
    let pushed = text?["publishDiagnostics"]
    pulls = pushed == nil && text?["diagnostic"] != nil
    showsRelated = pushed?["relatedInformation"]?.truth ?? text?["diagnostic"]?["relatedInformation"]?.truth ?? false
    showsTags = pushed?["tagSupport"] != nil || text?["diagnostic"]?["tagSupport"] != nil
    comparesVersions = pushed?["versionSupport"]?.truth ?? false
    showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.truth ?? false
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.truth ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.truth ?? false
    refreshesDiagnostics = (workspace?["diagnostics"] ?? workspace?["diagnostic"])?["refreshSupport"]?.truth ?? false
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.truth ?? false
    configure(params["initializationOptions"] ?? .null)
  }

  /// Takes over options, from `initialize` or from the editor's settings.
  mutating func configure(_ options: JSON) {
    guard case .object(let members) = options else { return }
    complaint = nil
    for member in members {
      switch (member.key, member.value) {
      case ("codeLens", .bool(let isOn)): wantsLenses = isOn
      case ("diagnostics", "push"): pulls = false
      case ("diagnostics", "pull"): pulls = true
      case ("catalogue", .string(let address)): catalogue = address
      case (_, .null): break
      default:
        complaint =
          "the option `\(member.key)` is not understood; known are `codeLens` (true or false), "
          + "`diagnostics` (push or pull) and `catalogue` (an address)"
      }
    }
  }
}
