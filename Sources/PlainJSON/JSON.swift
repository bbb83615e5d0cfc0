/// A JSON value. Objects keep the order of their members, so that equal values give equal bytes.
public indirect enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Infinities and NaN are written as `null`: JSON has no word for them.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([JSONMember])

  /// An object from pairs, in their order.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { JSONMember($0.key, $0.value) })
  }

  /// The value of the first member with this key; nil in anything but an object.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The string, or nil for anything else.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The integer, or nil for anything else.
  public var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  /// The elements, or nil for anything else.
  public var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
}

/// One `"key": value` of an object.
public struct JSONMember: Sendable, Equatable {
  /// As it is meant, without quotes and escapes.
  public var key: String
  /// What stands behind the colon.
  public var value: JSON

  public init(_ key: String, _ value: JSON) {
    self.key = key
    self.value = value
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(nilLiteral: ()) { self = .null }
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { JSONMember($0.0, $0.1) })
  }
}
