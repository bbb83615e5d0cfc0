extension Unicode.Scalar {
  /// Whether it is not seen, but changes what is seen: it moves the cursor, turns the direction of the text around, or
  /// ends a line. A report that shows names from other people's code must not contain it as it is.
  ///
  /// Joiners are none of these: emoji are made with them.
  public var isHiddenControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Ends of lines and paragraphs, and blanks without width.
    case 0x2028, 0x2029, 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
