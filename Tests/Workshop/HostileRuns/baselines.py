"""Baselines that are cut, of wrong types or versions, huge or hostile."""
import json
from pathlib import Path

from HostileRuns.judges import both, is_loud, is_refused, is_unharmed
from HostileRuns.materials import BASELINE, ENTRY, RULE, check, project
from HostileRuns.promises import Attack, parse_complaint

BASELINES = {
    "empty": "",
    "null": "null",
    "list": "[]",
    "number": "3",
    "word": '"a"',
    "no findings": '{"version": 1}',
    "findings: null": '{"version": 1, "findings": null}',
    "findings: map": '{"version": 1, "findings": {}}',
    "findings: numbers": '{"version": 1, "findings": [1, null, "a", []]}',
    "version 0": BASELINE | {"version": 0},
    "version 2": BASELINE | {"version": 2},
    "version 99999999999999999999": BASELINE | {"version": 10 ** 20},
    "version word": BASELINE | {"version": "1"},
    "no version": {"findings": [ENTRY]},
    "count 0": BASELINE | {"findings": [ENTRY | {"count": 0}]},
    "count -1": BASELINE | {"findings": [ENTRY | {"count": -1}]},
    "count huge": BASELINE | {"findings": [ENTRY | {"count": 2 ** 63 - 1}] * 2},
    "count beyond": BASELINE | {"findings": [ENTRY | {"count": 10 ** 30}]},
    "count word": BASELINE | {"findings": [ENTRY | {"count": "1"}]},
    "count 1.5": BASELINE | {"findings": [ENTRY | {"count": 1.5}]},
    "twice": BASELINE | {"findings": [ENTRY] * 2},
    "unknown rule": BASELINE | {"findings": [ENTRY | {"rule": "nope"}]},
    "path outside": BASELINE | {"findings": [ENTRY | {"path": "../../etc/passwd"}]},
    "absolute path": BASELINE | {"findings": [ENTRY | {"path": "/etc/passwd"}]},
    "until the past": BASELINE | {"findings": [ENTRY | {"until": "2001-01-01"}]},
    "until garbage": BASELINE | {"findings": [ENTRY | {"until": "soon"}]},
    "until beyond": BASELINE | {"findings": [ENTRY | {"until": "999999999-99-99"}]},
    "until 13 months": BASELINE | {"findings": [ENTRY | {"until": "2030-13-45"}]},
    "until number": BASELINE | {"findings": [ENTRY | {"until": 3}]},
    "since garbage": BASELINE | {"since": "x"},
    "at-first -1": BASELINE | {"at-first": -1},
    "unknown key": BASELINE | {"x": 1},
    "stars": BASELINE | {"findings": [{key: "*" if key != "count" else 1 for key in ENTRY}]},
    "empty words": BASELINE | {"findings": [{key: "" if key != "count" else 1 for key in ENTRY}]},
    "escape": BASELINE | {"findings": [ENTRY | {"subject": "\x1b[31mboom\n::error::boom\u202e"}]},
    "reason with markup": BASELINE | {"findings": [ENTRY
                                                   | {"reason": "<script>boom(1)</script>\x1b[31m\n::error::boom",
                                                      "owner": "<img src=x onerror=boom()>"}]},
    "duplicate keys": '{"version": 1, "findings": [], "findings": []}',
    "conflict": '<<<<<<< HEAD\n{"version": 1}\n=======\n{}\n>>>>>>> x\n',
    "deep": "[" * 100_000,
    "deep in findings": '{"version": 1, "findings": ' + "[" * 100_000,
    "mark": "\ufeff" + json.dumps(BASELINE),
    "utf-16": json.dumps(BASELINE).encode("utf-16"),
    "trailing comma": '{"version": 1, "findings": [],}',
    "trailing words": json.dumps(BASELINE) + "boom",
    "comment": "// x\n" + json.dumps(BASELINE),
    "NaN": '{"version": NaN, "findings": []}',
    "lone surrogate": '{"version": 1, "findings": [{"path": "\\ud800"}]}',
    "NUL": '{"version": 1, "findings": [{"path": "\\u0000"}]}',
    "invalid bytes": b'{"version": 1, "findings": [{"path": "\xff\xfe"}]}',
    "one line": json.dumps(BASELINE),
    "huge": BASELINE | {"findings": [ENTRY | {"subject": f"S{i}"} for i in range(60_000)]},
    "huge word": BASELINE | {"findings": [ENTRY | {"subject": "a" * 3_000_000}]},
    "70 MB": b'{"version": 1, "findings": []}' + b" " * 70_000_000,
    "only blanks": "   \n",
    "CRLF": json.dumps(BASELINE, indent=1).replace("\n", "\r\n"),
    "entry without path": BASELINE | {"findings": [{key: ENTRY[key] for key in ENTRY if key != "path"}]},
    "entry of one key": BASELINE | {"findings": [{"rule": RULE}]},
}


def keeps_or_replaces(text):
    """A run that ends with 2 leaves the file as it is; any other leaves a file that can be read."""
    def judge(result):
        path = Path(result.folder, ".viperlint-baseline.json")
        now = path.read_bytes() if path.is_file() else b""
        before = text if isinstance(text, bytes) else text.encode()
        if result.code == 2:
            return [] if now == before else ["exit code 2, but the file was changed"]
        return [] if now == before or not parse_complaint("json", now) else ["the file that was written is no JSON"]
    return judge


def baselines(chance):
    """Baselines that are cut, of wrong types or versions, huge or hostile."""
    good = json.dumps(BASELINE, indent=1)
    for end in range(0, len(good), 12):
        way = chance.choice([check("text"), check("json"), ["baseline", "prune", "--dry-run"]])
        yield Attack(f"cut at byte {end}", way, project() | {".viperlint-baseline.json": good[:end]}, judge=is_refused)
    for name, text in BASELINES.items():
        text = json.dumps(text) if isinstance(text, dict) else text
        small = len(text) < 1_000_000
        for way in (check("text"), check("json"), check("html", "--show-suppressed"), ["baseline", "prune"],
                    ["baseline", "write"], ["baseline"])[:6 if small else 2]:
            judge = both(is_loud, is_unharmed(name)) if way[0] == "check" else is_unharmed(name)
            if way[0] == "baseline":
                judge = both(judge, keeps_or_replaces(text))
            yield Attack(name, way, project() | {".viperlint-baseline.json": text}, judge=judge, seconds=60,
                         repeat=way[0] == "check")
