import References
import SwiftFacts
import SymbolGraph

/// Values that a function keeps in a local.
extension Project {
  /// The local that a value is made into, where it is declared or later.
  func local(holding birth: Use) -> LocalFact? {
    locals(keeping: Set(calls(making: birth)), in: birth.file).first
  }

  /// The locals that some values of one function are put into: those that are declared with them, then those that they
  /// are assigned to.
  func locals(keeping values: Set<UInt32>, in file: UInt32) -> [LocalFact] {
    guard let first = values.first else { return [] }
    let body = table.facts(of: file).body
    let assigned = body.expressions(around: first).compactMap { node -> LocalFact? in
      let fact = body.expressions[Int(node)]
      guard fact.kind == .assignment, values.contains(fact.payload) else { return nil }
      return local(namedAt: fact.operand, in: file)
    }
    return (body.locals(around: first).filter { $0.value != .max && values.contains($0.value) } + assigned)
      .filter { $0.kind == .variable }
  }

  /// The call that makes something, and where it stands directly in a cast (`HelpViewController() as
  /// UIViewController`) that one, too.
  public func calls(making birth: Use) -> [UInt32] {
    let facts = table.facts(of: birth.file)
    let expressions = facts.body.expressions
    var calls: [UInt32] = []
    // What is called stands before its call, and that before a cast.
    for node in facts.body.expressions(around: birth.node) where node > birth.node {
      let fact = expressions[Int(node)]
      switch fact.kind {
      case .call where fact.operand == birth.node: calls.append(node)
      case .call where fact.operand != .max && expressions[Int(fact.operand)].operand == birth.node:
        // `HelpViewController.init()`
        if table.named(byCallee: fact.operand, in: birth.file) == birth.node { calls.append(node) }
      case .cast where calls.contains(fact.operand): calls.append(node)
      default: break
      }
    }
    return calls
  }

  /// `LoginRouter().showHelp()`: what is made is called, and not stored.
  public func isCalledAtOnce(_ node: UInt32, in file: UInt32) -> Bool {
    guard node != .max else { return false }
    return table.facts(of: file).body.expressions[Int(node)...].prefix(64).contains { call in
      call.kind == .call && call.operand == node && call.flags.contains(.isContinued)
    }
  }

  /// The local that a name means; nil where it means something else.
  public func local(namedAt node: UInt32, in file: UInt32) -> LocalFact? {
    guard node != .max else { return nil }
    let body = table.facts(of: file).body
    let name = body.expressions[Int(node)]
    guard name.kind == .name else { return nil }
    return body.local(called: name.payload, at: node)
  }

  /// What is called for the values of the locals that some expressions name: `DetailView` of `let detail =
  /// DetailView()`.
  public func callees(ofLocalsNamedIn nodes: Range<UInt32>, in file: UInt32) -> Set<UInt32> {
    let expressions = table.facts(of: file).body.expressions
    return Set(nodes.compactMap { call(ofLocalNamedAt: $0, in: file).map { expressions[Int($0)].operand } })
  }

  /// `HelpViewController()` of `let help = HelpViewController()`: the call for the value of the local that an
  /// expression names.
  public func call(ofLocalNamedAt node: UInt32, in file: UInt32) -> UInt32? {
    guard let local = local(namedAt: node, in: file), local.value != .max else { return nil }
    return table.facts(of: file).body.expressions[Int(local.value)].kind == .call ? local.value : nil
  }

  /// The nodes that name a local.
  public func mentions(of local: LocalFact, in file: UInt32) -> [UInt32] {
    let body = table.facts(of: file).body
    return body.expressions(seeing: local).filter {
      let node = body.expressions[Int($0)]
      return node.kind == .name && node.payload == local.name
    }
  }
}
