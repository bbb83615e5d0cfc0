import PlainJSON
import SwiftFacts

/// The facts of one file in the form that stands between `factsOpening` and `factsClosing`: a project's facts are too
/// many to be one value.
public func renderFactsAsJSON(_ file: FileListing, of path: String) -> String {
  let value: JSON = [
    "path": .string(path),
    "imports": .array(
      file.imports.map {
        [
          "module": .string($0.module), "kind": JSON($0.kind), "line": .integer($0.line), "column": .integer($0.column),
        ]
      }),
    "declarations": .array(
      file.declarations.map {
        [
          "kind": .string($0.kind), "name": .string($0.name), "line": .integer($0.line), "column": .integer($0.column),
          "inherits": .array($0.inherits.map { .string($0) }),
        ]
      }),
    "types": .array(
      file.types.map { ["name": .string($0.name), "line": .integer($0.line), "column": .integer($0.column)] }),
    "calls": .array(
      file.calls.map {
        [
          "name": .string($0.name), "receiver": JSON($0.receiver), "line": .integer($0.line),
          "column": .integer($0.column),
        ]
      }),
  ]
  return jsonText(value, layout: .compact)
}

/// Before the files, which are separated by a comma and a newline.
public let factsOpening = "{\"version\": 1, \"files\": [\n"
/// Behind the last file, with a line feed at the end.
public let factsClosing = "\n]}\n"

/// The facts of one file for people, a line each, by place.
public func renderFactsAsText(_ file: FileListing, of path: String) -> String {
  var lines: [(line: Int, column: Int, text: String)] = []
  for fact in file.imports {
    lines.append((fact.line, fact.column, "import " + (fact.kind.map { $0 + " " } ?? "") + fact.module))
  }
  for fact in file.declarations {
    let inherits = fact.inherits.isEmpty ? "" : ": " + fact.inherits.joined(separator: ", ")
    lines.append((fact.line, fact.column, "\(fact.kind) \(fact.name)\(inherits)"))
  }
  for fact in file.types { lines.append((fact.line, fact.column, "type \(fact.name)")) }
  for fact in file.calls {
    lines.append((fact.line, fact.column, "call \(fact.name)" + (fact.receiver.map { " of \($0)" } ?? "")))
  }
  lines.sort { ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text) }
  return lines.map { onOneLine("\(path):\($0.line):\($0.column): \($0.text)") + "\n" }.joined()
}
