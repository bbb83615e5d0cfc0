import Expectations
import SwiftFacts
import SwiftReader
import Testing

/// The encoding of facts, tried on facts of real text.
@Suite("Encoding of facts")
struct FactsCodingTests {
  private let facts = read(Array(FactsCodingTests.sample.utf8))

  /// Something in every array.
  private static let sample = """
    @testable import class UIKit.UIImage
    // viperlint:ignore a, b -- because
    @Inject(B.self) final class A<T: P>: B, C & D where T.E == F {
      weak var view: (any View)?, (x, y) = pair()
      func load<U>(_ id: Int = 1, with block: @escaping (inout U) async throws(E) -> [K: V]) {
        guard let view else { return }
        view.show(Foo<Bar>(id: id)) { [weak self] (a: A) -> B in a?.b![0] as? C ?? d } then: { _ in }
        for (i, item) in items where i > 0 {} // viperlint:ignore c
        let broken = "
      }
    }
    """

  @Test func factsComeBackEqual() {
    for source in ["", "\n", "import A", FactsCodingTests.sample] {
      let facts = read(Array(source.utf8))
      #expect(FileFacts.decoded(facts.encoded()) == .success(facts))
    }
  }

  @Test func otherBytesAreRefused() {
    #expect(FileFacts.decoded([]) == .failure(.notFacts))
    #expect(FileFacts.decoded(Array("import UIKit".utf8)) == .failure(.notFacts))
    var other = facts.encoded()
    other[4] = 99
    #expect(FileFacts.decoded(other) == .failure(.otherVersion(99)))
  }

  @Test func everyTruncationIsRefused() {
    let bytes = facts.encoded()
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: FactsDecodingError.self) { try FileFacts.decoded(Array(bytes[..<count])).get() }
    }
  }

  @Test func everyFlippedByteIsRefused() {
    let bytes = facts.encoded()
    for index in stride(from: 0, to: bytes.count, by: 97) {
      var damaged = bytes
      damaged[index] ^= 0x41
      #expect(throws: FactsDecodingError.self) { try FileFacts.decoded(damaged).get() }
    }
  }

  /// Even with a checksum that fits, indices that lead nowhere are found.
  @Test func wildIndicesAreRefused() {
    var generator = SeededGenerator(seed: 3)
    let bytes = Array(facts.encoded().dropLast(8))
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<4 { damaged[Int.random(in: 5..<damaged.count, using: &generator)] = .random(in: 0...255) }
      let hash = NameTable.hash(of: damaged)
      damaged += (0..<8).map { UInt8(truncatingIfNeeded: hash >> UInt64(8 * $0)) }
      if case .success(let facts) = FileFacts.decoded(damaged) { #expect(facts.firstInconsistency() == nil) }
    }
  }
}
