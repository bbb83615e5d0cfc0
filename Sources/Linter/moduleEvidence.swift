import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

/// Why a type belongs to its module, as a clause with a place; nil where it belongs to none.
func moduleEvidence(_ key: TypeKey, in project: Project, _ connections: Connections) -> ProjectMap.Evidence? {
  guard let reason = project.moduleReason(key), let module = project.module(key), let own = project.place(key) else {
    return nil
  }
  let name = project.modules[module].name
  func called(_ type: TypeKey) -> String { "`\(project.name(type))`" }
  /// What brings one part in brings in those of the same name.
  func through(_ type: TypeKey) -> String { type == key ? "" : ", and types with the same name follow it" }
  switch reason {
  case .name: return .init(text: "its name without the words for its role is `\(name)`", place: own)
  case .namespace(let around):
    let rest = project.name(around) == name ? "" : ", whose name says `\(name)`"
    return .init(text: "stands in \(called(around))\(rest)", place: project.place(around) ?? own)
  case .folder:
    return .init(text: "its name only says its role; the folder says `\(name)`", place: own)
  case .spelling:
    return .init(text: "its name is that of `\(name)` in the same folder, except for case or one letter", place: own)
  case .carriedOut(let contract, let carrier):
    return .init(
      text: "\(called(carrier)) conforms to \(called(contract))\(through(contract))",
      place: project.place(carrier) ?? own)
  case .connected(let part, let partner):
    let use = connections.uses[Connections.Pair(part, partner)]
    let way =
      use.map {
        "\(called($0.subject)) \(inWords($0.way)) \(called($0.object))"
      } ?? "\(called(part)) and \(called(partner)) are connected"
    return .init(
      text: "\(way)\(through(part)); it is the only module in the folder",
      place: use.map { project.place($0.file, ByteRange(start: $0.offset, end: $0.offset)) } ?? own)
  case .made(let screen, let maker):
    return .init(
      text: "only \(called(maker)) makes \(screen == key ? "it" : called(screen))\(through(screen))",
      place: project.place(maker) ?? own)
  case .namesake: return .init(text: "its name says `\(name)`, the name of the nearest module", place: own)
  case .prefix: return .init(text: "its name begins with `\(name)`, and a part of that module is near it", place: own)
  case .layer: return .init(text: "it is in a folder of one layer inside the folder of `\(name)`", place: own)
  case .piece(let view):
    return .init(text: "only views of the module use it, among them \(called(view))", place: project.place(view) ?? own)
  case .nested(let around): return .init(text: "stands in \(called(around))", place: project.place(around) ?? own)
  }
}

private func inWords(_ way: Way) -> String {
  switch way {
  case .stores: "stores"
  case .inherits: "inherits or conforms to"
  case .makes: "makes"
  default: "names"
  }
}

/// For each pair of types that a module was put together by, the first use of one by the other.
struct Connections {
  struct Pair: Hashable {
    var low: TypeKey
    var high: TypeKey

    init(_ one: TypeKey, _ other: TypeKey) {
      (low, high) = one.index < other.index ? (one, other) : (other, one)
    }
  }
  private(set) var uses: [Pair: Use] = [:]

  init(_ project: Project) {
    var wanted: Set<Pair> = []
    for index in project.table.types.indices {
      if case .connected(let part, let partner)? = project.moduleReason(TypeKey(type: index)) {
        wanted.insert(Pair(part, partner))
      }
    }
    guard !wanted.isEmpty else { return }
    for use in project.uses {
      guard use.way == .stores || use.way == .inherits || use.way == .makes || use.isWritten,
        !use.subject.isExternal, !use.object.isExternal, case let pair = Pair(use.subject, use.object),
        wanted.contains(pair), uses[pair] == nil
      else { continue }
      uses[pair] = use
    }
  }
}
