import SwiftReader
import Testing

/// Differences from the compiler's parser that taught something. The compiler was right each time.
@Suite("Agreement with the compiler")
struct CompilerAgreementTests {
  private func types(_ source: String) -> [String] { listing(of: Array(source.utf8)).types.map(\.name) }

  private func calls(_ source: String) -> [String] {
    listing(of: Array(source.utf8)).calls.map { ($0.receiver.map { $0 + "." } ?? "") + $0.name }
  }

  /// Only some attributes of types take arguments: these parentheses are those of the function type.
  @Test func parenthesesBehindEscapingBelongToTheType() {
    #expect(types("func f(a: @escaping(A) -> B, c: @autoclosure() -> D) {}") == ["A", "B", "D"])
    #expect(types("typealias T = @concurrent () async throws -> V") == ["V"])
    #expect(types("let t = (@convention(c) (A?) -> B).self") == ["A", "B"])
    #expect(types("func f(a: @escaping @MainActor(A, B) -> C, d: @MainActor(E) async throws -> F) {}").contains("B"))
    #expect(listing(of: Array("func f(a: @escaping @MainActor(A, B) -> C) {}".utf8)).problems.isEmpty)
  }

  /// An array of names is an expression, but `any` and `Any` only ever begin types.
  @Test func typesInsideArraysThatAreCalled() {
    #expect(types("let a = [Foo](), b = [any P](), c = [K: Any](), d = [(x: Int, y: any Q)]()") == ["P", "Any", "Q"])
  }

  @Test func selfWithGenericArguments() {
    #expect(calls("let a = Self<B>(c: 1)") == ["Self(c:)"])
    #expect(types("let a = Self<B>(c: 1)") == ["B"])
  }

  /// Behind `#`, three quotes begin a line of text when a closing quote stands on the same line.
  @Test func threeQuotesInARawString() {
    #expect(calls("f(#\"\"\"#); g(#\"\"\"\"a\"#); h()") == ["f(_:)", "g(_:)", "h()"])
  }

  /// A blank decides: `unsafe (x)` is a word before an expression, `unsafe(x)` a call.
  @Test func wordsBeforeExpressions() {
    #expect(calls("func f() { _ = unsafe .init(p); _ = unsafe(q) }") == ["init(_:)", "unsafe(_:)"])
  }

  /// `borrow` may begin an accessor, `read` is a function that is called.
  @Test func accessorsBesideCalls() {
    #expect(calls("var a: A { read { $0.b } }") == ["read(_:)"])
    #expect(calls("var a: A { borrow { b } }") == [])
  }

  /// The first link of a branch of `#if` has nothing before it; behind `#endif` the chain goes on from its base.
  @Test func chainsAcrossConditions() {
    let source = """
      foo
      #if A
        .bar()
        .baz()
      #else
        .qux()
      #endif
        .end()
      """
    #expect(
      calls(source) == ["bar()", ".bar().baz()", "qux()", "foo#ifA.bar().baz()#else.qux()#endif.end()"])
  }

  /// `>>` is split for the types and still there in the text.
  @Test func closingAnglesInReceivers() {
    #expect(calls("A<B<C>>.d()") == ["A<B<C>>.d()"])
  }

  /// The backslash that joins two lines of text is no blank.
  @Test func continuedLinesInReceivers() {
    let source = #"""
      """
      a \
      b
      """.c()
      """#
    #expect(calls(source) == [#""""a\b""".c()"#])
  }

  @Test func divisionBesideRegularExpressions() {
    #expect(calls("let a = b / c(1) / d, e = /f(g)/.h(), i = j(/k/, 1 / 2)") == ["c(_:)", "/f(g)/.h()", "j(_:_:)"])
  }
}
