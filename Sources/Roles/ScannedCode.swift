import SwiftFacts
import SymbolGraph

/// The code of one type, or what of it stands in one file, looked at by names alone.
struct ScannedCode: Sendable {
  let table: SymbolTable
  /// The outermost ones, in the order of files.
  var scopes: [(file: UInt32, scope: ScopeFact)] = []

  /// A name that is called in some code.
  struct Called: Equatable {
    /// Of `Login.init()` that is `Login`.
    var name: NameID
    /// `Settings` of `Settings.Screen()`.
    var outer: NameID?
    var file: UInt32
    /// The declaration in which it is called.
    var context: UInt32
  }

  /// Calls `visit` with the name of everything that is called.
  func calls(_ visit: (Called) -> Void) {
    operands(.call) { operand, body, file, owner in
      let fact = body.expressions[Int(table.named(byCallee: operand, in: file))]
      guard fact.hasName else { return }
      var called = Called(name: table.nameID(fact.payload, in: file), file: file, context: owner)
      if fact.kind == .member, fact.operand != .max, case let outer = body.expressions[Int(fact.operand)],
        outer.kind == .name, case let name = table.nameID(outer.payload, in: file), table.interner.isCapital(name)
      {
        called.outer = name
      }
      visit(called)
    }
  }

  /// Calls `visit` for everything of some names that is called, with the nearest name before it: `view` in
  /// `self.view?.show()`.
  func calls(named wanted: Set<NameID>, _ visit: (_ name: NameID, _ receiver: NameID?) -> Void) {
    operands(.call) { operand, body, file, _ in
      let fact = body.expressions[Int(operand)]
      guard fact.hasName, case let called = table.nameID(fact.payload, in: file), wanted.contains(called) else {
        return
      }
      let receiver = fact.kind == .member ? body.unwrapped(fact.operand) : .max
      guard receiver != .max, case let name = body.expressions[Int(receiver)], name.hasName
      else {
        return visit(called, nil)
      }
      visit(called, table.nameID(name.payload, in: file))
    }
  }

  /// The names of the members that are set of something called a window or a navigation controller: nothing more is
  /// known of types so early.
  func setsOfContainers() -> Set<NameID> {
    var names: Set<NameID> = []
    operands(.assignment) { operand, body, file, _ in
      let fact = body.expressions[Int(operand)]
      guard fact.kind == .member, fact.operand != .max else { return }
      let receiver = body.expressions[Int(body.unwrapped(fact.operand))]
      guard receiver.hasName else { return }
      let name = table.interner[table.nameID(receiver.payload, in: file)].lowercased()
      if name.contains("window") || name.contains("nav") { names.insert(table.nameID(fact.payload, in: file)) }
    }
    return names
  }

  /// Whether a name that begins with a capital, with the name that it is a member of, is one that is meant.
  func hasCapital(where isMeant: (_ name: NameID, _ base: NameID?, _ file: UInt32) -> Bool) -> Bool {
    for (file, scope) in scopes {
      let expressions = table.facts(of: file).body.expressions
      for node in scope.firstExpression..<scope.endExpression {
        let fact = expressions[Int(node)]
        guard fact.hasName, case let nameID = table.nameID(fact.payload, in: file), table.interner.isCapital(nameID)
        else { continue }
        var base: NameID?
        if fact.kind == .member {
          guard fact.operand != .max, case let owner = expressions[Int(fact.operand)], owner.kind == .name else {
            continue
          }
          base = table.nameID(owner.payload, in: file)
        }
        if isMeant(nameID, base, file) { return true }
      }
    }
    return false
  }

  /// Calls `visit` with what stands first in each expression of a kind: the callee, or what is assigned to.
  private func operands(
    _ kind: ExpressionNode.Kind,
    _ visit: (_ operand: UInt32, _ body: BodyFacts, _ file: UInt32, _ owner: UInt32) -> Void
  ) {
    for (file, scope) in scopes {
      let body = table.facts(of: file).body
      for node in scope.firstExpression..<scope.endExpression where body.expressions[Int(node)].kind == kind {
        let operand = body.expressions[Int(node)].operand
        if operand != .max { visit(operand, body, file, scope.owner) }
      }
    }
  }
}
