import SourceText

/// How much YAML is accepted.
public struct YAMLLimits: Sendable, Hashable {
  /// Bytes of text.
  public var size: Int
  /// Collections within collections.
  public var depth: Int

  /// - Parameter depth: of more than 500 levels 500 are accepted.
  public init(size: Int = 4_000_000, depth: Int = 64) {
    self.size = size
    // The reader calls itself for each level; an ordinary thread's stack holds far more than this.
    self.depth = min(depth, 500)
  }
}

/// A document, or why there is none.
public struct YAMLReading: Sendable, Equatable {
  /// Nil when there is a problem.
  public var document: YAMLDocument?
  /// All keys that stand twice, then what ended the reading, if anything did. Empty when there is a document.
  public var problems: [Problem]
}

/// Reads one YAML document of a strict subset of YAML 1.2. What is accepted means exactly what YAML says; everything
/// else is refused with its place and a hint.
///
/// Accepted: one document in UTF-8 with comments; block mappings with single-line keys, block sequences, flow
/// collections; plain scalars on one line; single and double quotes; `|` and `>`. Refused: anchors, aliases, `<<`,
/// tags, directives, `? ` keys, keys that are collections, a second document, duplicate keys, tabs as indentation,
/// control characters, plain scalars over several lines, too deep nesting.
public func readYAML(_ bytes: [UInt8], path: String, limits: YAMLLimits = YAMLLimits()) -> YAMLReading {
  guard bytes.count <= min(limits.size, Int(UInt32.max) - 1) else {
    let message = "the file has \(bytes.count) bytes, and at most \(limits.size) are read"
    return YAMLReading(document: nil, problems: [Problem(path: path, message: message)])
  }
  let lines = LineTable(of: bytes)
  let (parser, refusals) = bytes.withUnsafeBufferPointer { buffer in
    var parser = YAMLParser(buffer, depthLimit: limits.depth)
    var refusals: [YAMLRefusal] = []
    do throws(YAMLRefusal) {
      try parser.readStream()
    } catch {
      refusals.append(error)
    }
    return (parser.result, parser.duplicates + refusals)
  }
  guard refusals.isEmpty else {
    let problems = refusals.map { refusal in
      Problem(
        path: path, position: lines.position(of: refusal.range.start), end: lines.position(of: refusal.range.end),
        message: refusal.message,
        suggestion: refusal.hint)
    }
    return YAMLReading(document: nil, problems: problems)
  }
  let document = YAMLDocument(
    nodes: parser.nodes, bytes: bytes, pool: parser.pool, lines: lines, hasStartMarker: parser.hasStartMarker,
    hasEndMarker: parser.hasEndMarker)
  return YAMLReading(document: document, problems: [])
}

/// Reads YAML that is at hand as a string.
public func readYAML(_ text: String, path: String, limits: YAMLLimits = YAMLLimits()) -> YAMLReading {
  readYAML(Array(text.utf8), path: path, limits: limits)
}

/// Why a text is refused.
struct YAMLRefusal: Error, Equatable {
  var range: ByteRange
  var message: String
  var hint: String?
}
