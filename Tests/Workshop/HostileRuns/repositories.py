"""No git, a broken git, broken repositories, and repositories that name programs."""
import os

from HostileRuns.commits import committed, detached, empty_repository, shallow, touched
from HostileRuns.judges import both, is_found, is_loud, is_refused_or_found
from HostileRuns.materials import project
from HostileRuns.places import after
from HostileRuns.promises import Attack
from HostileRuns.traps import BROKEN_GITS, FAKE_GITS, booby_trapped, broken_git, fake_git, is_unmarked

GIT_WAYS = [
    ["check", "--since", "HEAD"], ["check", "--tracked"], ["check", "--fix"], ["hook", "run"],
    ["hook", "install", "--dry-run"],
]
REFS = [
    "--output=x", "-x", "", " ", "nope", "HEAD~999999", "HEAD@{99 years ago}", "--", "-", "HEAD:", "HEAD:App",
    ":/first", "HEAD^{tree}", "HEAD^{blob}", "a..b", "HEAD...HEAD", "\x1b[31m", "a\nb", "--upload-pack=touch x",
    "$(touch x)", "; touch x", "@", "refs/heads/../../x", "\udcff", "a" * 100_000, "0" * 40, "^HEAD", "HEAD HEAD",
    "--all", "--help", "%s", "*", "\u202e",
]
NO_GIT = {"PATH": "/nowhere"}
FAKE_GIT = {"PATH": "bin:/usr/bin:/bin"}
QUICK = {"VIPERLINT_GIT_TIMEOUT": "1"}
# Programs that git starts because variables name them.
NAMED_PROGRAMS = {
    "GIT_EXTERNAL_DIFF": "touch x", "GIT_PAGER": "touch x", "PAGER": "touch x", "GIT_SSH_COMMAND": "touch x",
    "GIT_EDITOR": "touch x", "GIT_ASKPASS": "touch x", "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor",
    "GIT_CONFIG_VALUE_0": "touch x",
}


def wrote_nothing(result):
    return ["a file `x` was written"] if os.path.exists(os.path.join(result.folder, "x")) else []


def repositories(chance):
    """No git, a broken git, broken repositories, and repositories that name programs."""
    for way in GIT_WAYS:
        yield Attack("no git", way, project(), prepare=after(committed, touched), environment=NO_GIT,
                     judge=is_loud)
        for name, script in FAKE_GITS.items():
            yield Attack(f"a git that {name}", way, project(), prepare=after(committed, touched, fake_git(script)),
                         environment=FAKE_GIT | QUICK, judge=is_loud, seconds=30, repeat=False)
        for name in BROKEN_GITS:
            yield Attack(f".git: {name}", way, project(), prepare=broken_git(name), environment=QUICK,
                         judge=is_loud if way[0] == "check" else None, repeat=False)
        for name, prepare in (("empty", empty_repository), ("detached", detached), ("shallow", shallow)):
            yield Attack(f"repository: {name}", way, project(), prepare=prepare,
                         judge=is_loud if way[0] == "check" else None, repeat=False)
        yield Attack("a repository that names programs", way, project(),
                     prepare=after(committed, touched, booby_trapped), judge=is_unmarked, repeat=False)
    for way in (["check", "--since", "HEAD", "--tracked", "--fix", "--dry-run"],
                ["check", "--since", "main", "-f", "github"], ["hook", "agent"], ["check"], ["init", "--dry-run"],
                ["baseline", "write"], ["check", "--suppress", "x", "--force"]):
        for more in ({}, NAMED_PROGRAMS):
            yield Attack("a repository that names programs", way, project(),
                         prepare=after(committed, touched, booby_trapped), environment=more,
                         judge=both(is_unmarked, wrote_nothing), repeat=False)
    for ref in REFS:
        for way in (["check", "--since", ref], ["check", "--since=" + ref, "--format", "json"]):
            yield Attack(f"since {ref[:40]!a}", way, project(), prepare=after(committed, touched),
                         judge=both(is_loud, wrote_nothing))
    yield Attack("since HEAD finds the change", ["check", "--since", "HEAD"], project(),
                 prepare=after(committed, touched), judge=is_found)
    for number in ("0", "-1", "x", "", "1e99", "99999999999999999999"):
        yield Attack(f"git timeout {number!r}", ["check", "--since", "HEAD"], project(),
                     prepare=after(committed, touched), environment={"VIPERLINT_GIT_TIMEOUT": number},
                     judge=is_refused_or_found)
