import SwiftFacts
import SwiftReader
import Testing

/// Text that no compiler accepts still says most of what it means.
@Suite("Recovery")
struct RecoveryTests {
  /// A listing in an article: the brace of `load` is missing, what follows is found by its indentation.
  @Test func aMissingBraceEndsWhereIndentationSays() {
    let sketch = Sketch(
      """
      class A: B {
        func load() {
          service.fetch { x in

        func show() {}
      }
      class C: D {
        var e: E
      }
      """)
    #expect(
      sketch.declarations == [
        "class A", "function load in A", "function show in A", "class C", "variable e in C: E",
      ])
    #expect(sketch.facts.problems.map(\.kind) == [.unclosedBrace, .unclosedBrace])
  }

  @Test func aListingThatIsCutOffIsReadToItsEnd() {
    let sketch = Sketch("class A {\n  func load() {\n    view.show(")
    #expect(sketch.declarations == ["class A", "function load in A"])
    #expect(sketch.roots == ["return view.show()"])
  }

  @Test func aBraceTooManyIsSkipped() {
    let sketch = Sketch("class A {}\n}\nclass B {}")
    #expect(sketch.declarations == ["class A", "class B"])
    #expect(sketch.facts.problems.map(\.kind) == [.unparsedCode, .unbalancedBrackets])
  }

  @Test func aConflictIsSkippedAndSaid() {
    let sketch = Sketch("class A {}\n<<<<<<< ours\nclass B {}\n=======\nclass C {}\n>>>>>>> theirs\nclass D {}")
    #expect(sketch.declarations == ["class A", "class D"])
    #expect(sketch.facts.problems.map(\.kind) == [.conflictMarker])
  }

  @Test func anUnterminatedStringEndsWithItsLine() {
    let sketch = Sketch("let a = \"b\nclass C {}\nlet d = \"\\(e\nclass F {}")
    #expect(sketch.declarations == ["variable a = `string`", "class C", "variable d = `string`", "class F"])
    #expect(sketch.facts.problems.map(\.kind) == [.unterminatedString, .unterminatedInterpolation])
  }

  @Test func aStringOfSeveralLinesWithoutEndGoesOn() {
    let sketch = Sketch("class A {}\nlet a = \"\"\"\n  b\nclass C {}\n")
    #expect(sketch.declarations == ["class A", "variable a = `string`"])
    #expect(sketch.facts.problems.map(\.kind) == [.unterminatedText])
  }

  @Test(arguments: [1, 100, 100_000]) func zerosAreNoText(_ count: Int) {
    let facts = read([UInt8](repeating: 0, count: count))
    #expect(facts.problems.map(\.kind) == [.invalidUTF8])
    #expect(facts.firstInconsistency() == nil)
    let wide = read("class A {}\n".utf8.flatMap { [$0, 0] })
    #expect(wide.problems.map(\.kind) == [.invalidUTF8])
    // One that slipped in is skipped, as the compiler does.
    #expect(read(Array("class A {}\u{0}\nclass B {}".utf8)).surface.declarations.count == 2)
  }

  /// Found by fuzzing: parents must come before their children, even inside an attribute.
  @Test func declarationsInsideAttributes() {
    let sketch = Sketch("class A { @B({ func c() {} }) var d: E }")
    #expect(sketch.facts.firstInconsistency() == nil)
    #expect(sketch.declarations == ["class A", "function c in A @1", "variable d in A: E"])
  }

  /// What begins with an underscore and a capital is a type, and no attribute of the compiler's.
  @Test func attributesWithUnderscores() {
    let sketch = Sketch("func f(@_Builder<Text> _ items: () -> [Text], @_implicitSelfCapture b: C) {}")
    #expect(sketch.facts.problems == [])
    #expect(sketch.declarations == ["function f(/items: () -> [Text], b/b: C)"])
  }

  @Test func placeholdersAreNames() {
    let sketch = Sketch("let a = foo(<#T##b: Int##Int#>)")
    #expect(sketch.facts.problems == [])
    #expect(sketch.roots == ["foo(<#T##b: Int##Int#>)"])
  }
}
