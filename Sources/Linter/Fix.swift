/// What can be done about a finding without a decision of the user.
public enum Fix: Sendable, Equatable {
  case removeImport(ImportRemoval)
  /// It is safer to leave it; a clause that says why.
  case leave(String)
}

/// An import that can go from its file.
public struct ImportRemoval: Sendable, Equatable {
  /// The dotted path that is imported.
  public var path: String
  /// Of the path, in bytes of the file as it was read.
  public var offset: UInt32
  /// The import brought Foundation along, and the file makes use of that.
  public var needsFoundation: Bool
  /// The reader saw a condition around it, or an attribute or an access level before it, however that is written.
  public var isRestricted: Bool

  public init(path: String, offset: UInt32, needsFoundation: Bool, isRestricted: Bool = false) {
    self.path = path
    self.offset = offset
    self.needsFoundation = needsFoundation
    self.isRestricted = isRestricted
  }
}

/// What became of a finding that the user wanted to be fixed.
public struct Repair: Sendable, Equatable {
  /// What became of its import.
  public enum Outcome: Sendable, Equatable {
    case deleted
    /// `import Foundation` stands there now.
    case replaced(by: String)
    /// Why nothing was done.
    case left(String)
  }
  /// The id of the finding's rule.
  public var rule: String
  /// In the file as it was before.
  public var place: Place
  /// The dotted path that was imported.
  public var target: String
  /// After a rehearsal (`Report.isRehearsal`): what would become of it.
  public var outcome: Outcome

  public init(rule: String, place: Place, target: String, outcome: Outcome) {
    self.rule = rule
    self.place = place
    self.target = target
    self.outcome = outcome
  }

  /// Something was done.
  public var isDone: Bool { if case .left = outcome { false } else { true } }
}
