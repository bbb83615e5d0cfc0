/// Several functions of one name that take the labels of a call.
struct Overload {
  /// A function, and the type that has it; nil for one that no type has.
  struct Candidate {
    let at: DeclarationRef
    let owner: TypeKey?
  }

  /// Of more than so many the first is taken: nobody writes them by hand.
  static let limit = 64

  /// The node of the call.
  let call: UInt32
  let candidates: [Candidate]
  /// What they are called on.
  let receiver: Value
}

/// The member that a name means.
struct FoundMember {
  var at: DeclarationRef
  var owner: TypeKey
  /// The type has no other of this name, whoever asks.
  var isOnly = false
  /// Properties that may be meant as well as this one, itself among them.
  var rivals: [DeclarationRef] = []
}
