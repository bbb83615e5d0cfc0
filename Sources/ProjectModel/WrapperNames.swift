import LintRules
import SwiftFacts

extension SiteWords {
  /// Adds the names of functions that may navigate for their callers: functions that no role owns (extensions of types
  /// from outside, protocol extensions, free functions, helpers, shared base classes) and whose body calls something that
  /// a vocabulary or an earlier wrapper is called. By names only; what they really do is settled when sites are judged.
  @inline(never)
  mutating func addWrappers(_ table: TypeTable, _ roles: [RoleAssignment]) {
    var candidates: [(name: Symbol, calls: Range<Int>)] = []
    // What they call, one after the other.
    var called: [Symbol] = []
    for (number, file) in table.files.enumerated() {
      let facts = file.facts
      for scope in facts.body.scopes where scope.parent == .max && scope.kind == .function && scope.owner != .max {
        let declaration = facts.surface.declarations[Int(scope.owner)]
        guard declaration.kind == .function else { continue }
        if let type = CodeScan.enclosingType(of: scope.owner, in: UInt32(number), table), !type.isExternal {
          let entity = table.entity(type)
          let role = roles[type.index].role
          let isShared = entity.kind == .protocol || role == nil || role == .view || role == .app
          guard isShared else { continue }
        }
        let first = called.count
        for node in scope.firstExpression..<scope.endExpression {
          let fact = facts.body.expressions[Int(node)]
          guard fact.kind == .call || fact.kind == .assignment, fact.operand != .max else { continue }
          let callee = facts.body.expressions[Int(fact.operand)]
          if callee.kind == .name || callee.kind == .member {
            called.append(table.symbol(callee.payload, in: UInt32(number)))
          }
        }
        if called.count > first {
          candidates.append((table.symbol(declaration.name, in: UInt32(number)), first..<called.count))
        }
      }
    }
    var moved = true
    while moved {
      moved = false
      for candidate in candidates where !wrappers.contains(candidate.name) {
        if called[candidate.calls].contains(where: {
          calls.contains($0) || sets.contains($0) || wrappers.contains($0)
        }) {
          wrappers.insert(candidate.name)
          moved = true
        }
      }
    }
  }
}
