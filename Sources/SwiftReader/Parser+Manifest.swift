import SwiftFacts
import SwiftTokens

extension Parser {
  /// The targets that a manifest of SwiftPM or Tuist names, as far as they are written out: nothing is evaluated.
  mutating func manifestTargets() -> [TargetFact] {
    let isPackage = imports("PackageDescription")
    guard isPackage || imports("ProjectDescription") else { return [] }
    let names = names.table(&tokenizer.interner)
    var found: [TargetFact] = []
    for index in expressions.indices where expressions[index].kind == .call && expressions[index].operand != Parser.none
    {
      let call = expressions[index]
      let callee = expressions[Int(call.operand)]
      switch callee.kind {
      case .name, .member, .implicitMember: break
      default: continue
      }
      guard let kind = targetKind(names[callee.payload]), call.count > 0 else { continue }
      var name: FileNameID = 0
      var folders: [FileNameID] = []
      for place in 0..<Int(call.count) {
        let argument = arguments[Int(call.payload) + place]
        guard argument.label != 0, argument.value != Parser.none else { continue }
        switch names[argument.label] {
        case "name": name = literal(argument.value) ?? 0
        case "path" where isPackage: folders += literals(argument.value)
        case "sources" where !isPackage: folders += literals(argument.value)
        default: break
        }
      }
      guard name != 0 else { continue }
      found += (folders.isEmpty ? [0] : folders).map { TargetFact(name: name, folder: $0, kind: kind) }
    }
    return found
  }

  private func imports(_ target: StaticString) -> Bool {
    imports.indices.contains { index in
      let start = Int(imports[index].offset)
      return tokenizer.source.equals(start, target)
    }
  }

  private func targetKind(_ name: String) -> TargetFact.Kind? {
    switch name {
    case "target", "executableTarget", "macro", "systemLibrary", "Target": .source
    case "testTarget": .test
    case "plugin": .plugin
    default: nil
    }
  }

  /// The strings of `"a"`, `["a", "b"]`.
  private mutating func literals(_ node: UInt32) -> [FileNameID] {
    let fact = expressions[Int(node)]
    guard fact.kind == .array else { return literal(node).map { [$0] } ?? [] }
    return (0..<Int(fact.count)).compactMap { place in
      let value = arguments[Int(fact.payload) + place].value
      return value == Parser.none ? nil : literal(value)
    }
  }

  private mutating func literal(_ node: UInt32) -> FileNameID? {
    let fact = expressions[Int(node)]
    guard fact.kind == .literal, fact.payload == ExpressionNode.Literal.string.rawValue else { return nil }
    return plainText(of: node)
  }

  /// The text of a plain string literal without escapes and interpolations.
  ///
  /// - Parameter limit: in bytes; a longer one is left out.
  mutating func plainText(of node: UInt32, atMost limit: Int = .max) -> FileNameID? {
    let fact = expressions[Int(node)]
    var end = Int(fact.offset)
    guard end < tokenizer.source.count, tokenizer.source[end] == UInt8(ascii: "\"") else { return nil }
    end += 1
    let start = end
    while end < tokenizer.source.count, tokenizer.source[end] != UInt8(ascii: "\"") {
      if tokenizer.source[end] == UInt8(ascii: "\\") || tokenizer.source[end] == UInt8(ascii: "\n") { return nil }
      end += 1
    }
    guard end > start, end < tokenizer.source.count, end - start <= limit else { return nil }
    return name(from: UInt32(start), to: UInt32(end))
  }
}
