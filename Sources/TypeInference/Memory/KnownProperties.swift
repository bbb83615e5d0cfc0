import SymbolGraph

/// What a property of a type is, as found out before: properties are named again and again, and the way to one leads
/// through the declarations of other files.
final class KnownProperties {
  struct Property {
    let at: DeclarationRef
    let owner: TypeKey
    let value: Value
  }

  private struct Answer {
    var name = NameID.max
    var key = TypeKey(raw: .max)
    var property: Property
  }

  private let answers: RecentAnswers<Answer>

  init() {
    let none = Property(at: DeclarationRef(file: .max, declaration: .max), owner: TypeKey(raw: .max), value: .unknown)
    answers = RecentAnswers(size: 1024, none: Answer(property: none))
  }

  func find(_ name: NameID, of key: TypeKey) -> Property? {
    let place = place(name, key)
    return answers[place].name == name && answers[place].key == key ? answers[place].property : nil
  }

  func note(_ property: Property, _ name: NameID, of key: TypeKey) {
    answers[place(name, key)] = Answer(name: name, key: key, property: property)
  }

  private func place(_ name: NameID, _ key: TypeKey) -> UInt32 { name &+ key.raw &* 0x9e37_79b1 }
}
