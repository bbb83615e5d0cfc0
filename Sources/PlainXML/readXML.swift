import SourceText

/// A document, or why there is none.
public struct XMLReading: Sendable, Equatable {
  /// Nil when there is a problem.
  public var document: XMLDocument?
  /// Of the text, whether or not there is a problem.
  public var lines: LineTable
  /// The first one, where it was noticed; nil when there is a document.
  public var problem: Problem?
}

/// Reads one XML 1.0 document in UTF-8 (a byte order mark is forgiven).
///
/// What tools write for each other is read to the letter: elements, attributes, the five entities, numeric references,
/// comments, CDATA and processing instructions. A document type is refused, because its entities can make a small file
/// endless or name other files. Names are not taken apart at colons. The reader does not call itself, so that only
/// `depthLimit` bounds how deep elements lie in each other.
public func readXML(_ bytes: [UInt8], path: String, depthLimit: Int = 512) -> XMLReading {
  let lines = LineTable(of: bytes)
  do throws(XMLRefusal) {
    guard bytes.count < Int(UInt32.max) else { throw XMLRefusal(offset: 0, message: "the file is too large") }
    let (nodes, attributes) = try bytes.withUnsafeBufferPointer { (buffer) throws(XMLRefusal) in
      var parser = XMLParser(bytes: buffer, depthLimit: depthLimit)
      try parser.readAll()
      return (parser.nodes, parser.attributes)
    }
    return XMLReading(
      document: XMLDocument(bytes: bytes, nodes: nodes, attributes: attributes), lines: lines, problem: nil)
  } catch {
    let offset = UInt32(clamping: min(error.offset, bytes.count))
    let problem = Problem(path: path, position: lines.position(of: offset), message: error.message)
    return XMLReading(document: nil, lines: lines, problem: problem)
  }
}

/// Reads XML that is at hand as a string.
public func readXML(_ text: String, path: String, depthLimit: Int = 512) -> XMLReading {
  readXML(Array(text.utf8), path: path, depthLimit: depthLimit)
}

struct XMLRefusal: Error, Equatable {
  var offset: Int
  var message: String
}
