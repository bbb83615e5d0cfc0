import SwiftFacts
import SwiftReader

// What libFuzzer calls: whatever the bytes are, reading ends, and its facts hang together.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let facts = read(bytes)
  if let problem = facts.firstInconsistency() { fatalError(problem) }
  _ = listing(of: bytes)
  return 0
}
