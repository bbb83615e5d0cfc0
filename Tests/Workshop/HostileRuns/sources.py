"""Swift that is cut, edited, nested, unfinished or no text."""
import re

from HostileRuns.encodings import ENCODINGS
from HostileRuns.materials import LOGIN, project, ways
from HostileRuns.promises import Attack

# What stands before, what opens, what stands in the middle, and what closes.
DEEP = {
    "parentheses": ("let a = ", "(", "1", ")"),
    "brackets": ("let a = ", "[", "1", "]"),
    "braces": ("func f() ", "{", "", "}"),
    "closures": ("let a = ", "{ _ in ", "1", "}"),
    "types": ("", "class A { ", "", "}"),
    "tuples": ("let a: ", "(", "Int", ", Int)"),
    "generics": ("let a: ", "A<", "Int", ">"),
    "optionals": ("let a: Int", "?", "", ""),
    "dictionaries": ("let a: ", "[Int: ", "Int", "]"),
    "functions": ("let a: ", "(Int) -> ", "Int", ""),
    "interpolations": ("let a = ", '"\\(', "1", ')"'),
    "raw strings": ("let a = ", '#"\\#(', "1", ')"#'),
    "long strings": ("let a = ", '"""\n\\(', "1", ')\n"""'),
    "comments": ("", "/* ", "", " */"),
    "conditions": ("", "#if A\n", "", "\n#endif\n"),
    "elses": ("#if A\n", "#elseif A\n", "", "#endif"),
    "prefixes": ("let a = ", "!", "true", ""),
    "members": ("let a = a", ".a", "", ""),
    "calls": ("let a = a", ".a()", "", ""),
    "trailing closures": ("let a = ", "a { ", "", " }"),
    "ternaries": ("let a = ", "b ? 1 : ", "2", ""),
    "operators": ("let a = 1", " + 1", "", ""),
    "ifs": ("func f() { ", "if a { ", "", " } else { }"),
    "else ifs": ("func f() { if a { }", " else if a { }", "", " }"),
    "switches": ("func f() { ", "switch a { case .b: ", "", " }"),
    "attributes": ("", "@A(", "", ") "),
    "macros": ("let a = ", "#a(", "", ")"),
    "casts": ("let a = b", " as? A", "", ""),
    "tries": ("let a = ", "try await ", "b", ""),
    "wheres": ("func f<T>() where T: A", ", T: A", "", " {}"),
    "compositions": ("let a: A", " & A", "", ""),
    "subscripts": ("let a = ", "a[", "0", "]"),
    "key paths": ("let a = \\A", ".a?", "", ""),
    "patterns": ("func f() { switch a { case ", ".a(let x, ", "_", ")"),
    "hashes": ("let a = ", "#", '"a"', "#"),
    "quotes": ("let a = ", '"', "", ""),
    "backticks": ("let a = ", "`", "", ""),
    "slashes": ("let a = ", "/", "", ""),
    "somes": ("let a: ", "some ", "A", ""),
    "arrows": ("let a: Int ", "-> ", "A", ""),
    "function bodies": ("", "func f() { ", "", "}"),
    "returns": ("func f() { ", "return ", "1", "}"),
    "extensions": ("extension A", ".A", " {}", ""),
}
UNFINISHED = {
    "string": 'let a = "text',
    "string at the end": 'let a = "',
    "long string": 'let a = """\ntext',
    "raw string": 'let a = ##"text"#',
    "comment": "/* text",
    "nested comment": "/* /* text */",
    "regex": "let a = #/text",
    "long regex": "let a = #/\n text \n",
    "interpolation": 'let a = "\\(b',
    "interpolation in interpolation": 'let a = "\\("\\(',
    "backtick": "let `a",
    "attribute": "@available(iOS",
    "condition": "#if A\n",
    "else": "#else\n",
    "endif": "#endif\n",
    "brace": "func f() {",
    "closing brace": "}",
    "parenthesis": "func f(",
    "generic": "class A<T",
    "operator": "let a = b +",
    "escape": '"\\',
    "unicode escape": '"\\u{110000}"',
    "open escape": '"\\u{',
    "key path": "let a = \\",
    "macro": "#",
    "macro declaration": "macro a() =",
    "directive": "// viperlint:",
    "ignore": "// viperlint:ignore",
    "role": "// viperlint:role",
    "ignore-file": "// viperlint:ignore-file ",
    "conflict": "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n",
    "source location": '#sourceLocation(file: "../../x", line: 999999999999999999999)\n',
    "number": "let a = 0x",
    "exponent": "let a = 1e",
    "huge number": "let a = " + "9" * 5000,
    "enum case": "enum A { case",
    "import": "import",
    "import path": "import A.",
    "precedence": "precedencegroup A {",
    "inheritance": "class A:",
    "circle": "class A: A {}",
    "circle of two": "class A: B {}\nclass B: A {}\n",
    "alias": "typealias A = A\n",
    "aliases": "typealias A = B\ntypealias B = A\nlet c: A\n",
    "protocol circle": "protocol A: B {}\nprotocol B: A {}\n",
    "extension circle": "extension A: A {}\n",
    "self": "class Self: Self {}",
    "optional chain": "let a = a?.a!.a?.",
    "shebang": "#!/bin/sh\n",
}
# `facts` prints each call of a chain with all that it is called on: what is printed grows with the square.
MOST_LISTED_CALLS = 2_000


def cut_sources(chance, way):
    text = LOGIN.encode()
    for end in range(0, len(text), 9):
        yield Attack(f"cut at byte {end}", next(way), project(text[:end]))


def edited_sources(chance, way):
    for i in range(70):
        text = bytearray(LOGIN.encode())
        for _ in range(chance.choice([1, 1, 3, 30])):
            text[chance.randrange(len(text))] = chance.choice([chance.randrange(256), 0, *b"\"'`(){}[]<>/*\\#@\n"])
        yield Attack(f"flipped bytes {i}", next(way), project(bytes(text)))
    for i in range(40):
        text = LOGIN.encode()
        start, length = chance.randrange(len(text)), chance.choice([1, 2, 20, 200])
        yield Attack(f"deleted bytes {i}", next(way), project(text[:start] + text[start + length:]))
    for i in range(30):
        text, at = LOGIN.encode(), chance.randrange(len(LOGIN))
        word = chance.choice([b"\0", b"/*", b'"""', b"*/", b"\xff", b"`", b"#if A\n", b"{" * 99, b'#"', b"\\(",
                              b"\xe2\x80\xae"])
        yield Attack(f"inserted {word!r} {i}", next(way), project(text[:at] + word + text[at:]))
    for i in range(20):
        pieces = re.findall(r"\w+|\s+|\W", LOGIN)
        chance.shuffle(pieces)
        yield Attack(f"shuffled {i}", next(way), project("".join(pieces)))


def sources(chance):
    """Swift that is cut, edited, nested, unfinished or no text."""
    way = ways()
    yield from cut_sources(chance, way)
    yield from edited_sources(chance, way)
    for name, (before, opening, middle, closing) in DEEP.items():
        for depth, ends in ((200, True), (20_000, True), (100_000, False)):
            command = next(way)
            if name == "calls" and command[0] == "facts":
                depth = min(depth, MOST_LISTED_CALLS)
            text = before + opening * depth + middle + (closing * depth if ends else "") + "\n"
            yield Attack(f"{depth} {name}", command, project(text + LOGIN), seconds=60)
    for name, text in UNFINISHED.items():
        yield Attack(f"unfinished {name} at the end", next(way), project(LOGIN + text))
        yield Attack(f"unfinished {name} at the top", next(way), project(text + "\n" + LOGIN))
    for name, text in ENCODINGS.items():
        for _ in range(2):
            yield Attack(f"encoding {name}", next(way), project(text), seconds=60)
