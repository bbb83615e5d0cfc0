import SymbolGraph

/// Several functions of one name that take the labels of a call.
struct Overload {
  /// A function, and the type that has it; nil for one that no type has.
  struct Candidate {
    let at: DeclarationRef
    let owner: TypeKey?
  }

  /// Of more than so many the first is taken: such code is not written by hand.
  static let limit = 64

  /// Of so many declarations of one name a call looks at each. Generated visitors have some hundreds. Where there are
  /// more, only the first ones and those of the caller's own file are asked: if all were, the time of a file with many
  /// declarations and many calls of one name would grow with its square.
  static let mostLookedAt = 1024

  /// The node of the call.
  let call: UInt32
  let candidates: [Candidate]
  /// What they are called on.
  let receiver: Value
}
