/// Where each file begins and ends in a list that is sorted by file.
public struct FileRanges: Sendable {
  /// For each file its first place, and one more for the end.
  private var starts: [Int] = []

  init(_ filesOfPlaces: some Collection<UInt32>, files: Int) {
    starts.reserveCapacity(files + 1)
    var place = 0
    for file in filesOfPlaces {
      while starts.count <= Int(file) { starts.append(place) }
      place += 1
    }
    while starts.count <= files { starts.append(place) }
  }

  /// The places of a file.
  public subscript(file: UInt32) -> Range<Int> { self[file..<file + 1] }

  /// The places of files that stand together.
  public subscript(files: Range<UInt32>) -> Range<Int> { starts[Int(files.lowerBound)]..<starts[Int(files.upperBound)] }
}
