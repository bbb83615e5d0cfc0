import SwiftFacts
import SwiftReader

/// Facts as short text, so that expectations can be read.
struct Sketch {
  let facts: FileFacts

  init(_ source: String) { facts = read(Array(source.utf8)) }

  func name(_ id: FileNameID) -> String { facts.names[id] }

  // MARK: Types

  func type(_ index: UInt32) -> String {
    guard index != FileFacts.none else { return "-" }
    let node = facts.surface.types[Int(index)]
    var children: [String] = []
    var child = index + 1
    while child < node.end {
      children.append(type(child))
      child = facts.surface.types[Int(child)].end
    }
    let all = children.joined(separator: ", ")
    switch node.kind {
    case .named: return name(node.name) + (children.isEmpty ? "" : "<\(all)>")
    case .member:
      let arguments = children.dropFirst().joined(separator: ", ")
      return children[0] + "." + name(node.name) + (arguments.isEmpty ? "" : "<\(arguments)>")
    case .optional: return all + (node.flags.contains(.isImplicitlyUnwrapped) ? "!" : "?")
    case .array: return "[\(all)]"
    case .dictionary: return "[\(children.joined(separator: ": "))]"
    case .tuple: return "(\(all))"
    case .labelled: return name(node.name) + ": " + all
    case .function:
      let thrown = node.flags.contains(.hasThrownType) ? children.removeLast() : ""
      return "(\(children.dropFirst().joined(separator: ", "))) \(thrown)-> \(children[0])"
    case .composition: return children.joined(separator: " & ")
    case .metatype: return all + ".Type"
    case .suppressed: return "~" + all
    default: return "\(node.kind)" + (children.isEmpty ? "" : "(\(all))")
    }
  }

  // MARK: Expressions

  func expression(_ index: UInt32) -> String {
    guard index != FileFacts.none else { return "-" }
    let node = facts.body.expressions[Int(index)]
    let operand = { expression(node.operand) }
    switch node.kind {
    case .name: return name(node.payload) + generics(index)
    case .member: return operand() + "." + name(node.payload) + generics(index)
    case .implicitMember: return "." + name(node.payload) + generics(index)
    case .call: return operand() + "(\(arguments(node)))"
    case .subscript: return operand() + "[\(arguments(node))]"
    case .chain: return operand() + "?"
    case .force: return operand() + "!"
    case .cast:
      let word =
        node.flags.contains(.test)
        ? "is" : node.flags.contains(.conditionalCast) ? "as?" : node.flags.contains(.forcedCast) ? "as!" : "as"
      return "(\(operand()) \(word) \(type(node.payload)))"
    case .closure: return "{\(node.payload)}"
    case .macro: return "#(\(arguments(node)))"
    case .keyPath: return "\\" + operand()
    case .keyPathRoot: return type(node.payload)
    case .type: return "<" + type(node.payload) + ">"
    case .tuple: return "(\(arguments(node)))"
    case .array: return "[\(arguments(node))]"
    case .dictionary: return "[:\(arguments(node))]"
    case .assignment: return "(\(operand()) = \(expression(node.payload)))"
    case .ternary: return "(? \(operand()) : \(expression(node.payload)))"
    case .coalescing: return "(\(operand()) ?? \(expression(node.payload)))"
    case .binary: return "(\(operand()) ~ \(expression(node.payload)))"
    case .literal: return ExpressionNode.Literal(rawValue: node.payload).map { "`\($0)`" } ?? "broken"
    case .return: return "return \(operand())"
    case .throw: return "throw \(operand())"
    case .conditional: return "conditional"
    case .unknown: return "unknown"
    }
  }

  private func generics(_ index: UInt32) -> String {
    guard let fact = facts.body.genericArguments.first(where: { $0.expression == index }) else { return "" }
    var types: [String] = []
    var next = fact.types
    for _ in 0..<fact.count {
      types.append(type(next))
      next = facts.surface.types[Int(next)].end
    }
    return "<\(types.joined(separator: ", "))>"
  }

  private func arguments(_ node: ExpressionNode) -> String {
    (0..<UInt32(node.count)).map { index in
      let argument = facts.body.arguments[Int(node.payload + index)]
      return (argument.label == 0 ? "" : name(argument.label) + ": ") + expression(argument.value)
    }.joined(separator: ", ")
  }

  /// The expressions that nothing else uses, in order.
  var roots: [String] {
    var used = Set<UInt32>()
    for node in facts.body.expressions {
      used.insert(node.operand)
      switch node.kind {
      case .assignment, .ternary, .coalescing, .binary: used.insert(node.payload)
      default: break
      }
    }
    for argument in facts.body.arguments { used.insert(argument.value) }
    return facts.body.expressions.indices.filter { !used.contains(UInt32($0)) }.map { expression(UInt32($0)) }
  }

  // MARK: Scopes and locals

  /// `kind<parent owner` with what a closure is an argument of.
  var scopes: [String] {
    facts.body.scopes.map { scope in
      var text = "\(scope.kind)"
      text += scope.parent == FileFacts.none ? "" : " in \(scope.parent)"
      text += scope.owner == FileFacts.none ? "" : " of \(name(facts.surface.declarations[Int(scope.owner)].name))"
      if scope.callee != FileFacts.none {
        let label = scope.argumentLabel == 0 ? "" : " " + name(scope.argumentLabel)
        text += " to \(expression(scope.callee)) #\(scope.argumentIndex)\(label)"
      }
      if scope.resultType != FileFacts.none { text += " -> \(type(scope.resultType))" }
      return text
    }
  }

  var patterns: [String] {
    facts.body.patterns.map {
      ($0.isElement ? "each " : "") + expression($0.pattern) + " of " + expression($0.subject)
    }
  }

  /// `kind name: type = value @scope` with modifiers and places in tuples.
  var locals: [String] {
    facts.body.locals.map { local in
      var text = "\(local.kind) \(name(local.name))"
      if local.type != FileFacts.none { text += ": \(type(local.type))" }
      if local.value != FileFacts.none { text += " = \(expression(local.value))" }
      if local.index != UInt16.max { text += " #\(local.index)" }
      if local.modifiers.contains(.weak) { text += " weak" }
      if local.modifiers.contains(.unowned) { text += " unowned" }
      return text + " @\(local.scope)"
    }
  }

  /// `kind name` with what is declared about it.
  var declarations: [String] {
    facts.surface.declarations.map { fact in
      var text = "\(fact.kind) \(name(fact.name))"
      if fact.parent != FileFacts.none { text += " in \(name(facts.surface.declarations[Int(fact.parent)].name))" }
      if fact.scope != FileFacts.none { text += " @\(fact.scope)" }
      if fact.parameterCount > 0 {
        let list = (0..<UInt32(fact.parameterCount)).map { index in
          let parameter = facts.surface.parameters[Int(fact.parameters + index)]
          return "\(name(parameter.label))/\(name(parameter.name)): \(type(parameter.type))"
            + (parameter.isVariadic ? "..." : "")
            + (parameter.value == FileFacts.none ? "" : " = \(expression(parameter.value))")
        }
        text += "(\(list.joined(separator: ", ")))"
      }
      if fact.type != FileFacts.none { text += ": \(type(fact.type))" }
      if fact.value != FileFacts.none { text += " = \(expression(fact.value))" }
      return text
    }
  }
}
