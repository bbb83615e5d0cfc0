import PlainJSON

// What libFuzzer calls: whatever the bytes are, reading ends with a value or with a refusal, and a value that was read
// is the same after it has been written and read again.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let reading = readJSON(bytes, path: "fuzz.json")
  if (reading.root == nil) == (reading.problem == nil) { fatalError("neither a value nor a refusal") }
  guard let value = reading.root?.plain else { return 0 }
  for layout in [JSONLayout.pretty, .compact] {
    if readJSON(writeJSON(value, layout: layout), path: "again.json").root?.plain != value {
      fatalError("written and read again it is something else")
    }
  }
  return 0
}
