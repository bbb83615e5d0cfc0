"""Gits that are none, repositories that are broken, and a repository that names programs."""
import os
import shutil
from pathlib import Path

from HostileRuns.commits import committed, git, touched

# Names a program wherever git may start one.
GIT_CONFIG = """[core]
\trepositoryformatversion = 0
\tfsmonitor = {mark}
\thooksPath = {folder}/hooks
\tpager = {mark}
\teditor = {mark}
\tsshCommand = {mark}
\taskPass = {mark}
\tgitProxy = {mark}
\talternateRefsCommand = {mark}
\tattributesFile = {folder}/attributes
[alias]
\tdiff = !{mark}
\tls-files = !{mark}
\trev-parse = !{mark}
[diff]
\texternal = {mark}
[diff "evil"]
\ttextconv = {mark}
\tcommand = {mark}
[filter "evil"]
\tclean = {mark}
\tsmudge = {mark}
\tprocess = {mark}
\trequired = true
[credential]
\thelper = !{mark}
[pager]
\tdiff = {mark}
\tshow = {mark}
[gpg]
\tprogram = {mark}
[log]
\tshowSignature = true
[remote "origin"]
\turl = ext::sh -c "{mark}"
\tpromisor = true
\tpartialclonefilter = blob:none
\tuploadpack = {mark}
[protocol "ext"]
\tallow = always
[uploadpack]
\tpackObjectsHook = {mark}
[submodule]
\trecurse = true
"""
CIRCULAR_CONFIG = "[core]\nrepositoryformatversion = 0\n[include]\npath = config\n"
# Shell scripts in the place of git.
FAKE_GITS = {
    "hangs": "sleep 60",
    "hangs with output": "while :; do echo a; sleep 0.2; done",
    "hangs and ignores signals": "trap '' TERM INT HUP; sleep 60; sleep 60",
    "fails": "exit 1",
    "fails loudly": "echo '\033[31mboom' >&2; exit 128",
    "is killed": "kill -9 $$",
    "prints nothing": "exit 0",
    "prints garbage": "head -c 100000 /dev/urandom",
    "prints NULs": "head -c 100000 /dev/zero",
    "prints for ever": "cat /dev/zero",
    "complains for ever": "cat /dev/zero >&2",
    "prints a long line": "head -c 50000000 /dev/zero | tr '\\0' a",
    "prints paths outside": "printf '/etc/passwd\\0../../x\\0'",
    "closes its output": "exec >&- 2>&-; sleep 60",
    "leaves a child": "sleep 60 & echo x",
    "is no program": "\0\1\2",
}


def booby_trapped(folder):
    """Every program that a repository can name writes a mark beside the project."""
    mark = f"touch '{folder}/../MARK'"
    Path(folder, ".git/config").write_text(GIT_CONFIG.format(mark=mark.replace('"', '\\"'), folder=folder))
    Path(folder, "attributes").write_text("* filter=evil diff=evil\n")
    Path(folder, ".gitattributes").write_text("* filter=evil diff=evil text=auto\n")
    for hooks in ("hooks", ".git/hooks"):
        os.makedirs(f"{folder}/{hooks}", exist_ok=True)
        for name in ("pre-commit", "post-checkout", "post-index-change", "fsmonitor-watchman", "reference-transaction",
                     "post-commit"):
            Path(folder, hooks, name).write_text(f"#!/bin/sh\n{mark}\n")
            os.chmod(f"{folder}/{hooks}/{name}", 0o755)


def is_unmarked(result):
    is_marked = os.path.exists(os.path.join(result.folder, "../MARK"))
    return ["a program of the repository was started"] if is_marked else []


def fake_git(script):
    """Puts a script that is called git into the folder `bin`."""
    def prepare(folder):
        os.makedirs(f"{folder}/bin")
        Path(folder, "bin/git").write_text("#!/bin/sh\n" + script + "\n")
        os.chmod(f"{folder}/bin/git", 0o755)
    return prepare


# What a file `.git` says.
GIT_FILES = {
    "file empty": "",
    "file garbage": "\0\xff" * 50,
    "file to nowhere": "gitdir: /nowhere\n",
    "file to itself": "gitdir: .git\n",
    "file outside": "gitdir: ../../../etc\n",
    "file with escape": "gitdir: \x1b[31mboom\n",
    "file huge": "gitdir: " + "a" * 1_000_000,
}


def spoil_objects(folder):
    for path in Path(folder, ".git/objects").rglob("*"):
        if path.is_file():
            path.chmod(0o644)
            path.write_bytes(b"garbage")


def replace_by_pipe(path):
    os.unlink(path)
    os.mkfifo(path)


# What is done to a good repository.
DAMAGES = {
    "no HEAD": lambda folder: os.unlink(f"{folder}/.git/HEAD"),
    "HEAD garbage": lambda folder: Path(folder, ".git/HEAD").write_bytes(os.urandom(500)),
    "HEAD in a circle": lambda folder: Path(folder, ".git/HEAD").write_text("ref: HEAD\n"),
    "index garbage": lambda folder: Path(folder, ".git/index").write_bytes(os.urandom(5000)),
    "index cut": lambda folder: os.truncate(f"{folder}/.git/index", 40),
    "config garbage": lambda folder: Path(folder, ".git/config").write_bytes(b"[\0\xff" * 99),
    "config includes itself": lambda folder: Path(folder, ".git/config").write_text(CIRCULAR_CONFIG),
    "no objects": lambda folder: shutil.rmtree(f"{folder}/.git/objects"),
    "objects garbage": spoil_objects,
    "locked": lambda folder: Path(folder, ".git/index.lock").write_text(""),
    "worktree outside": lambda folder: git(folder, "config", "core.worktree", "/etc"),
    "bare": lambda folder: git(folder, "config", "core.bare", "true"),
    "newer format": lambda folder: git(folder, "config", "core.repositoryformatversion", "99"),
    "alternates in a circle":
        lambda folder: Path(folder, ".git/objects/info/alternates").write_text(f"{folder}/.git/objects\n"),
    "pipe": lambda folder: replace_by_pipe(f"{folder}/.git/HEAD"),
}
BROKEN_GITS = ["empty folder", *GIT_FILES, *DAMAGES]


def broken_git(name):
    """Puts something broken in the place of .git, or into it."""
    def prepare(folder):
        if name == "empty folder":
            os.mkdir(f"{folder}/.git")
        elif name in GIT_FILES:
            Path(folder, ".git").write_text(GIT_FILES[name])
        else:
            committed(folder)
            touched(folder)
            DAMAGES[name](folder)
    return prepare
