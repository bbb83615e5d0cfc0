import Foundation

/// Swift that no compiler would accept and every parser reads: declarations of a few names, which inherit from, alias,
/// constrain, nest, shadow and call each other in every possible circle.
public struct WildSource {
  private var random: SeededGenerator
  private let types = ["A", "B", "C", "P", "LoginView", "LoginPresenter", "LoginInteractor", "LoginRouter"]
  private let members = ["a", "b", "view", "presenter", "interactor", "router", "make"]

  /// How many projects are made of one seed. More of them are for a long night: `VIPERLINT_DISGUISES=all`.
  public static let rounds = ProcessInfo.processInfo.environment["VIPERLINT_DISGUISES"] == "all" ? 5 : 1

  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The text of one file.
  public mutating func file() -> String {
    "import UIKit\n" + several(3...12, "\n") { $0.declaration(0) }
  }

  // MARK: Choices

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func maybe(_ text: (inout WildSource) -> String) -> String { below(5) < 2 ? text(&self) : "" }

  private mutating func several(
    _ range: ClosedRange<Int>, _ separator: String, _ text: (inout WildSource) -> String
  ) -> String {
    var parts: [String] = []
    for _ in 0..<Int.random(in: range, using: &random) { parts.append(text(&self)) }
    return parts.joined(separator: separator)
  }

  private mutating func type() -> String { pick(types) }
  private mutating func member() -> String { pick(members) }

  // MARK: Types

  private mutating func written(_ depth: Int = 0) -> String {
    guard depth < 4 else { return type() }
    switch below(14) {
    case 0: return "\(written(depth + 1)).\(type())"
    case 1: return "[\(written(depth + 1))]"
    case 2: return "[\(type()): \(written(depth + 1))]"
    case 3: return "\(type())<\(written(depth + 1)), \(written(depth + 1))>"
    case 4: return "(\(written(depth + 1))) -> \(written(depth + 1))"
    case 5: return "(\(written(depth + 1)) & \(type()))"
    case 6: return "(\(member()): \(written(depth + 1)), \(written(depth + 1)))"
    case 7: return "Self.\(type())"
    case 8: return "(\(written(depth + 1)))?"
    case 9: return "\(type()).Type"
    default: return type()
    }
  }

  private mutating func inheritance() -> String { maybe { ": " + $0.several(1...3, ", ") { $0.written(2) } } }

  private mutating func parameters() -> String {
    maybe { "<" + $0.several(1...3, ", ") { $0.type() + $0.maybe { ": " + $0.written(2) } } + ">" }
  }

  private mutating func requirements() -> String {
    maybe {
      " where "
        + $0.several(1...4, ", ") {
          $0.pick([$0.type(), $0.type() + "." + $0.type(), "Self", "Self." + $0.type()]) + $0.pick([" == ", ": "])
            + $0.written(2)
        }
    }
  }

  // MARK: Code

  private mutating func expression(_ depth: Int = 0) -> String {
    guard depth < 5 else { return member() }
    switch below(14) {
    case 0...3: return expression(depth + 1) + pick([".", "?.", "!."]) + pick([member(), member(), "self", "init"])
    case 4, 5:
      return expression(depth + 1) + "("
        + several(0...2, ", ") { $0.maybe { $0.member() + ": " } + $0.expression(depth + 1) } + ")"
    case 6: return "(\(expression(depth + 1)) as? \(written(2)))"
    case 7: return "\(expression(depth + 1)).map { \(expression(depth + 1)) }"
    case 8: return "\(expression(depth + 1))[0]"
    case 9: return ".\(member())"
    case 10: return "{ (\(member()): \(written(2))) -> \(written(2)) in \(expression(depth + 1)) }"
    case 11: return "\\\(type()).\(member()).\(member())"
    default: return pick([member(), type(), "self", "super", "$0", "Self"])
    }
  }

  private mutating func statement(_ depth: Int) -> String {
    switch below(8) {
    case 0: return "let \(member())\(maybe { ": " + $0.written(2) }) = \(expression())"
    case 1: return "if let \(member()) = \(expression()) { \(expression()) }"
    case 2: return "for \(member()) in \(expression()) { \(expression()) }"
    case 3: return "switch \(expression()) { case .\(member())(let \(member())): \(expression()); default: break }"
    case 4: return "guard let \(member()) = \(expression()) else { return }"
    case 5: return "\(expression()).\(member()) = \(expression())"
    case 6: return depth < 3 ? declaration(depth + 1) : "return"
    default: return "return \(expression())"
    }
  }

  private mutating func declaration(_ depth: Int) -> String {
    switch below(12) {
    case 0...4:
      let kind = pick(["class", "struct", "enum", "actor", "protocol", "extension"])
      let body = depth < 3 ? several(0...5, "\n") { $0.declaration(depth + 1) } : ""
      return
        "\(kind) \(type())\(kind == "extension" ? "" : parameters())\(inheritance())\(requirements()) {\n\(body)\n}"
    case 5: return "typealias \(type())\(parameters()) = \(written())\(requirements())"
    case 6: return "associatedtype \(type())\(inheritance())\(requirements())"
    case 7: return "\(pick(["", "weak ", "static "]))var \(member()): \(written())"
    case 8: return "var \(member()) = \(expression())"
    case 9: return "case \(member())(\(written(2)))"
    case 10: return "var \(member()): \(written()) { \(expression()) }"
    default:
      let head = "func \(member())\(parameters())(\(several(0...2, ", ") { "\($0.member()): \($0.written(2))" }))"
      let result = maybe { " -> " + $0.written() }
      return "\(head)\(result)\(requirements()) {\n\(several(1...4, "\n") { $0.statement(depth) })\n}"
    }
  }
}
