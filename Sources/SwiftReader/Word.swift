/// The words that the grammar knows, with the numbers under which every interner holds them.
///
/// Reserved words come first: the number of a reserved word is also the raw value of its `TokenKind`.
enum Word {
  /// Ids 1…`reservedCount`, in the order of the cases of `TokenKind`.
  static let reserved: StaticString = """
    associatedtype class deinit enum extension func import init inout let operator precedencegroup protocol struct \
    subscript typealias var fileprivate internal private public static defer if guard do repeat else for in while \
    return break continue fallthrough switch case default where catch throw as Any false is nil rethrows super self \
    Self true try throws _
    """
  static let reservedCount: UInt32 = 54

  /// Words that are ordinary identifiers except in certain places; their ids follow those of the reserved words.
  static let contextual: StaticString = """
    get set willSet didSet async await some any each convenience dynamic final indirect infix lazy mutating none \
    nonisolated nonmutating open optional override package postfix prefix Protocol required Type unowned weak actor \
    macro isolated borrowing consuming sending distributed of yield _read _modify read modify unsafeAddress \
    unsafeMutableAddress consume copy borrow unsafe discard __owned __shared _const using reasync available \
    unavailable error newValue oldValue __consuming _local then _move _borrow nonsending mutate scoped \
    dependsOn _exported testable warning sourceLocation \
    escaping autoclosure noescape Sendable unchecked
    """

  /// The last of them: names have greater ids.
  static let last = unchecked

  static let get: UInt32 = 55
  static let set: UInt32 = 56
  static let willSet: UInt32 = 57
  static let didSet: UInt32 = 58
  static let async: UInt32 = 59
  static let await: UInt32 = 60
  static let some: UInt32 = 61
  static let any: UInt32 = 62
  static let each: UInt32 = 63
  static let convenience: UInt32 = 64
  static let dynamic: UInt32 = 65
  static let final: UInt32 = 66
  static let indirect: UInt32 = 67
  static let infix: UInt32 = 68
  static let lazy: UInt32 = 69
  static let mutating: UInt32 = 70
  static let nonisolated: UInt32 = 72
  static let nonmutating: UInt32 = 73
  static let open: UInt32 = 74
  static let optional: UInt32 = 75
  static let override: UInt32 = 76
  static let package: UInt32 = 77
  static let postfix: UInt32 = 78
  static let prefix: UInt32 = 79
  static let protocolMetatype: UInt32 = 80
  static let required: UInt32 = 81
  static let typeMetatype: UInt32 = 82
  static let unowned: UInt32 = 83
  static let weak: UInt32 = 84
  static let actor: UInt32 = 85
  static let macro: UInt32 = 86
  static let isolated: UInt32 = 87
  static let borrowing: UInt32 = 88
  static let consuming: UInt32 = 89
  static let sending: UInt32 = 90
  static let distributed: UInt32 = 91
  static let of: UInt32 = 92
  static let yield: UInt32 = 93
  static let readCoroutine: UInt32 = 94
  static let modifyCoroutine: UInt32 = 95
  static let unsafeAddress: UInt32 = 98
  static let unsafeMutableAddress: UInt32 = 99
  static let consume: UInt32 = 100
  static let copy: UInt32 = 101
  static let borrow: UInt32 = 102
  static let unsafe: UInt32 = 103
  static let discard: UInt32 = 104
  static let owned: UInt32 = 105
  static let shared: UInt32 = 106
  static let const: UInt32 = 107
  static let using: UInt32 = 108
  static let reasync: UInt32 = 109
  static let available: UInt32 = 110
  static let unavailable: UInt32 = 111
  static let error: UInt32 = 112
  static let newValue: UInt32 = 113
  static let oldValue: UInt32 = 114
  static let consumingUnderscored: UInt32 = 115
  static let local: UInt32 = 116
  static let then: UInt32 = 117
  static let move: UInt32 = 118
  static let borrowUnderscored: UInt32 = 119
  static let mutate: UInt32 = 121
  static let scoped: UInt32 = 122
  static let dependsOn: UInt32 = 123
  static let exported: UInt32 = 124
  static let testable: UInt32 = 125
  static let warning: UInt32 = 126
  static let sourceLocation: UInt32 = 127
  static let escaping: UInt32 = 128
  static let autoclosure: UInt32 = 129
  static let noescape: UInt32 = 130
  static let sendable: UInt32 = 131
  static let unchecked: UInt32 = 132

  /// The id of a reserved word that can be a name, too.
  static let initializer = UInt32(TokenKind.initWord.rawValue)
  static let underscore = UInt32(TokenKind.underscore.rawValue)
}
