/// A way to write code anew that changes nothing it says: what a linter finds in it must not change either.
enum Way: String, CaseIterable {
  /// A line for itself for whatever stands behind `=`, `(`, `[`, `,` and `:`.
  case brokenLines = "broken-lines"
  case membersBackwards = "members-backwards"
  case typesBackwards = "types-backwards"
  /// Methods of classes, those apart that may not stand in an extension.
  case methodsInExtensions = "methods-in-extensions"
  /// `do { switch 0 { default: … } }`
  case bodiesInBlocks = "bodies-in-blocks"
  /// `DispatchQueue.main.async { [weak self] in guard let self else { return } … }`
  case bodiesInClosures = "bodies-in-closures"
  case bodiesInLocalFunctions = "bodies-in-local-functions"
  /// `Session.init()`
  case initialisersSpelledOut = "initialisers-spelled-out"
  /// `var view: View? { didSet {} }`
  case propertiesObserved = "properties-observed"
  /// `class A: AliasOfB` with `typealias AliasOfB = B`.
  case supertypesByAlias = "supertypes-by-alias"

  /// What is told once is told of somebody else then.
  var changesOrder: Bool { self == .membersBackwards || self == .typesBackwards }
}
