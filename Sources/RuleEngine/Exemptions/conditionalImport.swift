import Architecture
import SwiftFacts
import SymbolGraph

/// `#if canImport(UIKit) import UIKit #endif` beside an entity whose code outside of `#if` compiles without it.
extension Judge {
  func isOfBranchAlone(_ found: Project.UIImport, in file: UInt32, _ subjects: [TypeKey]) -> Bool {
    guard !found.branch.isEmpty, !subjects.isEmpty else { return false }
    let own = subjects.flatMap { project.table.parts(of: $0) }.filter { $0.file == file }
      .map { project.table.declaration($0) }
    // A branch around the whole of it leaves nothing that compiles without.
    if own.contains(where: { $0.kind != .extension && found.branch.contains($0.nameOffset) }) { return false }
    let outside = own.filter { !$0.modifiers.contains(.conditional) }.map(\.range)
    return !relations.need(of: file, for: found.target, in: outside).isOfSomething
  }
}
