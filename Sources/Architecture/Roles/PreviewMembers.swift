import SwiftFacts
import SymbolGraph

/// `static var preview: LoginPresenter { … }`, `static func makePreview() -> Self`: what previews are filled in with is
/// read but never judged, as they are themselves. What is handed something is called by the app.
struct PreviewMembers: Sendable {
  /// By file and declaration.
  private let members: Set<UInt64>

  init(_ table: SymbolTable) {
    let names = Set(
      ["preview", "previews", "previewValue", "makePreview"].compactMap { table.interner.find($0) })
    var members: Set<UInt64> = []
    if !names.isEmpty {
      for (number, file) in table.files.enumerated() {
        for (index, fact) in file.facts.surface.declarations.enumerated()
        where fact.modifiers.belongToType && names.contains(table.nameID(fact.name, in: UInt32(number)))
          && (fact.kind == .variable || fact.kind == .function && PreviewMembers.onlyMakes(fact, file.facts.surface))
        {
          members.insert(GroupedIndex.key(UInt32(number), UInt32(index)))
        }
      }
    }
    self.members = members
  }

  private static func onlyMakes(_ function: DeclarationFact, _ surface: SurfaceFacts) -> Bool {
    function.type != .max && surface.parameters(of: function).allSatisfy { $0.value != .max }
  }

  /// Whether code belongs to one of these.
  func contain(_ declaration: UInt32, in file: UInt32, of table: SymbolTable) -> Bool {
    guard !members.isEmpty, let member = table.member(around: declaration, in: file) else { return false }
    return members.contains(GroupedIndex.key(member.file, member.declaration))
  }
}
