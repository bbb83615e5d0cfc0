"""Projects that change while the program reads them."""
import json
import os
import time
from pathlib import Path

from HostileRuns.materials import LOGIN, RULE, VIPER, check, project
from HostileRuns.promises import FORMATS, Attack


def restless(change):
    """Repeats a change of the project while the program runs."""
    def meanwhile(folder, done):
        i = 0
        while not done.is_set():
            try:
                change(folder, i)
            except OSError:
                pass
            i += 1
            time.sleep(0.0005)
    return meanwhile


def moves(folder, i):
    names = ["App/Login/Login.swift", "App/Login/Other.swift"]
    os.rename(f"{folder}/{names[i % 2]}", f"{folder}/{names[1 - i % 2]}")


def moves_folder(folder, i):
    names = ["App/Login", "App/Other"]
    os.rename(f"{folder}/{names[i % 2]}", f"{folder}/{names[1 - i % 2]}")


def deletes(folder, i):
    path = f"{folder}/App/Login/Login.swift"
    if i % 2 == 0:
        os.unlink(path)
    else:
        Path(path).write_text(LOGIN)


def creates(folder, i):
    Path(f"{folder}/App/New{i % 300}.swift").write_text(LOGIN)


def grows(folder, i):
    with open(f"{folder}/App/Login/Login.swift", "a") as file:
        file.write("func a() {}\n" * 100)


def shrinks(folder, i):
    Path(f"{folder}/App/Login/Login.swift").write_text(LOGIN[:i * 37 % len(LOGIN)])


def becomes_folder(folder, i):
    path = f"{folder}/App/Login/Login.swift"
    if i % 2 == 0:
        os.unlink(path)
        os.mkdir(path)
    else:
        os.rmdir(path)
        Path(path).write_text(LOGIN)


def becomes_pipe(folder, i):
    path = f"{folder}/App/Login/Login.swift"
    os.unlink(path)
    if i % 2 == 0:
        os.mkfifo(path)
    else:
        Path(path).write_text(LOGIN)


def rewrites_configuration(folder, i):
    texts = [VIPER, "", "preset: [", "rules: { " + RULE + ": error }\n"]
    Path(f"{folder}/.viperlint.yml").write_text(texts[i % 4])


def rewrites_baseline(folder, i):
    texts = [json.dumps({"version": 1, "findings": []}), "{", ""]
    Path(f"{folder}/.viperlint-baseline.json").write_text(texts[i % 3])


CHANGES = [
    moves, moves_folder, deletes, creates, grows, shrinks, becomes_folder, becomes_pipe, rewrites_configuration,
    rewrites_baseline,
]


def changes_meanwhile():
    """Each change, in a project with many files, so that there is time for it."""
    many = {f"App/More/M{number}.swift": "struct S {}\n" for number in range(400)}
    for change in CHANGES:
        for form in FORMATS[:6]:
            yield Attack(f"while it runs: {change.__name__}", check(form), project() | many,
                         meanwhile=restless(change), repeat=False)
