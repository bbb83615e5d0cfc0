import SwiftFacts
import SwiftReader
import Testing

@Suite("What facts lists")
struct FileListingTests {
  /// Every choice of spelling and counting in one file, with the facts that belong to it.
  @Test func theSampleOfTheConventions() {
    #expect(lines(of: listing(of: Array(sample.utf8))) == expected.split(separator: "\n").map(String.init))
  }

  /// The five lists as lines, in the order of their places; declarations that are not compared are left out.
  private func lines(of listing: FileListing) -> [String] {
    var lines: [(line: Int, column: Int, rank: Int, text: String)] = []
    for fact in listing.imports {
      lines.append((fact.line, fact.column, 0, "import \(fact.kind ?? "-") \(fact.module)"))
    }
    let compared = ["class", "struct", "enum", "actor", "protocol", "extension", "typealias"]
    for fact in listing.declarations where compared.contains(fact.kind) {
      let inherits = fact.inherits.isEmpty ? "" : " : " + fact.inherits.joined(separator: " ")
      lines.append((fact.line, fact.column, 1, "\(fact.kind) \(fact.name)\(inherits)"))
    }
    for fact in listing.types { lines.append((fact.line, fact.column, 2, "type \(fact.name)")) }
    for fact in listing.calls {
      let receiver = fact.receiver.map { " of " + $0 } ?? ""
      lines.append((fact.line, fact.column, 3, "call \(fact.name)\(receiver)"))
    }
    lines.sort { ($0.line, $0.column, $0.rank) < ($1.line, $1.column, $1.rank) }
    return lines.map { "\($0.line):\($0.column) \($0.text)" }
  }

  private let sample = #"""
    @testable import class UIKit.UIImage
    import Foo.Bar; @_exported import Baz
    final class `A`<T: P>: Base<T, U.V<W>.X>, @unchecked Sendable, ~Copyable, P & Q where T.E == R {
      @Wrapped<Z>(make(Z.self)) var x: Outer<Inner>.Nested? = .init(3), d: (any P).Type
      func f() { class Local: Hidden {}; present(`vc`, animated: true) { g() } }
      func s<S>(_ a: inout S, b: @escaping (Foo) -> Bar) async throws(E) -> [K: Self] { s(&a, b: b) }
    }
    extension A.B where T == Int { struct C { typealias D = E & F } }
    extension [Foo]: Q {}
    protocol L: class { associatedtype M: N = O }
    enum Kind: String { case a(Foo, b: Bar = make()) }
    #if canImport(UIKit) && os(iOS)
    let a = foo?(1), b = x?.y! .z!(q: 2), c = Foo<Bar>(x: 1), e = [Foo<Z>](), h = (f)(1), i = arr[0](2), j = { k() }()
    #else
    /* é */ let s = "😀 \(foo . bar ( "x y" , z : 1 ))", m = B.self, n = x as! (A, B?), o: [Int].Index = 2
    #endif
    func patterns() throws {
      switch x {
      case .success(let v), Foo.bar(1): ok(v)
      case let y as K where cond(y): break
      default: if case .foo(let x) = bar(y) {}
      }
      do {} catch Foo.bar(let x) where z() {} catch is Err {}
    }
    let key = \Foo.bar.baz, sel = #selector(Foo.bar(_:))
    let chain = foo
      // a comment
      .bar("a b") /* another */
      .baz { [weak self] (x: Foo) -> Bar in $0() } then: { self?.go() }
    #Preview("x") { MyView().`default`(`in`: 1) }
    var seen: Foo = Foo() { didSet { Self(); type(of: x).init() } }
    """#

  private let expected = """
    1:24 import class UIKit.UIImage
    2:8 import - Foo.Bar
    2:35 import - Baz
    3:13 class A : Base<T,U.V<W>.X> Sendable ~Copyable P&Q
    3:20 type P
    3:24 type Base
    3:29 type T
    3:32 type U.V.X
    3:36 type W
    3:54 type Sendable
    3:65 type Copyable
    3:75 type P
    3:79 type Q
    3:87 type T.E
    3:94 type R
    4:36 type Outer.Nested
    4:42 type Inner
    4:60 call init(_:)
    4:77 type P
    5:20 class A.Local : Hidden
    5:27 type Hidden
    5:38 call present(_:animated:_:)
    5:70 call g()
    6:24 type S
    6:41 type Foo
    6:49 type Bar
    6:67 type E
    6:74 type K
    6:77 type Self
    6:85 call s(_:b:)
    8:11 extension A.B
    8:11 type A.B
    8:21 type T
    8:26 type Int
    8:39 struct A.B.C
    8:53 typealias A.B.C.D
    8:57 type E
    8:61 type F
    9:11 extension [Foo] : Q
    9:12 type Foo
    9:18 type Q
    10:10 protocol L : class
    10:39 type N
    10:43 type O
    11:6 enum Kind : String
    11:12 type String
    11:28 type Foo
    11:36 type Bar
    11:42 call make()
    13:9 call foo(_:)
    13:29 call z(q:) of x?.y!
    13:43 call Foo(x:)
    13:47 type Bar
    13:68 type Z
    13:108 call k()
    15:32 call bar(_:z:) of foo
    15:80 type A
    15:83 type B
    15:92 type Int
    19:37 call ok(_:)
    20:17 type K
    20:25 call cond(_:)
    21:34 call bar(_:)
    23:36 call z()
    23:52 type Err
    25:12 type Foo
    28:4 call bar(_:) of foo
    29:4 call baz(_:then:) of foo.bar("ab")
    29:26 type Foo
    29:34 type Bar
    29:41 call $0()
    29:62 call go() of self?
    30:17 call MyView()
    30:26 call default(in:) of MyView()
    31:11 type Foo
    31:17 call Foo()
    31:34 call Self()
    31:42 call type(of:)
    31:54 call init() of type(of:x)
    """
}
