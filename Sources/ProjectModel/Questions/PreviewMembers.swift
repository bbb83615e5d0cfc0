import SwiftFacts

/// `static var preview: LoginPresenter { … }`: what previews are filled in with is read but never judged, as they are
/// themselves.
struct PreviewMembers: Sendable {
  /// By file and declaration.
  private let members: Set<UInt64>

  init(_ table: TypeTable) {
    let symbols = Set(
      ["preview", "previews", "previewValue", "makePreview"].compactMap { table.symbols.find($0) })
    var members: Set<UInt64> = []
    if !symbols.isEmpty {
      for (number, file) in table.files.enumerated() {
        for (index, fact) in file.facts.surface.declarations.enumerated()
        where (fact.kind == .variable || fact.kind == .function) && fact.modifiers.contains(.static)
          && symbols.contains(table.symbol(fact.name, in: UInt32(number)))
        {
          members.insert(key(UInt32(number), UInt32(index)))
        }
      }
    }
    self.members = members
  }

  /// Whether code belongs to one of these.
  func contain(_ declaration: UInt32, in file: UInt32, of table: TypeTable) -> Bool {
    guard !members.isEmpty, let member = table.member(around: declaration, in: file) else { return false }
    return members.contains(key(member.file, member.declaration))
  }
}
