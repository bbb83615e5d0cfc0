/// A type as vocabularies write it: `UIView?`, `[UIView]`, `Reactive<Self>`, `(Int, String)`. Optionals are what is in
/// them, `Void` is `()`.
public indirect enum ExternalType: Sendable, Equatable {
  /// `Self` is the type of the receiver; the names of the owner's generic parameters are what these are filled in with.
  case named(String, [ExternalType])
  case list(ExternalType)
  case tuple([ExternalType])
}

/// A member of a type from outside: `navigationController: "UINavigationController?"`.
public struct ExternalMember: Sendable, Equatable {
  /// The property's type, or the function's result.
  public var type: ExternalType
  /// A static member: the receiver is the type itself.
  public var isStatic: Bool
  /// What the function's closures are handed, by their labels; `_` is the one without.
  public var hands: [String: [ExternalType]]
  /// It stands in a configuration: the types may be the project's.
  public var namesProject = false

  public init(type: ExternalType, isStatic: Bool = false, hands: [String: [ExternalType]] = [:]) {
    self.type = type
    self.isStatic = isStatic
    self.hands = hands
  }
}

extension ExternalType {
  /// Nil for what is no such type.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard let type = ExternalType.read(&rest, depth: 0) else { return nil }
    ExternalType.skipBlanks(&rest)
    guard rest.isEmpty else { return nil }
    self = type
  }

  private static func read(_ rest: inout ArraySlice<UInt8>, depth: Int) -> ExternalType? {
    guard depth < 8 else { return nil }
    skipBlanks(&rest)
    let type: ExternalType
    switch rest.first {
    case UInt8(ascii: "["):
      rest.removeFirst()
      guard let element = read(&rest, depth: depth + 1), take("]", &rest) else { return nil }
      type = .list(element)
    case UInt8(ascii: "("):
      rest.removeFirst()
      guard let parts = readList(until: ")", &rest, depth: depth) else { return nil }
      type = .tuple(parts)
    default:
      let name = rest.prefix { isNameByte($0) }
      guard !name.isEmpty else { return nil }
      rest.removeFirst(name.count)
      var arguments: [ExternalType] = []
      if take("<", &rest) {
        guard let found = readList(until: ">", &rest, depth: depth), !found.isEmpty else { return nil }
        arguments = found
      }
      let spelling = String(decoding: name, as: UTF8.self)
      type = spelling == "Void" ? .tuple([]) : .named(spelling, arguments)
    }
    _ = take("?", &rest) || take("!", &rest)
    return type
  }

  private static func readList(
    until end: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>, depth: Int
  ) -> [ExternalType]? {
    if take(end, &rest) { return [] }
    var types: [ExternalType] = []
    repeat {
      guard let type = read(&rest, depth: depth + 1) else { return nil }
      types.append(type)
    } while take(",", &rest)
    return take(end, &rest) ? types : nil
  }

  private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    skipBlanks(&rest)
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private static func skipBlanks(_ rest: inout ArraySlice<UInt8>) { rest = rest.drop { $0 == UInt8(ascii: " ") } }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
