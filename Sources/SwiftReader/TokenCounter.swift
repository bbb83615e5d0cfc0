/// The tokenizer alone, for measurements.
package struct TokenCounter: ~Copyable {
  private var tokenizer = Tokenizer()

  package init() {}

  /// The number of tokens of a file.
  package mutating func count(_ bytes: [UInt8]) -> Int {
    tokenizer.tokenize(bytes)
    return tokenizer.tokens.count
  }
}
