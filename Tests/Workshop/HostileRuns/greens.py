"""A known error in a project that is changed so that it might vanish."""
import json

from HostileRuns.disguises import fakes_by_change, fakes_by_place
from HostileRuns.fakes import fakes_by_comment, fakes_by_text
from HostileRuns.judges import both, is_loud, is_loud_in_json
from HostileRuns.materials import BASELINE, CHECK, ENTRY, HOME, RULE, VIPER, check, project
from HostileRuns.promises import FORMATS, Attack

SETTINGS = {
    "excludes all": "exclude: ['**']",
    "excludes the folder": "exclude: [App]",
    "sources match nothing": "sources: [Nope]",
    "sources match no folder": 'sources: ["Nope/*"]',
    "sources are empty": "sources: []",
    "sources and nothing": "sources: [App/Home, Nope]",
    "rule misspelt": "rules: { view-uses-interacter: off }",
    "severity misspelt": f"rules: {{ {RULE}: of }}",
    "severity number": f"rules: {{ {RULE}: 0 }}",
    "severity no": f"rules: {{ {RULE}: no }}",
    "severity false": f"rules: {{ {RULE}: false }}",
    "severity info": f"rules: {{ {RULE}: info }}",
    "paths match nothing": f"rules: {{ {RULE}: {{ paths: [Nope] }} }}",
    "allow without reason": f"rules: {{ {RULE}: {{ allow: [{{ path: '**' }}] }} }}",
    "allow with empty reason": f"rules: {{ {RULE}: {{ allow: [{{ path: '**', because: '' }}] }} }}",
    "allow of nothing": f"rules: {{ {RULE}: {{ allow: [{{ because: x }}] }} }}",
    "all off": "rules: { all: off }",
    "star off": "rules: { '*': off }",
    "role of nobody": "roles: { view: { types: [Nope] } }",
    "role misspelt": "roles: { veiw: { types: [LoginViewController] } }",
    "minimum-resolved 0": "minimum-resolved: 0",
    "minimum-resolved 100": "minimum-resolved: 100",
    "max-file-size 0": "max-file-size: 0",
    "minimum-version": "minimum-version: 9.9.9",
    "preset vip": "preset: vip",
    "preset ribs": "preset: ribs",
    "preset misspelt": "preset: Viper",
    "preset empty": "preset:",
    "baseline missing": "baseline: nope.json",
    "baseline is a source": "baseline: App/Home/Home.swift",
    "unknown key": "disabled: true",
    "enabled false": "enabled: false",
    "strict false": "strict: false",
    "vocabulary misspelt": "vocabularies: { nope: { remove: [x] } }",
    "two presets": "preset: viper\npreset: none",
    "second document": "preset: viper\n---\npreset: none",
    "comment in the middle": "rules: # {\n",
    "own rule of the same name": f"custom-rules: [{{ id: {RULE}, summary: s, "
                                 f"constraint: {{ forbid: {{ from: {{ name: A }}, to: {{ name: B }} }} }} }}]",
    "custom rules empty": "custom-rules: []",
    "extends off": "extends: off.yml",
}
FLAGS = {
    "empty path": ["check", ""],
    "missing path": ["check", "Nope"],
    "missing path beside": ["check", "App", "Nope"],
    "missing file": ["check", "App/Login/Nope.swift"],
    "no sources in the path": ["check", "Docs"],
    "report-only nothing": ["check", "--report-only", "Nope"],
    "report-only no path": ["check", "--report-only"],
    "exclude all": ["check", "--exclude", "**"],
    "exclude empty": ["check", "--exclude", ""],
    "only misspelt": ["check", "--only", "view-uses-interacter"],
    "only empty": ["check", "--only", ""],
    "skip misspelt": ["check", "--skip", "view"],
    "skip star": ["check", "--skip", "*"],
    "since without git": ["check", "--since", "HEAD"],
    "tracked without git": ["check", "--tracked"],
    "baseline missing": ["check", "--baseline", "nope.json"],
    "config missing": ["check", "--config", "nope.yml"],
    "config empty": ["check", "--config", "Docs/empty.yml"],
    "directory": ["check", "--directory", "Docs"],
    "quiet": ["check", "--quiet"],
    "statistics": ["check", "--statistics"],
    "no-summary": ["check", "--no-summary"],
    "max-warnings": ["check", "--max-warnings", "999"],
    "unknown flag": ["check", "--lenient"],
    "flag twice": ["check", "--format", "text", "--format", "json"],
    "help word": ["check", "help"],
    "path twice": ["check", "App", "App"],
    "path with dots": ["check", "App/../App/./Login"],
    "preset vip": ["check", "--preset", "vip"],
    "preset ribs": ["check", "--preset", "ribs"],
    "command misspelt": ["chek"],
    "no command": [],
    "quiet statistics": ["check", "-q", "--statistics"],
    "other case": ["check", "app"],
    "file as a folder": ["check", "App/Login/Login.swift/"],
    "fix": ["check", "--fix"],
    "fix only": ["check", "--fix", "--force"],
    "allow-empty": ["check", "--allow-empty"],
    "allow-empty missing": ["check", "--allow-empty", "Nope"],
    "tilde": ["check", "~"],
    "glob": ["check", "Nope/*"],
    "glob that matches": ["check", "App/*"],
    "dash path": ["check", "--", "App"],
    "sort": ["check", "--sort", "severity"],
    "suppress empty": ["check", "--suppress", ""],
    "suppress blank": ["check", "--suppress", " "],
    "report only": ["check", "--report", "json=out"],
    "json output": ["check", "--format", "json", "--output", "out"],
}
# Of these the documentation says that they are silent, or what the run does is in what is written.
FINE = {"json output", "suppress blank", "directory"}
# Baselines that are not about the error, or not any more.
HOME_ENTRY = ENTRY | {"module": "Home", "subject": "HomeViewController", "path": "App/Home/Home.swift"}
BASELINES = {
    "empty": {"version": 1, "findings": []},
    "of another module": BASELINE | {"findings": [HOME_ENTRY]},
    "of another way": BASELINE | {"findings": [ENTRY | {"way": "calls"}]},
    "of another file": BASELINE | {"findings": [ENTRY | {"path": "App/Home/Home.swift"}]},
    "of yesterday": BASELINE | {"findings": [ENTRY | {"until": "2020-01-01"}]},
}


def greens(chance):
    """A known error in a project that is changed so that it might vanish: it must be found, or something said."""
    for configuration in (VIPER, None):
        for beside in (HOME, None):
            for form in FORMATS:
                yield Attack("the plain project", check(form), project(configuration=configuration, home=beside),
                             judge=lambda result: [] if result.code == 1 else ["the plain project does not fail"])
    yield from fakes_by_text()
    yield from fakes_by_comment()
    yield from fakes_by_change()
    yield from fakes_by_place()
    for name, line in SETTINGS.items():
        text = line if line.startswith("preset") else VIPER + line
        files = project(configuration=text + "\n") | {"off.yml": f"rules: {{ {RULE}: nope }}\n"}
        for form in ("text", "json"):
            yield Attack(f"setting {name}", check(form), files, judge=both(is_loud, is_loud_in_json))
        nested = project() | {"App/Login/.viperlint.yml": text + "\n",
                              "App/Login/off.yml": f"rules: {{ {RULE}: nope }}\n"}
        yield Attack(f"setting {name} in a folder below", CHECK, nested, judge=is_loud)
    for name, flags in FLAGS.items():
        files = project() | {"Docs/a.txt": "", "Docs/empty.yml": ""}
        yield Attack(f"flags {name}", flags, files, judge=None if name in FINE else is_loud)
    for name, text in BASELINES.items():
        yield Attack(f"baseline {name}", CHECK, project() | {".viperlint-baseline.json": json.dumps(text)},
                     judge=is_loud)
