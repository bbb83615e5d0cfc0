import LintRules
import Parallel
import SwiftFacts
import SymbolGraph

extension SiteWords {
  /// Adds the names of functions that may navigate for their callers: functions that no role owns (extensions of types
  /// from outside, protocol extensions, free functions, static functions of helpers, base classes) and whose body calls
  /// something that a vocabulary or an earlier wrapper is called. By names only; what they really do is settled when
  /// sites are judged. (Every name more makes sites of what others do with lists: `map` was one.)
  @inline(never)
  public mutating func addWrappers(_ hierarchy: Hierarchy, _ roles: [Role?], jobs: Int) {
    let table = hierarchy.table
    let isBase = SiteWords.bases(hierarchy)
    let parts = parallelMap(batches(of: table.files.count, jobs: jobs), jobs: jobs) { [mutators, isBase] files in
      SharedFunctions(in: files, table, roles, mutators, isBase: isBase)
    }
    var moved = true
    while moved {
      moved = false
      for part in parts {
        for function in part.functions where !wrappers.contains(function.name) {
          if part.called[function.calls].contains(where: mayNavigate) {
            wrappers.insert(function.name)
            moved = true
          }
        }
      }
    }
  }

  private func mayNavigate(_ name: NameID) -> Bool {
    calls.contains(name) || makes.contains(name) || sets.contains(name) || wrappers.contains(name)
  }

  /// For each type whether another inherits from it.
  private static func bases(_ hierarchy: Hierarchy) -> [Bool] {
    let types = hierarchy.table.types
    var isBase = [Bool](repeating: false, count: types.count)
    for index in types.indices {
      for key in hierarchy.ancestry(of: TypeKey(type: index)).dropFirst() where !key.isExternal {
        isBase[key.index] = true
      }
    }
    return isBase
  }

  /// Whether `addWrappers` finds the same after an edit in bodies alone: each function calls the same of what matters.
  ///
  /// - Parameters:
  ///   - files: those that have changed.
  ///   - old: what these words were made from.
  ///   - new: its table after the edit.
  public func hearTheSame(in files: [UInt32], of old: Hierarchy, and new: SymbolTable, _ roles: [Role?]) -> Bool {
    let isBase = SiteWords.bases(old)
    return files.allSatisfy { file in
      func heard(_ table: SymbolTable) -> [[NameID]] {
        let shared = SharedFunctions(in: Int(file)..<Int(file) + 1, table, roles, mutators, isBase: isBase)
        return shared.functions.map { [$0.name] + Set(shared.called[$0.calls].filter(mayNavigate)).sorted() }
          .filter { $0.count > 1 }
      }
      return heard(old.table) == heard(new)
    }
  }
}

/// The functions of some files that no role owns.
private struct SharedFunctions: Sendable {
  private(set) var functions: [(name: NameID, calls: Range<Int>)] = []
  /// What they call, one after the other.
  private(set) var called: [NameID] = []

  init(in files: Range<Int>, _ table: SymbolTable, _ roles: [Role?], _ mutators: NameSet, isBase: [Bool]) {
    let own = table.interner.find("self")
    for number in files {
      let facts = table.files[number].facts
      // `host.present(self, animated: true)`
      func handsItselfOver(_ scope: ScopeFact) -> Bool {
        facts.body.expressions[Int(scope.firstExpression)..<Int(scope.endExpression)].contains { call in
          call.kind == .call
            && (0..<Int(call.count)).contains { place in
              let value = facts.body.arguments[Int(call.payload) + place].value
              guard value != .max, case let fact = facts.body.expressions[Int(value)] else { return false }
              return fact.kind == .name && table.nameID(fact.payload, in: UInt32(number)) == own
            }
        }
      }
      for scope in facts.body.scopes where scope.parent == .max && scope.kind == .function && scope.owner != .max {
        let declaration = facts.surface.declarations[Int(scope.owner)]
        guard declaration.kind == .function else { continue }
        if let type = table.enclosingType(of: scope.owner, in: UInt32(number)), !type.isExternal {
          let isShared =
            switch roles[type.index] {
            case _ where table.entity(type).kind == .protocol: true
            // What stands in another type may count as that one's code.
            case nil: declaration.modifiers.belongToType || table.typeAround(type) != nil
            case .view: declaration.modifiers.belongToType || isBase[type.index] || handsItselfOver(scope)
            // No rule judges its code: a type that calls it, also through other code that no rule judges, navigates.
            case .app: true
            default: false
            }
          guard isShared else { continue }
        }
        let first = called.count
        for node in scope.firstExpression..<scope.endExpression {
          let fact = facts.body.expressions[Int(node)]
          guard fact.operand != .max else { continue }
          var callee = facts.body.expressions[Int(fact.operand)]
          switch fact.kind {
          case .call: callee = facts.body.expressions[Int(table.named(byCallee: fact.operand, in: UInt32(number)))]
          case .assignment:
            // `viewControllers[0] = home`
            if callee.kind == .subscript, callee.operand != .max {
              callee = facts.body.expressions[Int(callee.operand)]
            }
          // `viewControllers += [home]`
          case .binary where callee.flags.contains(.isWritten): break
          // `viewControllers.removeLast()`
          case .member where mutators.contains(table.nameID(fact.payload, in: UInt32(number))): break
          default: continue
          }
          if callee.kind.unwraps, callee.operand != .max {
            callee = facts.body.expressions[Int(facts.body.unwrapped(callee.operand))]
          }
          if callee.hasName {
            called.append(table.nameID(callee.payload, in: UInt32(number)))
          }
        }
        if called.count > first {
          functions.append((table.nameID(declaration.name, in: UInt32(number)), first..<called.count))
        }
      }
    }
  }
}
