"""Variables, terminals, limits, signals and threads."""
import os
import resource
import signal
from pathlib import Path

from HostileRuns.commits import committed, touched
from HostileRuns.judges import is_found, is_refused_or_found
from HostileRuns.materials import CHECK, LOGIN, TYPES, VIPER, check, project
from HostileRuns.places import after
from HostileRuns.promises import Attack, parse_complaint

# None takes a variable away.
VARIABLES = [
    {"TERM": None}, {"TERM": "dumb"}, {"TERM": "x" * 100_000}, {"TERM": "\x1b[31m"}, {"COLUMNS": "0"}, {"COLUMNS": "1"},
    {"COLUMNS": "-5"}, {"COLUMNS": "3"}, {"COLUMNS": "999999999"}, {"COLUMNS": "99999999999999999999"},
    {"COLUMNS": "x"}, {"COLUMNS": ""}, {"NO_COLOR": "1"}, {"NO_COLOR": ""}, {"CLICOLOR_FORCE": "1", "NO_COLOR": "1"},
    {"LANG": "C", "LC_ALL": "C"}, {"LC_ALL": "xx_XX.garbage"}, {"LC_ALL": "tr_TR.UTF-8"}, {"TZ": "garbage"},
    {"TZ": "../../../etc/passwd"}, {"TZ": "A" * 10_000}, {"TMPDIR": "/nowhere"}, {"TMPDIR": ""}, {"HOME": None},
    {"HOME": "/nowhere"}, {"HOME": ""}, {"PATH": None}, {"PATH": ""}, {"PWD": "/nowhere"}, {"PWD": None}, {"CI": "1"},
    {"GITHUB_ACTIONS": "true"}, {"GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/nowhere"},
    {"GITHUB_WORKSPACE": "\x1b[31m"}, {"CI_PROJECT_DIR": "../.."}, {"GITLAB_CI": "1", "CI_PROJECT_DIR": ""},
    {"SOURCE_DATE_EPOCH": "x"}, {"SWIFT_BACKTRACE": "garbage"}, {"MALLOC_PERTURB_": "165"}, {"LANG": "\udcff"},
    {"X" * 1000: "y" * 100_000},
]
# Limits, and the exit codes that are allowed below each.
SMALL = {
    "stack of 64 kB": ({resource.RLIMIT_STACK: 64 << 10}, (0, 1, 2, -11)),
    "stack of 128 kB": ({resource.RLIMIT_STACK: 128 << 10}, (0, 1, 2)),
    "stack of 256 kB": ({resource.RLIMIT_STACK: 256 << 10}, (0, 1, 2)),
    "address space of 400 MB": ({resource.RLIMIT_AS: 400_000 << 10}, (0, 1, 2)),
    "address space of 200 MB": ({resource.RLIMIT_AS: 200_000 << 10}, (0, 1, 2, -6, -4, -5, -11, 134)),
    "5 descriptors": ({resource.RLIMIT_NOFILE: 5}, (0, 1, 2)),
    "8 descriptors": ({resource.RLIMIT_NOFILE: 8}, (0, 1, 2)),
    "16 descriptors": ({resource.RLIMIT_NOFILE: 16}, (0, 1, 2)),
    "no core and 1 block": ({resource.RLIMIT_FSIZE: 1024}, (0, 1, 2)),
    "no byte": ({resource.RLIMIT_FSIZE: 0}, (0, 1, 2)),
    "two seconds of CPU": ({resource.RLIMIT_CPU: 2}, (0, 1, 2)),
}
NUMBERS = ["0", "-1", "1", "1000", "99999999999999999999", "x", "", "1.5", "0x10", "１", " 2", "+2", "1e3"]


def is_said(result):
    """With little room the error is found, or the run is incomplete and says so."""
    return [] if result.code < 0 or result.code == 134 else is_refused_or_found(result)


def half_written(name):
    """A file that is there after a signal is whole, and nothing else is left."""
    def judge(result):
        path = os.path.join(result.folder, name)
        left = [one for one in os.listdir(result.folder) if one not in ("App", ".viperlint.yml", name)]
        complaints = [f"left behind: {left}"] if left else []
        if os.path.exists(path) and parse_complaint("json", Path(path).read_bytes()):
            complaints.append("the report is cut")
        return complaints
    return judge


def many_modules(count):
    files = {".viperlint.yml": VIPER}
    for i in range(count):
        name = "M" + "".join(chr(97 + int(digit)) for digit in str(i)).capitalize()
        files[f"App/{name}/{name}.swift"] = LOGIN.replace("Login", name)
    return files


def surroundings(chance):
    """Variables, terminals, limits, signals and threads."""
    for variables in VARIABLES:
        label = str({key[:20]: value and value[:20] for key, value in variables.items()})
        for way in (check("text"), check("html")):
            if "GITHUB_ACTIONS" not in variables or "text" not in way:
                yield Attack(f"with {label}", way, project(), environment=variables, judge=is_found)
        for way in (CHECK, ["roles"], ["modules"]):
            yield Attack(f"terminal with {label}", way, project(), environment={"NO_COLOR": "1"} | variables,
                         terminal=True, commands="CLICOLOR_FORCE" in variables or variables.get("NO_COLOR") == "",
                         judge=is_found if way == CHECK else None)
    for name in TYPES:
        text = LOGIN.replace("presenter?.interactor?.load()", f'presenter?.interactor?.load()  // {name}')
        yield Attack(f"terminal shows {name!a}", CHECK, project(text), environment={"NO_COLOR": "1"}, terminal=True,
                     judge=is_found)
    for name, (limits, codes) in SMALL.items():
        for way in (check("text"), check("json", "--output", "out"), check("html"), ["check", "--jobs", "1"],
                    ["check", "--jobs", "16"], ["check", "--since", "HEAD"], ["modules"]):
            prepare = after(committed, touched) if "--since" in way else None
            yield Attack(f"with {name}", way, project(), limits=limits, codes=codes, prepare=prepare,
                         judge=is_said if way[0] == "check" and "--output" not in way else None)
        yield Attack(f"with {name}, large", CHECK, many_modules(150), limits=limits, codes=codes, judge=is_said,
                     repeat=False)
        yield Attack(f"with {name}, deep", CHECK, project("let a = " + "(" * 5000 + ")" * 5000 + "\n" + LOGIN),
                     limits=limits, codes=codes, judge=is_said, repeat=False)
    large = many_modules(400)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGQUIT):
        for wait in (0.0, 0.02, 0.06, 0.15, 0.3):
            yield Attack(f"{number.name} after {wait} s", check("json", "--output", "out"), large,
                         signalled=(number, wait), codes=(0, 1, 2, -number, 128 + number), judge=half_written("out"),
                         repeat=False)
    yield Attack("SIGSTOP and SIGCONT", CHECK, large, signalled=(signal.SIGCONT, 0.05), repeat=False)
    for number in NUMBERS:
        yield Attack(f"--jobs {number!r}", ["check", "--jobs", number], project(), judge=is_refused_or_found)
        yield Attack(f"--max-warnings {number!r}", ["check", f"--max-warnings={number}"], project(),
                     judge=is_refused_or_found)
    for way in (["-"], ["check", "-", "--stdin-path", "App/Login/Login.swift"], ["check", "--stdin-path"],
                ["check", "-", "--stdin-path", "../../x.swift"], ["check", "-", "-"],
                ["check", "-", "--stdin-path", ""]):
        for text in (LOGIN.encode(), b"", b"\xff\0" * 5000, b"a" * 20_000_000):
            yield Attack(f"standard input of {len(text)} bytes", way, project(), inputs=text)
