import Linter
import SourceText
import Workspace

// What libFuzzer calls: whatever the bytes are, a baseline is read or refused with a place, and one that is read is the
// same after it was written.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard case .success(let baseline) = readBaseline(.success(bytes), path: "b.json") else { return 0 }
  let written = encode(baseline)
  guard case .success(let again) = readBaseline(.success(Array(written.utf8)), path: "b.json") else {
    fatalError("what was written is refused")
  }
  if encode(again) != written { fatalError("written twice, it differs") }
  _ = forgive([], by: baseline)
  return 0
}
