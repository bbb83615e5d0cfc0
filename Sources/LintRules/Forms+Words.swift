import PlainYAML
import SourceText

// The small words of rules and configurations.

extension Forms {
  static let name = Form<String>.text("a name or a glob").check { text, node, reader -> NamePattern? in
    if text.utf8.contains(where: isBlank) {
      reader.report(node, "a name has no blanks in it")
      return nil
    }
    return NamePattern(text)
  }
}

extension Forms {
  static let path = Form<String>.text("a path or a glob").check { text, node, reader -> PathPattern? in
    if text.contains("\\") {
      reader.report(node, "paths are written with forward slashes")
      return nil
    }
    return PathPattern(text, countedFrom: reader.folders.written, askedFrom: reader.folders.asked)
  }
}

/// `lower-case-words`
let identifierPattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"

func isIdentifier(_ text: String) -> Bool {
  var last = UInt8(ascii: "-")
  for byte in text.utf8 {
    switch byte {
    case 0x61...0x7A: break
    case 0x30...0x39: if last == 0x2D, text.utf8.first == byte { return false }
    case 0x2D: if last == 0x2D { return false }
    default: return false
    }
    last = byte
  }
  return last != 0x2D
}

extension Form where Value == String {
  /// The id of a rule, a role, a vocabulary.
  static func identifier(_ expected: String) -> Form<String> {
    Form<String>(expected, .text(pattern: identifierPattern)) { node, reader in
      let text = reader.document.text(of: node)
      guard isIdentifier(text) else {
        reader.reportMismatch(node, expected: "\(expected), in lower case with hyphens,")
        let meant = String(text.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
        if isIdentifier(meant) { reader.problems[reader.problems.count - 1].suggestion = "write `\(meant)`" }
        return nil
      }
      return text
    }
  }

}

extension Forms {
  /// Several words that make sense to people.
  static let sentence = Form<String>.text("a text").map { text in
    // A block text ends with a line feed that the author does not mean.
    var bytes = text.utf8[...]
    while bytes.last.map(isBlank) == true { bytes.removeLast() }
    return String(Substring(bytes))
  }
}

extension Forms {
  /// A role that is known once everything has been read.
  static let role = Form<String>.identifier("a role").check { text, node, reader -> Role? in
    reader.references.append(Reference(.role, text, at: reader.place(of: node)))
    return Role(text)
  }
}

extension Forms {
  /// Vocabularies and names.
  static let words = Form<String>.text("a vocabulary or a name").check { word, node, reader -> WordSet? in
    guard isIdentifier(word) else { return WordSet(names: [NamePattern(word)]) }
    reader.references.append(Reference(.vocabulary, word, at: reader.place(of: node)))
    return WordSet(vocabularies: [word])
  }.oneOrMore().map { words in
    WordSet(vocabularies: words.flatMap(\.vocabularies), names: words.flatMap(\.names))
  }
}

extension Forms {
  /// A name, or a vocabulary of names; the rulebook puts the names in its place.
  static let typeName = Forms.name.check { pattern, node, reader -> NamePattern? in
    if isIdentifier(pattern.text) {
      reader.references.append(Reference(.vocabulary, pattern.text, at: reader.place(of: node)))
    }
    return pattern
  }
}

extension Forms {
  static let ways = Form<Way>.word(Way.allCases.map { ($0.name, $0) }).oneOrMore().map { ways in
    ways.reduce(into: WaySet()) { $0.insert(WaySet($1)) }
  }
}

extension Forms {
  private static let member = Field("member", Forms.name, help: "the base name of the member: setup*")
  private static let implements = Field(
    "implements", Forms.name, help: "the member implements a requirement of this contract, or only such members call it"
  )
  private static let assembly = Field("assembly", Form<Bool>.bool(), help: "the member is assembly code")

  /// `{member: setup*}`, or the name of the member alone.
  static let enclosure: Form<Enclosure> = {
    let fields = [member.described, implements.described, assembly.described]
    let record = Form<Enclosure>.record("an enclosing member", fields) { record, reader in
      Enclosure(
        member: record.read(member, &reader), implements: record.read(implements, &reader),
        assembly: record.read(assembly, &reader))
    }
    return Form(record.expected, .anyOf([.text(), record.schema])) { node, reader in
      if reader.document.nodes[node].kind == .scalar {
        return Forms.name.read(node, &reader).map { Enclosure(member: $0) }
      }
      return record.read(node, &reader)
    }
  }()
}
