"""Prints a run and keeps its input."""
import os
import re
import shlex
import shutil
import tempfile


def keep(top, keep_folder, name):
    """Moves the input of a run to where it stays, and returns its place."""
    os.makedirs(keep_folder, exist_ok=True)
    target = tempfile.mkdtemp(prefix=re.sub(r"\W+", "-", name)[:40] + "-", dir=keep_folder)
    os.rmdir(target)
    shutil.move(f"{top}/project", target)
    return target


def first_lines(data, most=4):
    lines = data.decode("utf-8", "replace").splitlines()
    return [ascii(line[:200])[1:-1] for line in lines[:most]] + (["…"] if len(lines) > most else [])


def shown(arguments):
    """A command line that a terminal can print."""
    return ascii(shlex.join(word[:80] for word in arguments))[1:-1]


def report(result, found, place):
    """Prints a run: what it broke, its command, the beginning of its output, and where its input is."""
    print(f"  {result.attack.name[:110]!a}: {'; '.join(found)}")
    figures = f"exit code {result.code}, {result.seconds:.1f} s, {result.megabytes} MB"
    print(f"    viperlint {shown(result.attack.arguments)}  ({figures})")
    for name, data in (("out", result.out), ("err", result.err)):
        for line in first_lines(data):
            print(f"    {name}: {line}")
    print(f"    input: {place}", flush=True)
