import SourceText

/// Folders of a project, numbered, with their parents: how near two files are is a matter of integers.
public struct FolderTree: Sendable {
  /// The folder of each file.
  public private(set) var ofFile: [Int32] = []
  /// By the number of a folder; -1 for the top, which is folder 0.
  public private(set) var parents: [Int32] = [-1]
  /// How many folders there are around a folder.
  public private(set) var depths: [Int32] = [0]
  /// Of each folder its own; empty for the top.
  public private(set) var names: [String] = [""]
  /// The name of the folder of the whole project; empty where it is unknown.
  public let root: String

  public init(paths: [String], root: String = "") {
    self.root = root
    var known: [String: Int32] = ["": 0]
    ofFile.reserveCapacity(paths.count)
    for path in paths {
      guard let slash = SlashPath.lastSlash(path) else {
        ofFile.append(0)
        continue
      }
      ofFile.append(folder(String(path[..<slash]), known: &known))
    }
  }

  private mutating func folder(_ path: String, known: inout [String: Int32]) -> Int32 {
    if let folder = known[path] { return folder }
    let slash = SlashPath.lastSlash(path)
    let parent = slash.map { folder(String(path[..<$0]), known: &known) } ?? 0
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    let number = Int32(parents.count)
    parents.append(parent)
    depths.append(depths[Int(parent)] + 1)
    names.append(name)
    known[path] = number
    return number
  }

  /// The deepest folder that contains both.
  public func common(_ one: Int32, _ other: Int32) -> Int32 {
    var one = one
    var other = other
    while depths[Int(one)] > depths[Int(other)] { one = parents[Int(one)] }
    while depths[Int(other)] > depths[Int(one)] { other = parents[Int(other)] }
    while one != other {
      one = parents[Int(one)]
      other = parents[Int(other)]
    }
    return one
  }

  /// How many folders two files share, from the root; a file's own folder counts. Larger is nearer.
  public func nearness(_ file: UInt32, _ other: UInt32) -> Int {
    Int(depths[Int(common(ofFile[Int(file)], ofFile[Int(other)]))])
  }

  /// Names of a file's folders, innermost first.
  public func names(above file: UInt32) -> [String] { names(from: ofFile[Int(file)]) }

  /// Names of a folder and of those around it, innermost first.
  public func names(from folder: Int32) -> [String] {
    var names: [String] = []
    var folder = folder
    while folder > 0 {
      names.append(self.names[Int(folder)])
      folder = parents[Int(folder)]
    }
    return names
  }

  /// Of several declarations of one name those that are nearest to a file: the same file, then the deepest common
  /// folder. Private ones of other files are not seen.
  @inlinable public func nearest<Candidate>(
    _ candidates: some Collection<Candidate>, to file: UInt32,
    place: (Candidate) -> (file: UInt32, isPrivate: Bool)
  ) -> [Candidate] {
    var best = Int.min
    var nearest: [Candidate] = []
    for candidate in candidates {
      let (other, isPrivate) = place(candidate)
      if isPrivate, other != file { continue }
      let nearness = other == file ? Int.max : self.nearness(other, file)
      if nearness > best {
        best = nearness
        nearest.removeAll(keepingCapacity: true)
      }
      if nearness == best { nearest.append(candidate) }
    }
    return nearest
  }
}
