import SourceText

/// What `FileListing` must know beside the facts: where expressions begin and how inherited types are written.
struct NodePlaces {
  /// The offset of the first byte of each expression node, parentheses included.
  var starts: [UInt32] = []
  /// The offset of the dot of each member node, otherwise `UInt32.max`.
  var dots: [UInt32] = []
  /// The source ranges of inherited types, with their declarations, in source order.
  var inherited: [(declaration: UInt32, range: ByteRange)] = []
  /// The source ranges of the extended types of extensions.
  var extended: [(declaration: UInt32, range: ByteRange)] = []
}
