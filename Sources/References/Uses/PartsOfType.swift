import LintRules
import SwiftFacts
import SymbolGraph

/// How a value holds what is written in its type.
enum PartOwnership: UInt8, Comparable {
  /// It only knows of it: the parameter of a function, a metatype.
  case none
  /// How a type from outside holds its generic argument is unknown: UIKit's types may be stored there, and those of the
  /// project are only mentioned.
  case unknown
  case weak, unowned, strong

  init(_ ownership: Use.Ownership) {
    self =
      switch ownership {
      case .strong: .strong
      case .weak: .weak
      case .unowned: .unowned
      }
  }

  static func < (one: PartOwnership, other: PartOwnership) -> Bool { one.rawValue < other.rawValue }

  /// Of what is kept.
  var ownership: Use.Ownership {
    switch self {
    case .weak: .weak
    case .unowned: .unowned
    case .none, .unknown, .strong: .strong
    }
  }
}

/// How the parts of one written type are used: what stands in brackets is not always used as what stands before them.
struct PartsOfType {
  /// How the whole is used.
  private let way: Way
  private let whole: PartOwnership
  /// The nodes from which on others begin.
  private var endOfArguments: UInt32 = 0
  /// How some of its nodes are held at most.
  private var limits: [(nodes: Range<UInt32>, partOwnership: PartOwnership)] = []

  init(_ way: Way, _ ownership: Use.Ownership) {
    self.way = way
    whole = PartOwnership(ownership)
  }

  var areStored: Bool { way == .stores }

  func partOwnership(at node: UInt32) -> PartOwnership {
    limits.reduce(whole) { partOwnership, limit in
      limit.nodes.contains(node) ? min(partOwnership, limit.partOwnership) : partOwnership
    }
  }

  func way(of key: TypeKey, at node: UInt32) -> Way {
    switch way {
    case .stores: way(of: key, partOwnership(at: node))
    case .inherits where node < endOfArguments: .signature
    default: way
    }
  }

  /// How a stored value uses a type that is written in its own.
  func way(of key: TypeKey, _ partOwnership: PartOwnership) -> Way {
    partOwnership == .none || partOwnership == .unknown && !key.isExternal ? .signature : .stores
  }

  /// `class CartViewController: SceneController<CartBusinessLogic>` inherits from the one and mentions the other.
  mutating func enterArguments(until end: UInt32) { endOfArguments = max(endOfArguments, end) }

  /// `let presenter: HomePresenter<HomeInteractor>` stores the one and mentions the other, unlike a list or a box. A
  /// stored function does not store what it takes and returns.
  ///
  /// - Parameter node: where the reader stands: nodes before it are not asked about any more.
  mutating func limit(_ nodes: Range<UInt32>, to partOwnership: PartOwnership, at node: UInt32) {
    guard areStored, partOwnership < whole, !nodes.isEmpty else { return }
    limits.removeAll { $0.nodes.upperBound <= node }
    limits.append((nodes, partOwnership))
  }
}
