import Expectations
import PlainXML
import SourceText
import Testing

@Suite struct ReadXMLTests {
  /// What a text means, in the canonical form.
  private func canonical(_ text: String) -> String? {
    readXML(text, path: "a.xml").document.map { String(decoding: canonicalXML($0), as: UTF8.self) }
  }

  @Test(arguments: [
    ("<a/>", "<a></a>"), ("<a></a>", "<a></a>"), ("<a >x</a >", "<a>x</a>"),
    ("\u{feff}<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<a/>\n", "<a></a>"),
    ("<?xml version='1.0'?><a b='1'\n c = \"2\"/>", #"<a b="1" c="2"></a>"#),
    (#"<a z="1" b="2"/>"#, #"<a b="2" z="1"></a>"#),
    ("<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</a>", "<a>&lt;&gt;&amp;\"'A😀</a>"),
    ("<a b=\"&lt;&#10;&#x9;'\n\t\"/>", "<a b=\"&lt;&#xA;&#x9;'  \"></a>"),
    ("<a><![CDATA[<b> & ]] ]]></a>", "<a>&lt;b&gt; &amp; ]] </a>"),
    ("<a>x\r\ny\rz&#13;</a>", "<a>x\ny\nz&#xD;</a>"),
    ("<!-- c --><a><!--d-\r\n- --><?p  q ?></a><!-- e -->", "<!-- c -->\n<a><!--d-\n- --><?p q ?></a>\n<!-- e -->"),
    ("<é日本:x.y-1>ü</é日本:x.y-1>", "<é日本:x.y-1>ü</é日本:x.y-1>"),
    ("<a><b><c/></b><b/></a>", "<a><b><c></c></b><b></b></a>"),
  ])
  func whatIsReadMeansThis(text: String, meaning: String) {
    #expect(canonical(text) == meaning)
    #expect(canonical(meaning) == meaning)
  }

  @Test(arguments: [
    "", " ", "x", "<a>", "</a>", "<a></b>", "<a/><b/>", "<a/>x", "x<a/>", "<a/>&lt;", "<a b/>", "<a b=1/>",
    "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a b='<'/>", "<a b='1/>", "<a>&b;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>",
    "<a>&#x110000;</a>", "<a>& </a>", "<a>&#;</a>", "<a>&#-1;</a>", "<a>]]></a>", "<a><!-- -- --></a>", "<a><!-- --->",
    "<a><![CDATA[</a>", "<![CDATA[x]]><a/>", "<a><?xml version='1.0'?></a>", " <?xml version='1.0'?><a/>",
    "<?xml encoding='UTF-8'?><a/>", "<?xml version='1.0' encoding='UTF-16'?><a/>", "<?xml version='2.0'?><a/>",
    "<?xml version='1.0' standalone='maybe'?><a/>", "<a>\u{1}</a>", "<a>\u{fffe}</a>", "< a/>", "<1/>", "<a / >", "<a",
    "<a><", "<a><!", "<a><?", "<a>&", "<?p x", "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
  ])
  func whatIsNoneIsRefused(text: String) {
    let reading = readXML(text, path: "a.xml")
    #expect(reading.document == nil)
    #expect(reading.problem?.position != nil)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00], [0x00, 0x3C, 0x00, 0x61], [0x3C, 0x61, 0x3E, 0xFF, 0x3C], [0x3C, 0xC0, 0xAF],
    [0x3C, 0x61, 0x3E, 0xED, 0xA0, 0x80, 0x3C, 0x2F, 0x61, 0x3E], [0x3C, 0x61, 0x3E, 0xE2, 0x82], [0x3C, 0xE2],
    [0x3C, 0x61, 0x3E, 0xF5, 0x80, 0x80, 0x80], [0x3C, 0x61, 0x3E, 0xE0, 0x80, 0x80, 0x3C, 0x2F, 0x61, 0x3E],
  ])
  func whatIsNotUTF8IsRefused(bytes: [Int]) {
    let problem = readXML(bytes.map { UInt8($0) }, path: "a.xml").problem
    #expect(problem?.message.contains("UTF-8") == true)
  }

  @Test func placesAreKept() throws {
    let text = "<!-- é -->\n<view id=\"a&amp;b\">\n  <button/>tap</view>"
    let document = try #require(readXML(text, path: "a.xml").document)
    let bytes = Array(text.utf8)
    func said(_ range: ByteRange) -> String {
      String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
    let view = document.nodes[document.root]
    #expect(said(view.range) == "<view id=\"a&amp;b\">\n  <button/>tap</view>")
    #expect(said(view.content) == "\n  <button/>tap")
    #expect(said(try #require(document.attribute("id", of: view)).value) == "a&amp;b")
    #expect(document.value(of: "id", in: view) == "a&b")
    #expect(document.value(of: "ids", in: view) == nil)
    let button = try #require(document.nodes.first { document.isNamed($0, "button") })
    #expect(said(button.range) == "<button/>")
    #expect(button.parent == UInt32(document.root))
    #expect(view.end == UInt32(document.nodes.count))
    #expect(document.nodes.filter { $0.kind == .text }.map { document.content(of: $0) } == ["\n  ", "tap"])
  }

  @Test(arguments: [
    ("<a>\n  <b>\n</a>", "a.xml:3:1: error: `</b>` is expected here, not `</a>`"),
    ("<a>\n<!DOCTYPE a></a>", "a.xml:2:1: error: a document type is not read: its entities may mean anything"),
    ("<a b='1'\n   b='2'/>", "a.xml:2:4: error: the attribute `b` stands twice"),
    ("<a>\n é &nbsp;</a>", "a.xml:2:5: error: this is no reference to a character; write `&amp;` for `&`"),
    ("<a>\n<b>", "a.xml:2:1: error: element `b` is never closed"),
  ])
  func refusalsSayWhere(text: String, message: String) {
    #expect(readXML(text, path: "a.xml").problem?.description == message)
  }

  @Test func depthIsLimitedAndCostsNoStack() {
    func deep(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(readXML(deep(512), path: "").document != nil)
    #expect(readXML(deep(513), path: "").problem?.message == "elements lie in each other more than 512 deep")
    #expect(readXML(deep(200_000), path: "", depthLimit: .max).document?.nodes.count == 200_000)
  }

  /// Thousands of attributes, and a reference that never ends, cost no more than their bytes.
  @Test func largeElementsAreReadInTime() {
    let many = (0..<50_000).map { " a\($0)='1'" }.joined()
    #expect(readXML("<a\(many)/>", path: "").document?.attributes.count == 50_000)
    #expect(readXML("<a\(many) a7='2'/>", path: "").problem?.message == "the attribute `a7` stands twice")
    #expect(readXML("<a>&#\(String(repeating: "0", count: 1_000_000))65;</a>", path: "").document == nil)
  }

  /// Whatever is cut out of a document or put into it, reading ends with a document or with a refusal.
  @Test func brokenDocumentsAreReadOrRefused() {
    let sample = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="X"><!-- c --><scenes a='1' b="2&lt;"><![CDATA[é]]>text &amp; more<b/></scenes></document>
      """.utf8)
    var dice = SeededGenerator(seed: 38)
    let pieces: [[UInt8]] = ["", "<", ">", "&", "\"", "'", "/", "--", "]]>", "<!", "<?", "\u{0}", "é", "<a>", "="].map {
      Array($0.utf8)
    }
    for _ in 0..<5000 {
      var bytes = sample
      for _ in 0...Int.random(in: 0..<3, using: &dice) {
        let start = Int.random(in: 0...bytes.count, using: &dice)
        let end = min(bytes.count, start + Int.random(in: 0..<4, using: &dice))
        bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &dice)!)
      }
      let reading = readXML(bytes, path: "a.xml")
      #expect((reading.document == nil) != (reading.problem == nil))
      guard let document = reading.document else { continue }
      let canonical = canonicalXML(document)
      #expect(readXML(canonical, path: "b.xml").document.map(canonicalXML) == canonical)
    }
  }
}
