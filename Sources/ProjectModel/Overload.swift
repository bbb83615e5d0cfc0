/// Several functions of one name that take the labels of a call.
struct Overload {
  let candidates: [DeclarationRef]
  let owner: TypeKey
  /// What they are called on.
  let receiver: Value
}
