/// Several functions of one name that take the labels of a call.
struct Overload {
  /// Of more than so many the first is taken: nobody writes them by hand.
  static let limit = 64

  let candidates: [DeclarationRef]
  let owner: TypeKey
  /// What they are called on.
  let receiver: Value
}
