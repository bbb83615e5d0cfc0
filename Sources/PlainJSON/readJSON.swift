import SourceText

/// A value, or why there is none.
public struct JSONReading: Sendable, Equatable {
  /// Nil when there is a problem.
  public var root: JSONNode?
  /// Of the text, whether or not there is a problem.
  public var lines: LineTable
  /// The first one, where it was noticed; nil when there is a value.
  public var problem: Problem?
}

/// Reads one JSON value as RFC 8259 has it, to the letter, in UTF-8 (a byte order mark is forgiven). Members that stand
/// twice in an object, escapes of half a character, and more than `depthLimit` levels are refused.
public func readJSON(_ bytes: [UInt8], path: String, depthLimit: Int = 128) -> JSONReading {
  let lines = LineTable(of: bytes)
  do throws(JSONRefusal) {
    guard bytes.count < Int(UInt32.max) else { throw JSONRefusal(offset: 0, message: "the file is too large") }
    let root = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONRefusal) in
      // The reader calls itself for each level; an ordinary thread's stack holds far more than this.
      var parser = JSONParser(bytes: buffer, depthLimit: min(depthLimit, 500))
      return try parser.readAll()
    }
    return JSONReading(root: root, lines: lines, problem: nil)
  } catch {
    let offset = UInt32(clamping: min(error.offset, bytes.count))
    let problem = Problem(path: path, position: lines.position(of: offset), message: error.message)
    return JSONReading(root: nil, lines: lines, problem: problem)
  }
}

/// Reads JSON that is at hand as a string.
public func readJSON(_ text: String, path: String, depthLimit: Int = 128) -> JSONReading {
  readJSON(Array(text.utf8), path: path, depthLimit: depthLimit)
}

struct JSONRefusal: Error, Equatable {
  var offset: Int
  var message: String
}
