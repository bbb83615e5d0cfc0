"""Configurations that are cut, of wrong types, circular, explosive, or lead outside."""
import re
import resource

from HostileRuns.judges import both, is_loud, is_refused, is_refused_or_found, mentions
from HostileRuns.materials import CHECK, LOGIN, RULE, VIPER, check, project
from HostileRuns.places import folder_at
from HostileRuns.promises import Attack

FULL = """preset: viper
sources: [App, "Modules/*/Sources"]
exclude: ["**/Generated/**", App/Vendor]
baseline: known.json
rules:
  view-uses-entity: warning
  alert-outside-router: off
  presenter-imports-ui:
    severity: error
    allow:
      - { path: "App/Legacy/**", because: the old screens move in spring }
      - { symbol: UIImage, because: thumbnails }
  module-uses-internals: { paths: ["App/**"] }
roles:
  presenter: { suffixes: [Viewmaker], conforms-to: [BasePresenting] }
  router: { types: [LoginRouter], paths: ["App/Navigation/**"] }
  usecase: { suffixes: [UseCase] }
ui-targets: { add: [DesignSystem], remove: [Lottie] }
vocabularies:
  screen-navigation: { add: [{ call: "go(to:)", on: [AppNavigator] }] }
  services-outside: { add: [FeatureFlags], remove: [FileManager] }
custom-rules:
  - id: screen-uses-keychain
    summary: A screen uses the keychain.
    remedy: Ask the interactor.
    constraint:
      forbid: { from: { name: "*Screen" }, to: { name: Keychain } }
minimum-resolved: 5
max-file-size: 32
minimum-version: 0.1.0
"""
KEYS = [
    "preset", "extends", "sources", "exclude", "baseline", "rules", "roles", "ui-targets", "vocabularies",
    "custom-rules", "minimum-resolved", "max-file-size", "minimum-version", "rulez", "'\\e[31m'", '"\\e[31mboom"',
    "\"\\u202eboom\"", '"\\n::error::boom"',
]
VALUES = [
    "", "~", "3", "-1", "1e400", "99999999999999999999999", ".nan", "true", "''", '"\\0"', "[]", "[[]]", "[{}]", "{}",
    "{a: b}", '"\\e[31mboom"', "!!binary aGk=", "!!python/object:os.system boom", "&a [*a]", "*missing", "|\n  text",
    ">\n", "2026-11-28", "../../../../etc/passwd", "/etc/passwd", "/dev/zero", "[/dev/zero]", "[../outside]",
    "[App, App, App]", "'**/**/**/**/**/**/**/**/**/**/**'", '["*a*a*a*a*a*a*a*a*a*b"]', "[~]", "{~: ~}", "{view: }",
    "[1, 2]", '"\\ud800"', "0x10", "{a: {a: {a: {a: 1}}}}", '"\\u202eboom"', "[[[[[[[[1]]]]]]]]", "'", '"', "@", "%",
    "`", "? a", "- -", "<<: a",
]
SHAPES = {
    "empty": "",
    "blanks": "  \n\t\n",
    "only a comment": "# nothing\n",
    "a list": "- a\n",
    "a word": "viper\n",
    "documents": "---\npreset: viper\n---\npreset: vip\n",
    "duplicate keys": "preset: viper\npreset: vip\n",
    "duplicate rules": f"rules:\n  {RULE}: error\n  {RULE}: off\n",
    "tabs": "rules:\n\tview: off\n",
    "NUL": b"preset: vi\0per\n",
    "utf-16": VIPER.encode("utf-16"),
    "mark": b"\xef\xbb\xbfpreset: viper\n",
    "latin-1": b"preset: vip\xe9r\n",
    "CR": b"preset: viper\rrules: {}\r",
    "bomb of aliases": "a: &a [1,1,1,1,1,1,1,1,1]\n"
                       + "".join(f"{after}: &{after} [{', '.join(['*' + before] * 9)}]\n"
                                 for before, after in zip("abcdefghijklmnopqrst", "bcdefghijklmnopqrstu")),
    "anchor of itself": "rules: &a { view-uses-interactor: *a }\n",
    "merge key": "rules: { <<: { a: b } }\n",
    "deep list": "sources: " + "[" * 50_000,
    "deep map": "rules: " + "{a: " * 50_000,
    "deep block": "".join("  " * i + "a:\n" for i in range(2000)),
    "long line": "exclude: [" + "a, " * 300_000 + "a]\n",
    "long key": "a" * 1_000_000 + ": 1\n",
    "many keys": "".join(f"k{i}: 1\n" for i in range(30_000)),
    "long word": "preset: " + "a" * 1_000_000 + "\n",
    "huge": b"# " + b"x" * 70_000_000 + b"\n",
    "directive": "%YAML 9.9\n---\npreset: viper\n",
    "tag": "!!map {preset: viper}\n",
    "binary": bytes(range(256)) * 20,
    "close to a name": "preset: vipr\nsourcse: [App]\nruls: {}\n",
    "newer version": "minimum-version: 99.0.0\n",
    "broken version": "minimum-version: 1.x.-3\n",
    "escape in a message": 'preset: "\\e[31mboom\\e]0;x\\a"\n',
    "line in a message": 'preset: "x\\n::error::boom"\n',
    "extends itself": "extends: .viperlint.yml\n",
    "extends nothing": "extends: nowhere.yml\n",
    "extends a folder": "extends: App\n",
    "extends outside": "extends: ../outside.yml\n",
    "extends a list of itself": "extends: [.viperlint.yml, .viperlint.yml]\n",
    "extends a source": "extends: App/Login/Login.swift\n",
    "extends /dev/stdin": "extends: /dev/stdin\n",
    "own rules in a folder": "custom-rules: [App]\n",
    "own rules in itself": "custom-rules: [.viperlint.yml]\n",
    "own rules nowhere": "custom-rules: [nowhere.yml]\n",
    "rule without kind": "custom-rules: [{ id: a, summary: b, constraint: {} }]\n",
    "rule of two kinds": "custom-rules: [{ id: a, summary: b, constraint: { forbid: {}, only: {} } }]\n",
    "rule of nothing": "custom-rules: [{ id: a, summary: b, constraint: { forbid: { from: {}, to: {} } } }]\n",
    "rule for nobody": 'custom-rules: [{ id: a, summary: b, '
                       'constraint: { forbid: { from: { name: "" }, to: { name: "*" } } } }]\n',
    "rule that contradicts": "custom-rules: [{ id: a, summary: b, "
                             "constraint: { forbid: { from: { role: view, not: { role: view } }, "
                             "to: { name: Nope } } } }]\n",
    "rule called as another": f"custom-rules: [{{ id: {RULE}, summary: b, "
                              f"constraint: {{ forbid: {{ from: {{ role: view }}, to: {{ name: X }} }} }} }}]\n",
    "rule twice": "custom-rules:\n"
                  + ("  - { id: a-b, summary: b, "
                     "constraint: { forbid: { from: { role: view }, to: { name: X } } } }\n") * 2,
    "layers in a circle": "custom-rules: [{ id: a-b, summary: b, constraint: { layers: [a, a, a] } }]\n",
    "glob that explodes": 'exclude: ["' + "**/*" * 200 + '/x"]\n',
    "glob of stars": 'exclude: ["' + "*a" * 200 + 'b"]\n',
    "glob of braces": 'exclude: ["' + "{a,b}" * 40 + '"]\n',
    "glob of brackets": 'sources: ["[" , "[a-", "[!", "\\\\"]\n',
    "glob outside": 'sources: ["../*", "/*"]\n',
    "sources outside": "sources: [/]\n",
    "name that explodes": 'custom-rules: [{ id: a-b, summary: b, constraint: { forbid: { from: { name: "' + "*a" * 300
                          + '" }, to: { name: X } } } }]\n',
    "role of all": "roles: { view: { suffixes: [\"\"] } }\n",
    "role without name": 'roles: { "": { suffixes: [A] } }\n',
    "circle of vocabularies": "vocabularies: { a: { add: [a] } }\n",
    "percent": "minimum-resolved: 101\n",
    "negative percent": "minimum-resolved: -5\n",
    "file size": "max-file-size: 0\n",
    "huge file size": "max-file-size: 99999999999999999999\n",
    "file size that overflows": "max-file-size: 9223372036854775807\n",
}


def nested_configurations(count):
    """So many folders in each other, each with a configuration."""
    files = project()
    for depth in range(1, count):
        files["F/" * depth + ".viperlint.yml"] = VIPER
    files["F/" * (count - 1) + "Deep.swift"] = LOGIN.replace("Login", "Deep")
    return files


def extended_chain(count, closed):
    """So many files that extend each other, in a circle if it is closed."""
    files = project(configuration="extends: c0.yml\n")
    files |= {f"c{i}.yml": f"extends: c{i + 1}.yml\n" for i in range(count)}
    return files | {f"c{count}.yml": "extends: c0.yml\n" if closed else VIPER}


def extended_lattice(levels):
    """Two files at each level that both extend both of the next: 2^levels ways."""
    files = project(configuration="extends: [a0.yml, b0.yml]\n")
    for i in range(levels):
        for letter in "ab":
            files[f"{letter}{i}.yml"] = f"extends: [a{i + 1}.yml, b{i + 1}.yml]\n"
    return files | {f"{letter}{levels}.yml": VIPER for letter in "ab"}


def names_its_file(result):
    """An incomplete run names the file with the mistake, or the file that the configuration names."""
    named = re.search(rb"yml|\.swift:|error: [^:\n]+: |error file=[^,\n]|[^:\n]+: error: |\"path\": ?\"",
                      result.out + result.err)
    return [] if result.code != 2 or named else ["exit code 2, but the place is not named"]


def configurations(chance):
    """Configurations that are cut, of wrong types, circular, explosive, or lead outside."""
    for end in range(0, len(FULL), 12):
        way = chance.choice([check("text"), check("json"), ["config"], ["rules"]])
        yield Attack(f"cut at byte {end}", way,
                     project(configuration=FULL[:end]) | {"known.json": '{"version": 1, "findings": []}'},
                     judge=names_its_file)
    for key in KEYS:
        for value in chance.sample(VALUES, 11):
            way = chance.choice([check("text"), check("json"), check("html"), ["config"], ["rules"], check("github")])
            judge = both(names_its_file, is_loud) if way[0] == "check" else names_its_file
            yield Attack(f"{key}: {value}", way, project(configuration=f"{key}: {value}\n"), judge=judge)
    for name, text in SHAPES.items():
        for way in (check("text"), check("json"), ["config"]) if len(text) < 10_000 else (check("text"),):
            judge = both(names_its_file, is_loud) if way[0] == "check" else names_its_file
            yield Attack(name, way, project(configuration=text), judge=judge, seconds=60, repeat=len(text) < 10_000)
    for i in range(40):
        text = bytearray(FULL.encode())
        for _ in range(chance.choice([1, 2, 20])):
            text[chance.randrange(len(text))] = chance.choice(b"\0\xff:{}[]\"'\n-#&*!|>%@`\t")
        yield Attack(f"flipped bytes {i}", CHECK, project(configuration=bytes(text)),
                     judge=both(names_its_file, is_loud))
    yield Attack("400 below each other, in 10 s of CPU time", CHECK, nested_configurations(400),
                 limits={resource.RLIMIT_CPU: 10}, seconds=60, judge=is_refused_or_found)
    yield Attack("1000 that extend each other", CHECK, extended_chain(1000, False), seconds=60,
                 judge=is_refused_or_found)
    yield Attack("1000 in a circle", CHECK, extended_chain(1000, True), seconds=60, judge=is_refused)
    yield Attack("a lattice of extended files", CHECK, extended_lattice(30), seconds=60, judge=is_refused_or_found)
    yield Attack("a folder called .viperlint.yml", CHECK, project(configuration=None),
                 prepare=folder_at(".viperlint.yml"), judge=is_refused_or_found)
    yield Attack("a folder below", CHECK, project(), prepare=folder_at("App/Login/.viperlint.yml"),
                 judge=is_refused_or_found)
    yield Attack("a broken one below", CHECK, project() | {"App/Login/.viperlint.yml": "preset: ["}, judge=is_refused)
    yield Attack("named, but missing", ["check", "--config", "no.yml"], project(),
                 judge=both(is_refused, mentions("no.yml")))
    yield Attack("named, and empty", ["check", "--config", ""], project(), judge=is_refused)
    yield Attack("named, and a folder", ["check", "--config", "App"], project(), judge=is_refused)
    yield Attack("an own rule, cut", ["test"],
                 project(configuration=FULL[:FULL.index("minimum-r")]) | {"known.json": "{}"})
