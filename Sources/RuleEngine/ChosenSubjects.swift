import LintRules
import ProjectModel

/// Whom a selector chooses, use by use: a type wherever its code stands, unless the selector asks for places; then the code
/// that stands there (SEMANTICS.md §4: code belongs to whoever writes it).
struct ChosenSubjects {
  private let selector: Selector
  /// For each type of the project.
  private let types: [Bool]
  let asksForPlace: Bool
  /// By file and type: a place is asked about for each use, and there are many in one file.
  private var places: [UInt64: Bool] = [:]

  init(_ selector: Selector, types: [Bool]) {
    self.selector = selector
    self.types = types
    asksForPlace = selector.asksForPlace
  }

  /// A quick look: false only where no place can help.
  func mayContain(_ type: Int32) -> Bool { asksForPlace || types[Int(type)] }

  mutating func contains(_ type: TypeKey, in file: UInt32, of project: Project) -> Bool {
    if !asksForPlace { return types[type.index] }
    let place = UInt64(file) << 32 | UInt64(type.index)
    if let known = places[place] { return known }
    let isThere = project.matches(selector, type, in: file)
    places[place] = isThere
    return isThere
  }
}

extension Selector {
  /// A selector that asks where code lies, which may be elsewhere than its type.
  var asksForPlace: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForPlace)
    case .not(let inner): inner.asksForPlace
    case .path, .target: true
    default: false
    }
  }
}
