extension String {
  /// Whether a text stands somewhere in this one, byte by byte. (The library's own search takes tens of thousands of
  /// instructions a call: too many for something that is asked about every type.)
  public func containsBytes(of text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        guard whole.count >= part.count else { return false }
        return (0...whole.count - part.count).contains { start in
          whole[start] == first && part.indices.allSatisfy { whole[start + $0] == part[$0] }
        }
      }
    }
  }
}
