"""Links, pipes, sockets and devices in the place of files and folders."""
import os

from HostileRuns.changes import changes_meanwhile
from HostileRuns.judges import both, is_found, is_loud, is_refused, is_refused_or_found, mentions
from HostileRuns.materials import CHECK, HOME, VIPER, check, project
from HostileRuns.outputs import output_attacks
from HostileRuns.places import after, deep_folders, links, many_links, mode, outside, pipe_at, socket_at
from HostileRuns.promises import Attack


def files(chance):
    """Links, pipes, sockets, devices, places that cannot be written, and files that change while they are read."""
    for form in ("text", "json", "html"):
        yield Attack("broken link", check(form), project(), prepare=links(("App/Broken.swift", "nowhere")),
                     judge=is_refused_or_found)
        yield Attack("link to itself", check(form), project(), prepare=links(("App/Loop.swift", "Loop.swift")),
                     judge=is_refused_or_found)
        yield Attack("link to its folder", check(form), project(), prepare=links(("App/loop", ".")), judge=is_found)
        yield Attack("link to the root of the system", check(form), project(), prepare=links(("App/root", "/")),
                     judge=is_found)
        yield Attack("link to /proc", check(form), project(), prepare=links(("App/proc", "/proc/self/root")),
                     judge=is_found)
        yield Attack("link to a file outside", check(form), {".viperlint.yml": VIPER, "App/Home.swift": HOME},
                     prepare=after(outside, links(("App/Login.swift", "../../outside/Login.swift"))), judge=is_refused)
        yield Attack("link to a folder outside", check(form), {".viperlint.yml": VIPER, "App/Home.swift": HOME},
                     prepare=after(outside, links(("App/Login", "../../outside"))), judge=is_loud)
        yield Attack("link to /dev/zero", check(form), project(), prepare=links(("App/Zero.swift", "/dev/zero")),
                     judge=is_refused)
        yield Attack("link to standard input", check(form), project(), prepare=links(("App/In.swift", "/dev/stdin")),
                     judge=is_refused)
        yield Attack("pipe", check(form), project(), prepare=pipe_at("App/Pipe.swift"),
                     judge=both(is_refused, mentions("Pipe.swift")))
        yield Attack("socket", check(form), project(), prepare=socket_at("App/Socket.swift"),
                     judge=both(is_refused, mentions("Socket.swift")))
        yield Attack("folder called X.swift", check(form), project(path="App/X.swift/Login.swift"), judge=is_found)
        yield Attack("links that double", check(form), project(), prepare=many_links, judge=is_found)
        yield Attack("deep folders", check(form), project(), prepare=deep_folders, judge=is_refused_or_found)
        yield Attack("configuration is a pipe", check(form), project(configuration=None),
                     prepare=pipe_at(".viperlint.yml"), judge=is_refused)
        yield Attack("configuration is a socket", check(form), project(configuration=None),
                     prepare=socket_at(".viperlint.yml"), judge=is_refused)
        yield Attack("configuration is a broken link", check(form), project(configuration=None),
                     prepare=links((".viperlint.yml", "no")), judge=is_refused)
        yield Attack("configuration is /dev/zero", check(form), project(configuration=None),
                     prepare=links((".viperlint.yml", "/dev/zero")), judge=is_refused)
        yield Attack("baseline is a pipe", check(form), project(), prepare=pipe_at(".viperlint-baseline.json"),
                     judge=is_refused)
        yield Attack("baseline is a broken link", check(form), project(),
                     prepare=links((".viperlint-baseline.json", "no")), judge=is_refused_or_found)
        yield Attack("storyboard is a pipe", check(form), project(), prepare=pipe_at("App/A.storyboard"),
                     judge=is_refused_or_found)
        yield Attack("storyboard is broken", check(form), project() | {"App/A.storyboard": "<document><scenes>"},
                     judge=is_refused_or_found)
    for path in ("/dev/zero", "/dev/random", "/dev/null", "/dev/tty", "/proc/self/mem", "/proc/kmsg", "/dev/full",
                 "/proc/self/environ"):
        yield Attack(f"path {path}", ["check", path], project(configuration=None), judge=is_refused)
        yield Attack(f"facts of {path}", ["facts", path], project())
        yield Attack(f"configuration {path}", ["check", "--config", path], project(configuration=None))
        yield Attack(f"baseline {path}", ["check", "--baseline", path], project())
    yield Attack("folder is gone", ["check", "--directory", "nowhere"], project(),
                 judge=both(is_refused, mentions("nowhere")))
    yield Attack("folder is a file", ["check", "--directory", ".viperlint.yml"], project(), judge=is_refused)
    yield from output_attacks()
    yield from changes_meanwhile()
    if os.geteuid() != 0:
        yield Attack("unreadable file", CHECK, project(), prepare=mode("App/Login/Login.swift", 0),
                     judge=both(is_refused, mentions("Login.swift")))
        yield Attack("unreadable folder", CHECK, project(), prepare=mode("App/Login", 0),
                     judge=both(is_refused, mentions("App/Login")))
        yield Attack("unwritable folder", check("json", "--output", "App/out"), project(), prepare=mode("App", 0o555),
                     judge=is_refused)
