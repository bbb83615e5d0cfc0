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
}
