"""Reports, histories and baselines into places that do not take them."""
import os
from pathlib import Path

from HostileRuns.judges import both, is_found, is_refused, is_written, mentions
from HostileRuns.materials import LOGIN, check, project
from HostileRuns.places import folder_at, links, pipe_at, socket_at
from HostileRuns.promises import Attack, parse_complaint


def is_history(result):
    """A run is added below the earlier ones."""
    lines = Path(result.folder, "h").read_bytes().splitlines()
    broken = [line for line in lines if parse_complaint("json", line)]
    return ["a line of the history was broken"] if broken or len(lines) != 2 else []


def is_not_elsewhere(result):
    """Nothing is written where a broken link leads."""
    return ["the link was followed"] if os.path.exists(os.path.join(result.folder, "../elsewhere")) else []


def is_not_overwritten(result):
    """With a standard descriptor closed, what is opened next must not take its place and be written to."""
    text = Path(result.folder, "App/Login/Login.swift").read_text()
    return [] if text == LOGIN else ["a source was overwritten"]


def output_attacks():
    """Reports into places that do not take them."""
    for form in ("text", "json", "html", "sarif"):
        for where in ("--output", "--report"):
            def to(path):
                return check(form, "--output", path) if where == "--output" else ["check", "--report", f"{form}={path}"]
            refused = both(is_refused, mentions("out"))
            yield Attack(f"{where} into a full disk", to("/dev/full"), project(), judge=is_refused)
            yield Attack(f"{where} into a pipe without reader", to("out"), project(), prepare=pipe_at("out"),
                         judge=refused)
            yield Attack(f"{where} into a folder", to("out"), project(), prepare=folder_at("out"), judge=refused)
            yield Attack(f"{where} into a missing folder", to("out/x/y"), project(), judge=refused)
            yield Attack(f"{where} below a file", to("out/x"), project() | {"out": ""}, judge=refused)
            # A link that leads nowhere is replaced: a hostile project must not lead what is written elsewhere.
            yield Attack(f"{where} into a broken link", to("out"), project(), prepare=links(("out", "../elsewhere")),
                         judge=both(is_written("out"), is_not_elsewhere))
            yield Attack(f"{where} into a link to itself", to("out"), project(), prepare=links(("out", "out")),
                         judge=is_written("out"))
            yield Attack(f"{where} into /proc", to("/proc/self/out"), project(), judge=refused)
            yield Attack(f"{where} into a socket", to("out"), project(), prepare=socket_at("out"), judge=refused)
            yield Attack(f"{where} of an empty name", to(""), project(), judge=is_refused)
            yield Attack(f"{where} too long", to("out" * 100), project(), judge=refused)
        yield Attack("a full disk as standard output", check(form), project(), output="/dev/full", judge=is_refused)
        yield Attack("standard output is read in part", check(form), project(LOGIN * 300), reads=10,
                     codes=(0, 1, 2, -13), repeat=False)
        yield Attack("standard output is not read", check(form), project(LOGIN * 300), reads=0, codes=(0, 1, 2, -13),
                     repeat=False)
        for closed in ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)):
            yield Attack(f"closed {closed}", check(form), project(), closed=closed, judge=is_not_overwritten)
    yield Attack("history into a full disk", ["check", "--history", "/dev/full"], project(), judge=is_refused)
    yield Attack("history is no history", ["check", "--history", "h"], project() | {"h": "{}{"}, judge=mentions("h:1"))
    run = '{"version":1,"day":"2026-11-01","errors":1,"warnings":0,"baselined":0,"suppressed":0,"rules":{}}'
    yield Attack("history without a last line end", ["check", "--history", "h"], project() | {"h": run},
                 judge=is_history, repeat=False)
    yield Attack("history is a folder", ["check", "--history", "h"], project(), prepare=folder_at("h"),
                 judge=is_refused)
    for name, prepare in (("a folder", folder_at("s")), ("a pipe", pipe_at("s")),
                          ("a broken link", links(("s", "a/b"))), ("nothing", None)):
        yield Attack(f"step summary is {name}", check("github"), project(), prepare=prepare,
                     environment={"GITHUB_STEP_SUMMARY": "s"}, judge=is_found)
    yield Attack("step summary is /dev/full", check("github"), project(),
                 environment={"GITHUB_STEP_SUMMARY": "/dev/full"}, judge=is_found)
    yield Attack("baseline into a folder", ["baseline", "write"], project(),
                 prepare=folder_at(".viperlint-baseline.json"), judge=is_refused)
    yield Attack("baseline into a full disk", ["baseline", "write", "--baseline", "/dev/full"], project(),
                 judge=is_refused)
    yield Attack("init into a folder", ["init", "--force"], project(configuration=None),
                 prepare=folder_at(".viperlint.yml"), judge=is_refused)
    yield Attack("baseline into a broken link", ["baseline", "write"], project(),
                 prepare=links((".viperlint-baseline.json", "a/b")))
