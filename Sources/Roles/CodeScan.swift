import LintRules
import Parallel
import SwiftFacts
import SymbolGraph

/// A quick look at the code of a type, by names alone: what it calls and makes. Enough to tell a factory of modules
/// from a factory of cells before anything has a role.
struct CodeScan: Sendable {
  let table: SymbolTable
  /// For each file and scope without a parent: the innermost type whose code it is.
  private let scopesOfType: GroupedIndex

  init(table: SymbolTable, jobs: Int) {
    self.table = table
    let pairs = parallelMap(batches(of: table.files.count, jobs: jobs), jobs: jobs) { files in
      var pairs: [(key: UInt64, value: UInt32)] = []
      for number in files {
        for (index, scope) in table.files[number].facts.body.scopes.enumerated() where scope.parent == .max {
          guard let key = table.enclosingType(of: scope.owner, in: UInt32(number)), !key.isExternal else {
            continue
          }
          pairs.append((UInt64(key.raw) << 32 | UInt64(number), UInt32(index)))
        }
      }
      return pairs
    }
    scopesOfType = GroupedIndex(Array(pairs.joined()))
  }

  /// The outermost scopes of a type's code.
  func scopes(of key: TypeKey) -> [(file: UInt32, scope: ScopeFact)] {
    var found: [(file: UInt32, scope: ScopeFact)] = []
    for file in Set(table.parts(of: key).map(\.file)).sorted() {
      let body = table.files[Int(file)].facts.body
      for index in scopesOfType.values(of: UInt64(key.raw) << 32 | UInt64(file)) {
        found.append((file, body.scopes[Int(index)]))
      }
    }
    return found
  }

  /// A name that is called in some code.
  struct Called {
    /// Of `Login.init()` that is `Login`.
    var name: NameID
    /// `Settings` of `Settings.Screen()`.
    var outer: NameID?
    var file: UInt32
    /// The declaration in which it is called.
    var context: UInt32
  }

  /// Calls `visit` with the name of everything that is called.
  func calls(of key: TypeKey, _ visit: (Called) -> Void) {
    operands(of: key, .call) { operand, expressions, file, owner in
      let fact = expressions[Int(table.named(byCallee: operand, in: file))]
      guard fact.hasName else { return }
      var called = Called(name: table.nameID(fact.payload, in: file), file: file, context: owner)
      if fact.kind == .member, fact.operand != .max, case let outer = expressions[Int(fact.operand)],
        outer.kind == .name, case let name = table.nameID(outer.payload, in: file), table.interner.isCapital(name)
      {
        called.outer = name
      }
      visit(called)
    }
  }

  /// Calls `visit` for everything of some names that is called, with the nearest name before it: `view` in
  /// `self.view?.show()`.
  func calls(of key: TypeKey, named wanted: Set<NameID>, _ visit: (_ name: NameID, _ receiver: NameID?) -> Void) {
    operands(of: key, .call) { operand, expressions, file, _ in
      let fact = expressions[Int(operand)]
      guard fact.hasName, case let called = table.nameID(fact.payload, in: file), wanted.contains(called) else {
        return
      }
      var receiver = fact.kind == .member ? fact.operand : .max
      while receiver != .max, expressions[Int(receiver)].kind.unwraps { receiver = expressions[Int(receiver)].operand }
      guard receiver != .max, case let name = expressions[Int(receiver)], name.hasName
      else {
        return visit(called, nil)
      }
      visit(called, table.nameID(name.payload, in: file))
    }
  }

  /// The names of the members that are set of something called a window or a navigation controller: nothing more is
  /// known of types so early.
  func setsOfContainers(in key: TypeKey) -> Set<NameID> {
    var names: Set<NameID> = []
    operands(of: key, .assignment) { operand, expressions, file, _ in
      let fact = expressions[Int(operand)]
      guard fact.kind == .member, fact.operand != .max else { return }
      var receiver = expressions[Int(fact.operand)]
      while receiver.kind.unwraps, receiver.operand != .max { receiver = expressions[Int(receiver.operand)] }
      guard receiver.hasName else { return }
      let name = table.interner[table.nameID(receiver.payload, in: file)].lowercased()
      if name.contains("window") || name.contains("nav") { names.insert(table.nameID(fact.payload, in: file)) }
    }
    return names
  }

  /// Calls `visit` with what stands first in each expression of a kind: the callee, or what is assigned to.
  private func operands(
    of key: TypeKey, _ kind: ExpressionNode.Kind,
    _ visit: (_ operand: UInt32, _ expressions: [ExpressionNode], _ file: UInt32, _ owner: UInt32) -> Void
  ) {
    for (file, scope) in scopes(of: key) {
      let expressions = table.files[Int(file)].facts.body.expressions
      for node in scope.firstExpression..<scope.endExpression where expressions[Int(node)].kind == kind {
        let operand = expressions[Int(node)].operand
        if operand != .max { visit(operand, expressions, file, scope.owner) }
      }
    }
  }
}
