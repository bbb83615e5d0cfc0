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
