import Architecture
import SourceText
import SymbolGraph

extension Project {
  /// A byte range as people count.
  func place(_ file: UInt32, _ range: ByteRange) -> Place {
    let source = table.files[Int(file)]
    let lines = LineTable(starts: source.facts.lineStarts)
    let start = lines.position(of: range.start)
    let end = lines.position(of: max(range.start, range.end))
    return Place(
      path: source.path, line: Int(start.line), column: Int(start.column), endLine: Int(end.line),
      endColumn: Int(end.column))
  }

  /// The offset of the first byte of a place.
  func offset(of place: Place, in file: UInt32) -> UInt32 {
    table.facts(of: file).lineStarts[place.line - 1] + UInt32(place.column - 1)
  }

  /// Where a declaration has its name.
  func place(_ at: DeclarationRef) -> Place {
    place(at.file, table.facts(of: at.file).nameRange(of: table.declaration(at)))
  }

  /// Where a type is declared; nil for types from outside.
  func place(_ key: TypeKey) -> Place? { key.isExternal ? nil : place(table.entity(key).at.file, nameRange(key)) }
}
