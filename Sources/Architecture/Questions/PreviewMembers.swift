import SourceText
import SwiftFacts
import SymbolGraph

/// `static var preview: LoginPresenter { … }`, `static func makePreview() -> Self`: what previews are filled in with is
/// read but never judged, as they are themselves. A member with arguments may be called by the app. Private functions
/// and types that only the previews of their file name are not judged either: `private final class PreviewRouter`.
struct PreviewMembers: Sendable {
  /// By file and declaration.
  private let members: Set<UInt64>
  /// By file whether it has any: most have none.
  private let haveSome: [Bool]

  init(_ hierarchy: Hierarchy) {
    let table = hierarchy.table
    let names = Set(
      ["preview", "previews", "previewValue", "makePreview"].compactMap { table.interner.find($0) })
    var members: Set<UInt64> = []
    var previews = PreviewMembers.previews(hierarchy)
    if !names.isEmpty {
      for (number, file) in table.files.enumerated() {
        for (index, fact) in file.facts.surface.declarations.enumerated()
        where fact.modifiers.belongToType && names.contains(table.nameID(fact.name, in: UInt32(number)))
          && (fact.kind == .variable || fact.kind == .function && PreviewMembers.onlyMakes(fact, file.facts.surface))
        {
          members.insert(GroupedIndex.key(UInt32(number), UInt32(index)))
          previews[UInt32(number), default: []].append(fact.range)
        }
      }
    }
    for (file, previews) in previews {
      for helper in PreviewMembers.helpers(of: previews, in: table.facts(of: file)) {
        members.insert(GroupedIndex.key(file, helper))
      }
    }
    self.members = members
    haveSome = members.reduce(into: table.files.map { _ in false }) { $0[Int($1 >> 32)] = true }
  }

  /// Where previews stand, by file.
  private static func previews(_ hierarchy: Hierarchy) -> [UInt32: [ByteRange]] {
    let table = hierarchy.table
    var ranges: [UInt32: [ByteRange]] = [:]
    if let provider = table.interner.find("PreviewProvider").map({ TypeKey(external: $0) }) {
      for (index, type) in table.types.enumerated()
      where hierarchy.ancestry(of: TypeKey(type: index)).contains(provider) {
        ranges[type.at.file, default: []].append(table.declaration(type.at).range)
      }
    }
    guard let macro = table.interner.find("Preview") else { return ranges }
    for (number, file) in table.files.enumerated() {
      for fact in file.facts.surface.declarations
      where fact.kind == .macroExpansion && table.nameID(fact.name, in: UInt32(number)) == macro {
        ranges[UInt32(number), default: []].append(fact.range)
      }
    }
    return ranges
  }

  /// The private functions and types of a file that nothing but its previews names.
  private static func helpers(of previews: [ByteRange], in facts: FileFacts) -> [UInt32] {
    let declarations = facts.surface.declarations
    /// Interface Builder and Objective-C may call it.
    func hasAction(_ fact: DeclarationFact) -> Bool {
      facts.surface.attributes(of: fact).contains {
        ["objc", "IBAction", "IBSegueAction"].contains(facts.names[$0.name])
      }
    }
    // An action, an override and a member of a private type (it may implement a protocol) have other callers.
    func isPrivate(_ fact: DeclarationFact) -> Bool {
      facts.surface.hidesFromOtherFiles(fact) && !fact.modifiers.contains(.override) && !hasAction(fact)
    }
    let helpers = declarations.indices.filter { index in
      let fact = declarations[index]
      return (fact.kind == .function || fact.kind.isNominal && fact.parent == .max) && isPrivate(fact)
    }
    guard !helpers.isEmpty else { return [] }
    // What stands in a helper, or in an extension of it, is its own code.
    let wanted = Set(helpers.map { declarations[$0].name })
    let own = Dictionary(
      grouping: declarations.indices.filter {
        wanted.contains(declarations[$0].name) && (declarations[$0].kind == .extension || helpers.contains($0))
      }, by: { declarations[$0].name })
    var (shown, named) = (Set<FileNameID>(), Set<FileNameID>())
    func note(_ name: FileNameID, _ offset: UInt32) {
      guard let own = own[name] else { return }
      if previews.contains(where: { $0.contains(offset) }) {
        shown.insert(name)
      } else if !own.contains(where: { declarations[$0].range.contains(offset) }) {
        named.insert(name)
      }
    }
    for expression in facts.body.expressions {
      switch expression.kind {
      case .name, .member, .implicitMember: note(expression.payload, expression.offset)
      default: continue
      }
    }
    for type in facts.surface.types where type.kind == .named { note(type.name, type.offset) }
    return shown.subtracting(named).flatMap { own[$0] ?? [] }.map { UInt32($0) }
  }

  private static func onlyMakes(_ function: DeclarationFact, _ surface: SurfaceFacts) -> Bool {
    function.type != .max && surface.parameters(of: function).allSatisfy { $0.value != .max }
  }

  /// Whether code belongs to one of these.
  func contain(_ declaration: UInt32, in file: UInt32, of table: SymbolTable) -> Bool {
    guard haveSome[Int(file)] else { return false }
    let declarations = table.facts(of: file).surface.declarations
    var around = declaration
    while around != .max {
      if members.contains(GroupedIndex.key(file, around)) { return true }
      around = declarations[Int(around)].parent
    }
    return false
  }
}
