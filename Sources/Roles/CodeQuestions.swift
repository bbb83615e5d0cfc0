import SwiftFacts
import SymbolGraph

/// What a question looks at in the code of a type.
package struct CodeReading: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// What is called.
  static let calls = CodeReading(rawValue: 1 << 0)
  /// Calls of certain names, with what they are sent to.
  static let namedCalls = CodeReading(rawValue: 1 << 1)
  /// What is set of windows and containers.
  static let sets = CodeReading(rawValue: 1 << 2)
  /// The names that begin with a capital.
  static let capitals = CodeReading(rawValue: 1 << 3)
  /// All about calls that may go to a screen.
  static let moves = CodeReading(rawValue: 1 << 4)
  /// Anything else.
  static let everything = CodeReading(rawValue: 1 << 5)
}

/// What was asked of the code of types when roles were found. Where all answers are the same after an edit, so are the
/// roles.
///
/// Roles are found on one thread, which notes what it asks; afterwards nothing is noted any more.
package final class CodeQuestions: @unchecked Sendable {
  private var readings: [TypeKey: CodeReading] = [:]
  private var names: [TypeKey: Set<NameID>] = [:]
  /// What calls that may go to a screen are called.
  private let moves: Set<NameID>

  init(moves: Set<NameID>) { self.moves = moves }

  func note(_ key: TypeKey, _ reading: CodeReading, _ names: Set<NameID>) {
    readings[key, default: []].formUnion(reading)
    if !names.isEmpty { self.names[key, default: []].formUnion(names) }
  }

  /// Whether the code in a file answers all of them as it did.
  ///
  /// - Parameters:
  ///   - old: what the questions were asked of.
  ///   - new: the same with other code.
  package func haveSameAnswers(in file: UInt32, of old: SymbolTable, and new: SymbolTable) -> Bool {
    let (before, now) = (ScannedCode.byType(in: file, of: old), ScannedCode.byType(in: file, of: new))
    return Set(before.keys).union(now.keys).allSatisfy { key in
      guard let reading = readings[key] else { return true }
      let (one, other) = (before[key] ?? ScannedCode(table: old), now[key] ?? ScannedCode(table: new))
      return one.answers(reading, names[key] ?? [], moves) == other.answers(reading, names[key] ?? [], moves)
    }
  }
}

extension ScannedCode {
  /// All that a reading can be told.
  fileprivate struct Answers: Equatable {
    var calls: [Called] = []
    var namedCalls: [[NameID?]] = []
    var sets: Set<NameID> = []
    var capitals: [[NameID]] = []
    var everything: [[UInt32]] = []
  }

  fileprivate static func byType(in file: UInt32, of table: SymbolTable) -> [TypeKey: ScannedCode] {
    var found: [TypeKey: ScannedCode] = [:]
    for scope in table.facts(of: file).body.scopes where scope.parent == .max {
      guard let key = table.enclosingType(of: scope.owner, in: file) else { continue }
      found[key, default: ScannedCode(table: table)].scopes.append((file, scope))
    }
    return found
  }

  fileprivate func answers(_ reading: CodeReading, _ names: Set<NameID>, _ moves: Set<NameID>) -> Answers {
    var answers = Answers()
    var isMove = false
    if reading.contains(.moves) { calls(named: moves) { _, _ in isMove = true } }
    if reading.contains(.calls) { calls { answers.calls.append($0) } }
    if reading.contains(.namedCalls) { calls(named: names) { answers.namedCalls.append([$0, $1]) } }
    if reading.contains(.sets) { answers.sets = setsOfContainers() }
    if reading.contains(.capitals) { answers.capitals = capitals() }
    if isMove || reading.contains(.everything) { answers.everything = wholeText() }
    return answers
  }

  private func capitals() -> [[NameID]] {
    var found: [[NameID]] = []
    _ = hasCapital { name, base, _ in
      found.append([name, base ?? 0])
      return false
    }
    return found
  }

  /// What each node is, what it is called and how far away it has its operand, with the labels of arguments; then
  /// what locals are called and how they get their values.
  private func wholeText() -> [[UInt32]] {
    scopes.flatMap { file, scope in
      let body = table.facts(of: file).body
      func distance(_ node: UInt32, from other: UInt32) -> UInt32 { node == .max ? .max : other &- node }
      let nodes = (scope.firstExpression..<scope.endExpression).map { node in
        let fact = body.expressions[Int(node)]
        let name = fact.hasName ? table.nameID(fact.payload, in: file) : fact.kind == .literal ? fact.payload : 0
        return [UInt32(fact.kind.rawValue), name, distance(fact.operand, from: node), UInt32(fact.flags.rawValue)]
          + body.arguments(of: fact).flatMap {
            [table.nameID($0.label, in: file), distance($0.value, from: node)]
          }
      }
      let locals = body.locals.filter { scope.range.contains($0.offset) }.map { local in
        [
          UInt32(local.kind.rawValue), table.nameID(local.name, in: file), local.type,
          distance(local.value, from: scope.firstExpression), distance(local.visibleFrom, from: scope.firstExpression),
        ]
      }
      return nodes + locals
    }
  }
}
