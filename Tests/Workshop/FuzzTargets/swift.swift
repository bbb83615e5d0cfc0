import SwiftFacts
import SwiftReader

// What libFuzzer calls: whatever the bytes are, reading ends, and its facts hang together and survive their encoding.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let facts = read(bytes)
  if let problem = facts.firstInconsistency() { fatalError(problem) }
  if FileFacts.decoded(facts.encoded()) != .success(facts) { fatalError("the encoding lost something") }
  if case .success(let facts) = FileFacts.decoded(bytes), facts.firstInconsistency() != nil { fatalError("decoded") }
  _ = listing(of: bytes)
  return 0
}
