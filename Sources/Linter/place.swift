import ProjectModel
import SourceText

extension Project {
  /// A byte range as people count.
  func place(_ file: UInt32, _ range: ByteRange) -> Place {
    let source = table.files[Int(file)]
    let start = position(range.start, source.facts.lineStarts)
    let end = position(max(range.start, range.end), source.facts.lineStarts)
    return Place(path: source.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// Where a declaration has its name.
  func place(_ at: DeclarationRef) -> Place {
    let fact = table.declaration(at)
    let length = UInt32(table.files[Int(at.file)].facts.names.byteRange(of: fact.name).count)
    return place(at.file, ByteRange(start: fact.nameOffset, end: fact.nameOffset + length))
  }

  /// Where a type is declared; nil for types from outside.
  func place(_ key: TypeKey) -> Place? { key.isExternal ? nil : place(table.entity(key).at.file, nameRange(key)) }

  private func position(_ offset: UInt32, _ lineStarts: [UInt32]) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let line = max(1, low)
    return (line, Int(offset - lineStarts[line - 1]) + 1)
  }
}
