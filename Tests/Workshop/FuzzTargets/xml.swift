import InterfaceReader
import PlainXML

// What libFuzzer calls: whatever the bytes are, reading ends with a document or with a refusal, a document that is
// written in its canonical form means the same when it is read again, and the reader of interface files survives it.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let reading = readXML(bytes, path: "fuzz.xml")
  if (reading.document == nil) == (reading.problem == nil) { fatalError("neither a document nor a refusal") }
  if let problem = readInterface(bytes).firstInconsistency() { fatalError(problem) }
  guard let document = reading.document else { return 0 }
  let canonical = canonicalXML(document)
  guard let again = readXML(canonical, path: "again.xml").document else { fatalError("what was written is refused") }
  if canonicalXML(again) != canonical { fatalError("written and read again it is something else") }
  return 0
}
