import LintRules
import PlainYAML

// What libFuzzer calls: whatever the bytes are, reading ends with a document or with a refusal that has a place, and so
// do the two decoders that read such documents.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let reading = readYAML(bytes, path: "fuzz.yml")
  if (reading.document == nil) == reading.problems.isEmpty { fatalError("neither a document nor a refusal") }
  if let document = reading.document { _ = yamlEvents(document) }
  _ = decodeConfiguration(bytes, path: ".viperlint.yml")
  _ = decodeRule(bytes, path: "fuzz.yml")
  return 0
}
