"""Files, folders, types, options and reasons whose names are commands, markup or no text."""
import json
import urllib.parse

from HostileRuns.judges import both, is_not_green, is_refused, is_refused_or_found, is_unharmed, is_written
from HostileRuns.materials import LOGIN, RULE, TYPES, check, project
from HostileRuns.promises import FORMATS, Attack, form_of, parse_complaint

NAMES = [
    "new\nline", "re\rturn", "ta\tb", 'quo"te', "quo'te", "back`tick", "back\\slash", "esc\x1b[31mred", "bell\x07",
    "osc\x1b]0;boom\x07", "%0A::error::boom", "\n::error::boom", "::error file=x,line=1::boom",
    "\n##vso[task.complete]boom", "<script>boom(1)", "<img src=x onerror=boom()>", "]]>boom", "<!--boom", "&lt;&amp;",
    "-x", "--config=x", "-", "$(touch boom)", "`touch boom`", "|pi|pe|", "*", "[a]", "{a,b}", "#hash", " blanks ",
    "emoji😀", "e\u0301", "\u202eerutcip", "\u2066boom\u2069", "\u200bzero", "\u2028line", "a" * 240, "\udcffbyte",
    "cut\udcc3", "\x01\x7f", "c1\u009b31m", "100%", "](http:boom)", "a:1:2: error: boom", "\ufeffmark",
]


def is_named(path):
    """Reports for programs carry the path as it is."""
    def judge(result):
        form = form_of(result.attack.arguments)
        try:
            path.encode()
        except UnicodeEncodeError:
            return []
        if result.code == 2 or parse_complaint(form, result.out):
            return []
        if form == "json" and result.attack.arguments[0] == "check":
            paths = {one["path"] for one in json.loads(result.out)["findings"]}
        elif form == "sarif":
            places = [one["locations"][0]["physicalLocation"] for one in json.loads(result.out)["runs"][0]["results"]]
            paths = {urllib.parse.unquote(one["artifactLocation"]["uri"]) for one in places}
        elif form == "gitlab":
            paths = {one["location"]["path"] for one in json.loads(result.out)}
        else:
            return []
        return [] if path in paths else [f"the path is not in the report, but {sorted(paths)!a}"]
    return judge


def names(chance):
    """Files, folders and types whose names are commands, markup or no text."""
    for name in NAMES:
        path = f"App/{name}/{name}.swift"
        for form in FORMATS:
            yield Attack(f"file {name!a}", check(form), project(path=path),
                         judge=both(is_not_green, is_unharmed(name), is_named(path)))
        for command in (["graph", "--format", "html"], ["modules", "--format", "json"], ["roles"],
                        ["why", "LoginPresenter"]):
            if chance.random() < 0.4:
                yield Attack(f"file {name!a}", command, project(path=path), judge=is_unharmed(name))
    for name in NAMES:
        if not name.startswith("-"):
            yield Attack(f"path {name!a}", ["check", f"App/{name}"], project(path=f"App/{name}/Login.swift"),
                         judge=is_refused_or_found)
        yield Attack(f"missing path {name!a}", ["check", "./" + name], project(), judge=is_refused)
    for name in chance.sample(NAMES, 12):
        yield Attack(f"option {name!a}", ["check", "--format", name], project(), judge=is_refused)
        yield Attack(f"command {name!a}", [name], project())
        yield Attack(f"rule {name!a}", ["explain", name], project())
        yield Attack(f"type {name!a}", ["why", name], project())
        yield Attack(f"output {name!a}", ["check", "--output", "./" + name], project(), judge=is_written("./" + name))
    for name in TYPES:
        text = LOGIN.replace("LoginViewController", f"`Login{name}ViewController`")
        comment = f"// viperlint:ignore {RULE} -- because {name}\n"
        for form in ("text", "html", "markdown", "github", "sarif", "junit", "agent", "checkstyle"):
            yield Attack(f"type {name!a}", check(form), project(text), judge=is_unharmed(name))
        for form in ("html", "markdown", "text", "github", "json"):
            yield Attack(f"reason {name!a}", check(form, "--show-suppressed"),
                         project(LOGIN.replace("    presenter?.i", comment + "    presenter?.i")),
                         judge=is_unharmed(name))
        for command in (["graph", "--format", "html"], ["graph", "--format", "dot", "--level", "types"],
                        ["graph", "--format", "mermaid"], ["roles"], ["facts", "App"]):
            yield Attack(f"type {name!a}", command, project(text), judge=is_unharmed(name))
