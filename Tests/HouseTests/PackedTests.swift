import Testing

/// A packed script does what the script does.
@Suite struct PackedTests {
  @Test(arguments: [
    ("  const one = 1, other = 2", "const one=1,other=2"),
    ("  // Why.\n\n  if (a && b) return \"a  b\"", "if(a&&b)return\"a  b\""),
    ("x = a + +b - -c", "x=a+ +b- -c"),
    ("x = `a ${ b } c` + 'it is' + \"say \\\" so\"", "x=`a ${ b } c`+'it is'+\"say \\\" so\""),
    ("text.replace(/[ /]+ \\/ $/g, \" / \") / 2", "text.replace(/[ /]+ \\/ $/g,\" / \")/2"),
    ("for (const [key, value] of list) delete list[key]", "for(const[key,value]of list)delete list[key]"),
    ("one();\ntwo(\n  3,\n  4)\nthree()", "one();two(3,4)\nthree()"),
  ])
  func blanksThatOnlyPeopleNeedGo(_ script: String, _ expected: String) {
    #expect(packed(script: script) == expected + "\n")
  }

  @Test func aStyleSheetKeepsItsBlanks() {
    #expect(packed(style: "a,\n  b { margin: 0 1px; }\n") == "a,\nb { margin: 0 1px; }\n")
  }

  /// Names that files declare for each other are short; members, keys and texts keep theirs.
  @Test(arguments: [
    (
      "function drawn(box){return box.name;}drawn({drawing:[1,]});", "function a(box){return box.name}a({drawing:[1]});"
    ),
    (
      "const size=2;text(`${size}${{size:size}.x} size`,\"size\");",
      "const size=2;text(`${size}${{size:size}.x} size`,\"size\");"
    ),
    ("let kept=1;view={kept,other};f(...kept);", "let kept=1;view={kept,other};f(...kept);"),
    ("let kept=1;f(a,kept,...kept)?kept:b.c", "let d=1;f(a,d,...d)?d:b.c"),
    ("const own=1;x=>{const inner=own;}", "const a=1;x=>{const inner=a}"),
  ])
  func namesOfScriptsAreShort(_ script: String, _ expected: String) {
    #expect(shortened(scripts: [script]) == [expected])
  }
}
