import Testing

/// The facts of small sources, spelled by `Sketch`.
@Suite("Facts")
struct FactsTests {
  /// Every kind of body has its scope, closures know whose argument they are.
  @Test func scopesOfAClass() {
    let sketch = Sketch(
      #"""
      final class Presenter {
        @Inject(B.self) weak var view: ViewInput?
        private let make: (A) -> C = { a in a.b() }
        var items: [Int] { items.map { $0 + 1 } }
        var other: Int { get { 1 } set { store(newValue) } }
        var seen = 0 { didSet { go(oldValue) } }
        func load(_ id: Int, with y: String = make()) {
          service.fetch(id: id) { [weak self] r in self?.show(r) } failure: { _ in }
          if a { b() } else { c() }
          do { try f() } catch { log(error) }
        }
      }
      #Preview("x") { MyView() }
      """#)
    #expect(sketch.facts.problems == [])
    #expect(
      sketch.scopes == [
        "attribute of view",
        "initialValue of make",
        "closure in 1 of make",
        "getter of items",
        "closure in 3 of items to items.map #0",
        "getter of other",
        "setter of other",
        "initialValue of seen",
        "observer of seen",
        "function of load",
        "closure in 9 of load to service.fetch #1",
        "closure in 9 of load to service.fetch #2 failure",
        "block in 9 of load",
        "block in 9 of load",
        "block in 9 of load",
        "block in 9 of load",
        "macroExpansion of Preview",
        "closure in 16 of Preview to Preview #1",
      ])
  }

  /// Each way to bind a name, with its value and type.
  @Test func localsOfEveryKind() {
    let sketch = Sketch(
      #"""
      func f() {
        guard let view = view, let other else { return }
        let (a, b) = pair(), c: D = d as? D ?? e
        lazy var z = Foo<Bar>(x: 1)
        run { [weak self, unowned(safe) q, k = self.v.w] (r: Result<A, B>, _ s: inout C) -> Void in }
        for (i, item) in items.enumerated() where i > 0 {}
        for await x: Int in stream {}
        switch r {
        case .success(let v): break
        case let .failure(e as F): throw e
        case let w as W where w.ok: break
        default: break
        }
        do {} catch let e as G {} catch let h {} catch {}
        if case let m? = opt, case .n(let o, _) = p {}
        while var next = pop() {}
      }
      """#)
    #expect(sketch.facts.problems == [])
    #expect(
      sketch.locals == [
        "optionalBinding view = view @0",
        "optionalBinding other = other @0",
        "tupleElement a = pair() #0 @0",
        "tupleElement b = pair() #1 @0",
        "variable c: D = ((d as? D) ?? e) @0",
        "variable z = Foo<Bar>(x: `integer`) @0",
        "capture self = self weak @2",
        "capture q = q unowned @2",
        "capture k = self.v.w @2",
        "closureParameter r: Result<A, B> #0 @2",
        "closureParameter s: C #1 @2",
        "element i = items.enumerated() #0 @3",
        "element item = items.enumerated() #1 @3",
        "element x: Int = stream @4",
        "pattern v = `other` @5",
        "pattern e: F = `other` @6",
        "pattern w: W = `other` @7",
        "pattern e: G = `other` @10",
        "caught h @11",
        "caught error @12",
        "optionalBinding m = opt @13",
        "pattern o = `other` @13",
        "optionalBinding next = pop() @14",
      ])
  }

  /// Targets of manifests, where they are written out.
  @Test func targetsOfManifests() {
    func targets(_ text: String) -> [String] {
      let facts = Sketch(text).facts
      return facts.surface.targets.map { "\($0.kind) \(facts.names[$0.name]) \(facts.names[$0.folder])" }
    }
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let name = "Later"
      let package = Package(
        name: "App",
        products: [.library(name: "App", targets: ["Login"])],
        targets: [
          .target(name: "Login", dependencies: ["Base", .target(name: "Design"), .product(name: "P", package: "p")]),
          Target.target(name: "Design", path: "Modules/Design", sources: ["a.swift"]),
          .executableTarget(name: "Run", path: #"Raw"#),
          .testTarget(name: "LoginTests", dependencies: ["Login"], path: "Checks"),
          .plugin(name: "Lint", capability: .buildTool()),
          .target(name: name), .target(name: "\\(name)Kit"),
        ])
      """
    #expect(
      targets(package) == [
        "source Design ", "source Login ", "source Design Modules/Design", "source Run ", "test LoginTests Checks",
        "plugin Lint ",
      ])
    let project = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, sources: ["App/Sources/**", "App/Shared/*.swift"], dependencies: []),
        Target(name: "Kit", product: .framework, sources: "Kit/**"),
      ])
      """
    #expect(
      targets(project) == ["source App App/Sources/**", "source App App/Shared/*.swift", "source Kit Kit/**"])
    #expect(targets("import Foundation\nlet x = target(name: \"A\")") == [])
  }

  /// What each pattern is matched with; labels of tuples stand in the type.
  @Test func patternsAndWhatTheyAreMatchedWith() {
    let sketch = Sketch(
      #"""
      func f(pair: (view: V, Int, by: (name: N, w: W))) {
        switch pair.by {
        case (let n, .some(let w)) where n.ok, .other: break
        default: break
        }
        if case .a(let x)? = make({ if case .b = c {} }), case let y as Y = z {}
        for case .c(let i) in items {}
        do {} catch let e as F {}
      }
      """#)
    #expect(sketch.facts.problems == [])
    #expect(
      sketch.patterns == [
        "(`other`, .some(`other`)) of pair.by",
        ".other of pair.by",
        ".a(`other`)? of make({4})",
        ".b of c",
        "(`other` as Y) of z",
        "each .c(`other`) of items",
        "(`other` as F) of -",
      ])
    let parameter = sketch.facts.surface.parameters[0]
    #expect(sketch.type(parameter.type) == "(view: V, Int, by: (name: N, w: W))")
  }

  /// Kinds, parents, parameters, types and values.
  @Test func declarationsWithTheirTypes() {
    let sketch = Sketch(
      #"""
      class A<T: P>: B {
        let x: Int?, y = make(), (p, q) = pair()
        subscript(index i: Int) -> T { get { t } }
        init?(_ a: Int..., b c: [K: V] = [:]) {}
        func g(_ h: inout H, i: @escaping (J) async throws(E) -> K) -> some L { func inner() {}; struct M { var n = 0 } }
        static func == (lhs: A, rhs: A) -> Bool { true }
      }
      extension O.P {}
      extension [R] {}
      indirect enum S: String { case a(Int, b: Bar = make()), c = "n" }
      typealias U = (V & W)?
      protocol X { associatedtype Y: Z = Never }
      @Test(arguments: [1]) func z() {}
      """#)
    #expect(sketch.facts.problems == [])
    #expect(
      sketch.declarations == [
        "class A",
        "variable x in A: Int?",
        "variable y in A = make()",
        "variable p in A = pair()",
        "variable q in A = pair()",
        "subscript subscript in A(index/i: Int): T",
        "initializer init in A(/a: Int..., b/c: [K: V] = [:])",
        "function g in A(/h: H, i/i: (J) E-> K): some(L)",
        "function inner in g @5",
        "struct M in g @5",
        "variable n in M = `integer`",
        "function == in A(lhs/lhs: A, rhs/rhs: A): Bool",
        "extension P: O.P",
        "extension : [R]",
        "enum S",
        "enumCase a in S(/: Int, b/b: Bar = make())",
        "enumCase c in S = `string`",
        "typealias U: V & W?",
        "protocol X",
        "associatedtype Y in X: Never",
        "function z",
      ])
  }

  /// What binds what: casts before `??`, `??` before comparison, the ternary last, assignment last of all.
  @Test func operatorsByPrecedence() {
    let sketch = Sketch(
      #"""
      func f() {
        x = y ? 1 : self.z?.q[0]!
        a ?? b ?? c as? D
        a == b as C && d
        total += 1 + 2
        try await swap(&a, with: !b)
        (a, b) = (b, a)
        a < b.c
        f<B>(a < b, c > (d))
      }
      """#)
    #expect(sketch.facts.problems == [])
    #expect(
      sketch.roots == [
        "y",
        "(x = (? `integer` : self.z?.q[`integer`]!))",
        "(a ?? (b ?? (c as? D)))",
        "(b as C)",
        "(a ~ d)",
        "(total ~ (`integer` ~ `integer`))",
        "swap(a, with: b)",
        "((a, b) = (b, a))",
        "(a ~ b.c)",
        "f<B>(a<b, c>(d))",
      ])
  }

  /// Member chains, generic arguments, key paths, macros, types as values.
  @Test func chainsAndLiterals() {
    let sketch = Sketch(
      #"""
      func f() {
        Foo<Bar>.shared.run(\.a.b, #selector(A.f(_:)), [Int](), [:], [a: b])
        foo?(1)!.x.0.1
        let s = "a \(b.c(d)) \(e, format: .f)"
        Optional<Int>.none
        [A]().b { $0 } c: { $1 }
        .init(x: /a b/, y: a / b)
        (any P).self
        #foo<A>(b) { c }
      }
      """#)
    #expect(sketch.facts.problems == [])
    #expect(
      sketch.roots == [
        "selector",
        #"Foo<Bar>.shared.run(\-.a.b, #(A.f), <[Int]>(), [:], [:a, b])"#,
        "foo?(`integer`)!.x.0.1",
        "b.c(d)",
        "e",
        ".f",
        "`string`",
        "Optional<Int>.none",
        "return $0",
        "return $1",
        "<[A]>().b({1}, c: {2}).init(x: `regex`, y: (a ~ b))",
        "<any(P)>.self",
        "foo<A>",
        "return c",
        "#(b, {3})",
      ])
  }

  /// Functions, getters and closures return their only expression; initialisers and setters do not.
  @Test func soleExpressionsAreReturned() {
    let sketch = Sketch(
      #"""
      class A {
        var b: C { d }
        var e: F { get { g } set { h } }
        init() { i }
        func j() { k }
        func l() { m; n }
        func o() -> P { if q { r } else { s } }
      }
      """#)
    #expect(sketch.facts.problems == [])
    #expect(
      sketch.roots == [
        "return d",
        "return g",
        "h",
        "i",
        "return k",
        "m",
        "n",
        "q",
        "r",
        "s",
        "return conditional",
      ])
  }
}
