/// The words that the grammar knows, with the numbers under which every interner holds them.
///
/// Reserved words come first: the number of a reserved word is also the raw value of its `TokenKind`.
public enum Word {
  /// Ids 1…`reservedCount`, in the order of the cases of `TokenKind`.
  static let reserved: StaticString = """
    associatedtype class deinit enum extension func import init inout let operator precedencegroup protocol struct \
    subscript typealias var fileprivate internal private public static defer if guard do repeat else for in while \
    return break continue fallthrough switch case default where catch throw as Any false is nil rethrows super self \
    Self true try throws _
    """
  /// How many reserved words there are.
  @inlinable public static var reservedCount: UInt32 { 54 }

  /// Words that are ordinary identifiers except in certain places; their ids follow those of the reserved words.
  static let contextual: StaticString = """
    get set willSet didSet async await some any each convenience dynamic final indirect infix lazy mutating none \
    nonisolated nonmutating open optional override package postfix prefix Protocol required Type unowned weak actor \
    macro isolated borrowing consuming sending distributed of yield _read _modify read modify unsafeAddress \
    unsafeMutableAddress consume copy borrow unsafe discard __owned __shared _const using reasync available \
    unavailable error newValue oldValue __consuming _local then _move _borrow nonsending mutate scoped \
    dependsOn _exported testable warning sourceLocation \
    escaping autoclosure noescape Sendable unchecked XCTest
    """

  /// The id of `init`, which can be a name, too.
  @inlinable public static var initializer: UInt32 { UInt32(TokenKind.initWord.rawValue) }
  /// The id of `_`.
  @inlinable public static var underscore: UInt32 { UInt32(TokenKind.underscore.rawValue) }
}
