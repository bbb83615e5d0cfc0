import SourceText
import SwiftFacts
import SwiftReader

// What libFuzzer calls: an edit that says nothing leaves the facts of a file as they were, only moved. The first byte of
// the input chooses the place, and the rest is the source.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let bytes = [UInt8](UnsafeBufferPointer(start: start + 1, count: count - 1))
  // Behind an unterminated comment or string nothing is harmless.
  let before = read(bytes)
  if !before.problems.isEmpty || String(validating: bytes, as: UTF8.self) == nil { return 0 }
  // One blank more, where there is one already. At the end of the file it would lengthen that.
  let blanks = bytes.indices.dropLast().filter { bytes[$0] == 0x20 && bytes[$0 + 1] > 0x20 }
  if blanks.isEmpty { return 0 }
  var after = bytes
  after.insert(0x20, at: blanks[Int(start[0]) * 7 % blanks.count])
  let now = read(after)
  // Inside a literal a blank is another text, and beside an operator another operator.
  if now.names != before.names || now.body.expressions.map(\.kind) != before.body.expressions.map(\.kind) { return 0 }
  if now.surface.declarations.map(\.kind) != before.surface.declarations.map(\.kind) { return 0 }
  // The words of a header of generated code stand one blank apart; `import& a` is no import, `import & a` is.
  if now.surface.isGenerated != before.surface.isGenerated { return 0 }
  if now.surface.imports.map(\.path) != before.surface.imports.map(\.path) { return 0 }
  if !now.says(before, movedBy: TextChange(from: bytes, to: after)) { fatalError("a blank says something") }
  return 0
}
