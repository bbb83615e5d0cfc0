import Foundation
import PlainYAML
import Testing

/// The cases that lie inside the accepted subset: they are never refused.
private let casesInSubset = Set(
  """
  229Q 2EBW 3ALJ 3RLN/00 3RLN/01 3RLN/02 3RLN/03 3RLN/04 3RLN/05 3UYS 4ABK 4GC6 4Q9F 4QFQ 4RWC 4UYU 4V8U 4WA9 54T7
  58MP 5BVJ 5C5M 5GBF 5KJE 5NYZ 5T43 652Z 65WH 6FWR 6H3V 6HB6 6JQW 6SLA 6VJK 6WPF 753E 7A4E 7T8X 7TMG 7ZZ5 8CWC
  8G76 8QBE 93JH 93WF 96L6 98YD 9FMG 9J7A 9MQT/00 9SHH 9TFX 9U5K A6F9 AVM7 AZ63 AZW3 B3HG C2DT CPZ3 D83L D88J D9TU
  DBG4 DC7X DE56/00 DE56/01 DE56/02 DE56/03 DE56/04 DE56/05 DHP8 DK95/02 DK95/08 DWX9 F3CP F6MC F8F9 FQ7F FUP4 G4RS
  G992 H2RW H3Z8 HM87/00 HM87/01 HMK4 J3BT J5UC J7VC J9HZ JQ4R JR7V K4SU K527 K54U KH5V/00 KH5V/01 KH5V/02 KMK3
  L24T/00 L24T/01 LP6E M29M M6YH M7NX M9B4 MJS9 MXS3 MYW6 MZX3 NAT4 NP9H P2AD P94K PBJ2 PRH3 Q88A Q8AD R52L RLU9
  S4T7 S7BG SM9W/00 SSW6 SYW4 T26H T4YY T5N4 TE2A TL85 TS54 UDM2 UDR7 UKK6/01 W42U XV9V Y79Y/002 YD5X ZF4X ZK9H
  """.split(whereSeparator: \.isWhitespace).map(String.init))

/// One case of yaml-test-suite, a set of texts with the events that each of them means.
struct SuiteCase {
  /// `229Q`, or `2JQS/00` where one case has several texts.
  var name: String
  var text: [UInt8]
  var events: String
  var isError: Bool

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/yaml-test-suite")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func all() throws -> [SuiteCase] {
    var cases: [SuiteCase] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix("/in.yaml") {
      let base = folder.appendingPathComponent(path).deletingLastPathComponent()
      let events = try? String(contentsOf: base.appendingPathComponent("test.event"), encoding: .utf8)
      cases.append(
        SuiteCase(
          name: String(path.dropLast("/in.yaml".count)),
          text: Array(try Data(contentsOf: folder.appendingPathComponent(path))),
          events: events ?? "",
          isError: FileManager.default.fileExists(atPath: base.appendingPathComponent("error").path)))
    }
    return cases
  }
}

@Suite("yaml-test-suite, an oracle outside this repository", .enabled(if: SuiteCase.isPresent))
struct YAMLTestSuite {
  @Test func eachCaseIsRefusedOrReadExactly() throws {
    let cases = try SuiteCase.all()
    #expect(cases.count == 402)
    #expect(cases.count { $0.isError } == 94)
    for aCase in cases {
      let reading = readYAML(aCase.text, path: aCase.name)
      #expect((reading.document == nil) == !reading.problems.isEmpty)
      guard let document = reading.document else { continue }
      #expect(!aCase.isError, "\(aCase.name) is wrong and was accepted")
      #expect(yamlEvents(document) == aCase.events, "\(aCase.name)")
    }
  }

  @Test func noCaseOfTheSubsetIsRefused() throws {
    let accepted = try SuiteCase.all().filter { readYAML($0.text, path: $0.name).document != nil }.map(\.name)
    #expect(accepted.filter { !casesInSubset.contains($0) } == [], "accepted, and not listed")
    #expect(casesInSubset.filter { !accepted.contains($0) }.sorted() == [], "listed, and refused")
  }
}
