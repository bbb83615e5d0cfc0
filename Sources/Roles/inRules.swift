import LintRules
import SwiftFacts

extension DeclarationFact.Kind {
  /// What the language of rules calls it; nil for what no rule speaks of.
  public var inRules: DeclarationKind? {
    switch self {
    case .class: .class
    case .struct: .struct
    case .enum: .enum
    case .actor: .actor
    case .protocol: .protocol
    case .typealias: .typealias
    default: nil
    }
  }

  /// Component or contract; nil for what is neither.
  package var nature: Nature? {
    switch self {
    case .class, .struct, .enum, .actor: .component
    case .protocol, .typealias: .contract
    default: nil
    }
  }
}
