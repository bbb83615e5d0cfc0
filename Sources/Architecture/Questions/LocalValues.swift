import References
import SwiftFacts
import SymbolGraph

/// Values that a function keeps in a local.
extension Project {
  /// The local that a value is made into, where it is declared or later.
  func local(holding birth: Use) -> LocalFact? {
    let body = table.files[Int(birth.file)].facts.body
    return locals(keeping: Set(body.expressions(around: birth.node).filter { isCall($0, of: birth) }), in: birth.file)
      .first
  }

  /// The locals that some values of one function are put into: those that are declared with them, then those that they
  /// are assigned to.
  func locals(keeping values: Set<UInt32>, in file: UInt32) -> [LocalFact] {
    guard let first = values.first else { return [] }
    let body = table.files[Int(file)].facts.body
    let assigned = body.expressions(around: first).compactMap { node -> LocalFact? in
      let fact = body.expressions[Int(node)]
      guard fact.kind == .assignment, values.contains(fact.payload) else { return nil }
      return local(namedAt: fact.operand, in: file)
    }
    return (body.locals(around: first).filter { $0.value != .max && values.contains($0.value) } + assigned)
      .filter { $0.kind == .variable }
  }

  /// Whether an expression is the call that makes something.
  public func isCall(_ node: UInt32, of birth: Use) -> Bool {
    let expressions = table.files[Int(birth.file)].facts.body.expressions
    var call = expressions[Int(node)]
    // `HelpViewController() as UIViewController`
    if call.kind == .cast, call.operand != .max { call = expressions[Int(call.operand)] }
    guard call.kind == .call, call.operand != .max else { return false }
    return call.operand == birth.node || table.named(byCallee: call.operand, in: birth.file) == birth.node
  }

  /// `LoginRouter().showHelp()`: what is made is called, and not stored.
  public func isCalledAtOnce(_ node: UInt32, in file: UInt32) -> Bool {
    guard node != .max else { return false }
    return table.files[Int(file)].facts.body.expressions[Int(node)...].prefix(64).contains { call in
      call.kind == .call && call.operand == node && call.flags.contains(.isContinued)
    }
  }

  /// The local that a name means; nil where it means something else.
  public func local(namedAt node: UInt32, in file: UInt32) -> LocalFact? {
    guard node != .max else { return nil }
    let body = table.files[Int(file)].facts.body
    let name = body.expressions[Int(node)]
    guard name.kind == .name else { return nil }
    return body.local(called: name.payload, at: node)
  }

  /// What is called for the values of the locals that some expressions name: `DetailView` of `let detail =
  /// DetailView()`.
  public func callees(ofLocalsNamedIn nodes: Range<UInt32>, in file: UInt32) -> Set<UInt32> {
    let expressions = table.files[Int(file)].facts.body.expressions
    return Set(nodes.compactMap { call(ofLocalNamedAt: $0, in: file).map { expressions[Int($0)].operand } })
  }

  /// `HelpViewController()` of `let help = HelpViewController()`: the call for the value of the local that an
  /// expression names.
  public func call(ofLocalNamedAt node: UInt32, in file: UInt32) -> UInt32? {
    guard let local = local(namedAt: node, in: file), local.value != .max else { return nil }
    return table.files[Int(file)].facts.body.expressions[Int(local.value)].kind == .call ? local.value : nil
  }

  /// The nodes that name a local.
  public func mentions(of local: LocalFact, in file: UInt32) -> [UInt32] {
    let body = table.files[Int(file)].facts.body
    return body.expressions(seeing: local).filter {
      let node = body.expressions[Int($0)]
      return node.kind == .name && node.payload == local.name
    }
  }
}
