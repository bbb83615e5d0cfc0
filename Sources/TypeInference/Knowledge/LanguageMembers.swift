import SymbolGraph

/// What arrays, dictionaries and optionals of the standard library do, as far as types flow through them.
public struct LanguageMembers: Sendable {
  enum Effect: Sendable {
    /// The element, as a property or through a call (`first`, `first(where:)`, `randomElement()`).
    case element
    /// The collection itself again (`filter`, `sorted`, `prefix`).
    case same
    /// The elements in another order or a part of them: a list, also of a dictionary's pairs.
    case sorted
    /// A dictionary of what the closure gives (`mapValues`).
    case mappedValues
    /// A collection of what the closure gives (`map`, `compactMap`).
    case mapped
    /// As `mapped`, but the closure gives collections.
    case flatMapped
    /// Pairs of a number and an element.
    case enumerated
    /// The closure is handed elements; the result says nothing (`forEach`, `contains`).
    case visited
    /// The closure is handed what there is so far and an element (`reduce`).
    case folded
    case keys
    case values
  }
  private let effects: [NameID: Effect]
  /// Most names are none of these.
  private let names: NameSet
  /// Functions whose closure is handed two elements.
  private let comparing: NameSet
  /// Types of values that are no functions.
  private let plainData: NameSet
  /// Of these some are others by another name, or become them without a word.
  private let sameNumbers: NameSet
  /// What a number, and what a text in quotes, may be.
  private let numbers, texts: NameSet

  public init(_ interner: inout Interner) {
    let names: [(Effect, [String])] = [
      (
        .element,
        [
          "first", "last", "randomElement", "popLast", "popFirst", "removeFirst", "removeLast", "remove", "removeValue",
          "min", "max",
        ]
      ),
      (
        .same,
        [
          "filter", "lazy", "union", "subtracting", "intersection", "merging",
        ]
      ),
      (.sorted, ["sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled"]),
      (.mappedValues, ["mapValues", "compactMapValues"]),
      (.mapped, ["map", "compactMap", "tryMap", "tryCompactMap"]),
      (.flatMapped, ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "switchToLatest"]),
      (.enumerated, ["enumerated"]),
      (
        .visited,
        [
          "forEach", "contains", "allSatisfy", "firstIndex", "lastIndex", "removeAll", "sort", "count", "isEmpty",
          "append", "insert", "indices", "startIndex", "endIndex", "joined",
        ]
      ),
      (.folded, ["reduce"]),
      (.keys, ["keys"]),
      (.values, ["values"]),
    ]
    var effects: [NameID: Effect] = [:]
    for (effect, list) in names {
      for name in list { effects[interner.intern(name)] = effect }
    }
    self.effects = effects
    self.names = NameSet(effects.keys)
    plainData = NameSet(
      [
        "Int", "UInt", "Double", "Float", "Bool", "String", "Substring", "Character", "CGFloat", "TimeInterval", "Date",
        "Data", "URL", "UUID", "Decimal", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "IndexPath",
      ].map { interner.intern($0) })
    sameNumbers = NameSet(["Double", "CGFloat", "TimeInterval"].map { interner.intern($0) })
    numbers = NameSet(
      ["Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Decimal"].map { interner.intern($0) })
    texts = NameSet(["String", "Substring", "Character"].map { interner.intern($0) })
    comparing = NameSet(["sorted", "sort", "min", "max"].map { interner.intern($0) })
  }

  /// A number, a text, a date or the like: nothing of it is a part of a module.
  public func isPlainData(_ name: NameID) -> Bool { plainData.contains(name) }

  /// A value of one type of data may stand where the other is wanted.
  func mayStand(_ name: NameID, for wanted: NameID) -> Bool {
    name == wanted || sameNumbers.contains(name) && sameNumbers.contains(wanted)
  }

  /// A literal that is of one type where nothing else is wanted may stand where the other is.
  func mayStand(literal name: NameID, for wanted: NameID) -> Bool {
    name == wanted || numbers.contains(name) && numbers.contains(wanted)
      || texts.contains(name) && texts.contains(wanted)
  }

  func compares(_ name: NameID) -> Bool { comparing.contains(name) }

  func effect(of name: NameID) -> Effect? { names.contains(name) ? effects[name] : nil }
}
