import LintRules
import SourceText
import SwiftFacts

/// The names of user interface, as symbols of one project.
struct InterfaceNames: Sendable {
  /// By name, the targets of which one must be imported for it to count (none: it counts anywhere).
  var types: [Symbol: [String]] = [:]
  /// Members that UIKit adds to types of others, with the names of these; functions have none.
  var members: [Symbol: Set<String>] = [:]

  init(_ rulebook: Rulebook, _ table: TypeTable) {
    var globs: [(NamePattern, [String])] = []
    for entry in rulebook.entries(of: Vocabulary.uiTypes) {
      guard case .name(let pattern) = entry.form else { continue }
      if !pattern.isLiteral {
        globs.append((pattern, entry.whereImported))
      } else if let symbol = table.symbols.find(pattern.text) {
        types[symbol] =
          types[symbol].map { $0.isEmpty || entry.whereImported.isEmpty ? [] : $0 + entry.whereImported }
          ?? entry.whereImported
      }
    }
    if !globs.isEmpty {
      for symbol in 1..<UInt32(max(1, table.symbols.count)) where types[symbol] == nil {
        let glob = globs.first { $0.0.matches(table.symbols.utf8(symbol)) }
        if let glob { types[symbol] = glob.1 }
      }
    }
    for pattern in rulebook.vocabularies[Vocabulary.uiMembers]?.names ?? [] {
      let parts = pattern.text.split(separator: ".")
      guard let last = parts.last, let symbol = table.symbols.find(String(last)) else { continue }
      members[symbol, default: []].formUnion(parts.dropLast().suffix(1).map(String.init))
    }
  }
}

extension Project {
  /// An import of a UI target.
  public struct UIImport: Sendable {
    public var path: String
    public var range: ByteRange
    /// The project's own targets on the way to UI, the imported one first; empty where it is UI itself.
    public var through: [String]
  }

  /// The imports of a file that bring in user interface: listed targets, and targets of the project that re-export one or
  /// are called `…UI` and import one (SEMANTICS.md §7).
  @inline(never)
  public func uiImports(in file: UInt32, _ words: WordSet) -> [UIImport] {
    let facts = table.files[Int(file)].facts
    let patterns = rulebook.names(of: words)
    let ownUITargets = ownUITargets[governance.number(of: file)]
    return facts.surface.imports.compactMap { fact in
      let target = facts.names[fact.target]
      let range = ByteRange(start: fact.offset, end: fact.offset + UInt32(facts.names.byteRange(of: fact.path).count))
      let path = facts.names[fact.path]
      if patterns.contains(where: { $0.matches(target) }) { return UIImport(path: path, range: range, through: []) }
      guard let through = ownUITargets[target] else { return nil }
      return UIImport(path: path, range: range, through: through)
    }
  }

  /// Targets of the project that are UI, with the chain of targets that makes them so.
  @inline(never)
  static func findOwnUITargets(_ table: TypeTable, _ rulebook: Rulebook, target: (UInt32) -> String) -> [String:
    [String]]
  {
    let patterns = rulebook.vocabularies[Vocabulary.uiTargets]?.names ?? []
    var exports: [String: Set<String>] = [:]
    var imports: [String: Set<String>] = [:]
    var imported: Set<String> = []
    for (number, file) in table.files.enumerated() where !file.facts.surface.imports.isEmpty {
      let own = target(UInt32(number))
      for fact in file.facts.surface.imports {
        let name = file.facts.names[fact.target]
        imported.insert(name)
        if own.isEmpty { continue }
        imports[own, default: []].insert(name)
        if fact.isExported { exports[own, default: []].insert(name) }
      }
    }
    func isListed(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }
    var found: [String: [String]] = [:]
    var moved = true
    while moved {
      moved = false
      for own in imports.keys.sorted() where found[own] == nil && imported.contains(own) && !isListed(own) {
        let isNamedUI = own.hasSuffix("UI") || own.hasSuffix("UIKit")
        let brought = (isNamedUI ? imports[own]! : exports[own] ?? []).sorted()
        guard let ui = brought.first(where: { isListed($0) || found[$0] != nil && $0 != own }) else { continue }
        found[own] = [own] + (found[ui] ?? [ui])
        moved = true
      }
    }
    return found
  }

  /// Whether a file declares a view or router component: then its UI import is theirs.
  public func declaresViewOrRouter(_ file: UInt32) -> Bool {
    typesByFile[Int(file)].contains { key in
      guard nature(key) == .component else { return false }
      return role(key) == .view || role(key) == .router
    }
  }

  /// What a file needs of the UI target that it imports.
  public enum Need: Sendable, Equatable {
    case nothing
    /// The first name that is UIKit's or SwiftUI's, or that the imported target of the project declares.
    case name(String, offset: UInt32)
    /// Some name may be a member of theirs; nobody can tell without compiling.
    case unclear
  }

  /// Whether a file needs a UI target that it imports.
  /// - Parameter target: the name of the target.
  @inline(never)
  public func need(of file: UInt32, for target: String) -> Need {
    let facts = table.files[Int(file)].facts
    let imports = Set(facts.surface.imports.map { facts.names[$0.target] })
    let interface = interfaces[governance.number(of: file)]
    let ownUITargets = ownUITargets[governance.number(of: file)]
    var listed = [Bool](repeating: false, count: facts.names.count)
    var mayBeMember = false
    for name in 1..<max(1, facts.names.count) {
      let symbol = table.symbol(NameID(name), in: file)
      let own = table.types(named: symbol, in: nil)
      if let needed = interface.types[symbol], own.isEmpty {
        listed[name] = needed.isEmpty || needed.contains { imports.contains($0) }
      } else if ownUITargets[target] != nil {
        listed[name] = own.contains { self.target(of: table.entity($0).at.file) == target }
      }
    }
    var best: (name: String, offset: UInt32)?
    func consider(_ name: NameID, _ offset: UInt32) {
      if best == nil || offset < best!.offset { best = (facts.names[name], offset) }
    }
    for type in facts.surface.types where type.kind == .named || type.kind == .member {
      if listed[Int(type.name)] { consider(type.name, type.offset) }
    }
    for node in facts.body.expressions {
      switch node.kind {
      case .name, .member, .implicitMember:
        if listed[Int(node.payload)] { consider(node.payload, node.offset) }
        switch isOfInterface(node, facts, file) {
        case true?: consider(node.payload, node.offset)
        case nil: mayBeMember = true
        case false?: break
        }
      default: break
      }
    }
    for attribute in facts.surface.attributes where listed[Int(attribute.name)] {
      consider(attribute.name, attribute.offset)
    }
    if let best { return .name(best.name, offset: best.offset) }
    // Members that the project's own target adds to other types cannot be told by their names.
    return mayBeMember || ownUITargets[target] != nil ? .unclear : .nothing
  }

  /// Whether an expression is a function of the interface's, or a member that it adds to types of others. Nil: maybe.
  private func isOfInterface(_ node: ExpressionNode, _ facts: FileFacts, _ file: UInt32) -> Bool? {
    guard let owners = interfaces[governance.number(of: file)].members[table.symbol(node.payload, in: file)] else {
      return false
    }
    if owners.isEmpty { return node.kind == .name }
    switch node.kind {
    case .name: return false
    case .implicitMember: return owners.contains("Key") || owners.contains("Name") ? true : nil
    default:
      guard node.operand != .max else { return nil }
      let base = facts.body.expressions[Int(node.operand)]
      guard base.kind == .name || base.kind == .member else { return nil }
      let name = facts.names[base.payload]
      // `indexPath.row`, `NSAttributedString.Key.font`
      return owners.contains(name) || owners.contains("IndexPath") && name.lowercased().hasSuffix("indexpath")
        ? true : nil
    }
  }

  /// `present(_:animated:completion:)`
  public func fullName(_ site: CallSite) -> String {
    let name = table.symbols[site.name]
    switch site.kind {
    case .sets, .makes: return name
    case .call, .overrides:
      return name + "(" + site.arguments.map { ($0.label == 0 ? "_" : table.symbols[$0.label]) + ":" }.joined() + ")"
    }
  }
}
