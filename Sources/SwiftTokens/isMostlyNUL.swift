/// Whether two of five bytes are zeros, as in UTF-16.
package func isMostlyNUL(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { bytes in
    // Most files have not a single one in their first bytes, nor behind them.
    let first = min(bytes.count, 4096)
    let hasZero =
      stride(from: 0, to: first - 7, by: 8).contains { offset in
        WordScan.equal(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), 0) != 0
      } || bytes[(first & ~7)..<first].contains(0)
    guard hasZero else { return false }
    return bytes.reduce(0) { $0 + ($1 == 0 ? 1 : 0) } > bytes.count * 2 / 5
  }
}
