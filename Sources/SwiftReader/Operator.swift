/// Operators by their bytes, first byte lowest.
enum Operator {
  static let less: UInt32 = 0x3c
  static let ampersand: UInt32 = 0x26
  static let tilde: UInt32 = 0x7e
  static let minus: UInt32 = 0x2d
  static let coalescing: UInt32 = 0x3f3f
  static let ellipsis: UInt32 = 0x2e_2e2e
  static let halfOpen: UInt32 = 0x3c_2e2e
}
