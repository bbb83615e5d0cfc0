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
    #expect(sketch.facts.problems.map(\.kind) == [.unbalancedBrackets, .unbalancedBrackets])
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

  /// Found by fuzzing: parents must come before their children, even inside an attribute.
  @Test func declarationsInsideAttributes() {
    let sketch = Sketch("class A { @B({ func c() {} }) var d: E }")
    #expect(sketch.facts.firstInconsistency() == nil)
    #expect(sketch.declarations == ["class A", "function c in A @1", "variable d in A: E"])
  }

  @Test func placeholdersAreNames() {
    let sketch = Sketch("let a = foo(<#T##b: Int##Int#>)")
    #expect(sketch.facts.problems == [])
    #expect(sketch.roots == ["foo(<#T##b: Int##Int#>)"])
  }
}
