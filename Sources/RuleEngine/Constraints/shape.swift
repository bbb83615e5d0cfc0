import Architecture
import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

extension Judge {
  /// How a declaration looks; the first thing that does not hold is said.
  func shape(_ shape: Shape) {
    let chosen = selection(shape.what)
    for index in chosen.indices where chosen[index] {
      let key = TypeKey(type: index)
      guard isMine(project.table.entity(key).at.file), looksAt(key) else { continue }
      sawSubject()
      guard let (said, range) = flaw(shape, key) else { continue }
      let entity = project.table.entity(key)
      let diagnostic = Diagnostic(
        rule: number, file: entity.at.file, range: range, subject: key, object: .type(key), way: nil,
        declaration: .max, note: .shape(said))
      act(on: decide(on: diagnostic, unless: shape.unless), about: .declaration(range), chain: nil)
    }
  }

  private func flaw(_ shape: Shape, _ key: TypeKey) -> (String, ByteRange)? {
    let entity = project.table.entity(key)
    let name = project.nameRange(key)
    let kind = String(describing: entity.kind)
    let isContract = entity.kind == .protocol
    if !shape.kinds.isEmpty, !(isContract && shape.immutable == true),
      !shape.kinds.contains(where: { $0.rawValue == kind })
    {
      let wanted = shape.kinds.map { withArticle($0.rawValue) }.joined(separator: " or ")
      return ("is \(withArticle(kind)), not \(wanted)", name)
    }
    if shape.immutable == true {
      if entity.kind == .class { return ("is a class", name) }
      if let variable = project.firstStoredVariable(of: key) {
        return ("has a variable, `\(variable.name)`", variable.range)
      }
    }
    if let wanted = shape.classBound, entity.kind == .protocol, project.isClassBound(key) != wanted {
      return (wanted ? "is not bound to classes" : "is bound to classes", name)
    }
    // The base itself looks as it should.
    if let pattern = shape.inherits, !inherits(key, pattern), !project.isCalled(key, pattern) {
      return ("does not inherit from `\(pattern.text)`", name)
    }
    if let pattern = shape.conformsTo, !project.conforms(key, to: pattern), !project.isCalled(key, pattern) {
      return ("does not conform to `\(pattern.text)`", name)
    }
    if !shape.named.isEmpty, !shape.named.contains(where: { project.isCalled(key, $0) }) {
      return ("is not named \(shape.named.map { "`\($0.text)`" }.joined(separator: " or "))", name)
    }
    return nil
  }

  private func withArticle(_ kind: String) -> String { ("ae".contains(kind.prefix(1)) ? "an " : "a ") + kind }

  private func inherits(_ key: TypeKey, _ pattern: NamePattern) -> Bool {
    project.hierarchy.ancestry(of: key).dropFirst().contains { project.isCalled($0, pattern) }
  }
}
