"""Puts links, pipes, sockets and folders into a project before it is run."""
import os
import socket
from pathlib import Path

from HostileRuns.materials import LOGIN


def after(*steps):
    """Prepares a project in several steps."""
    def prepare(folder):
        for step in steps:
            step(folder)
    return prepare


def links(*pairs):
    """Makes symbolic links: pairs of where a link stands and where it leads."""
    def prepare(folder):
        for place, target in pairs:
            full = os.path.join(folder, place)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            os.symlink(target.replace("{}", folder), full)
    return prepare


def outside(folder):
    """A folder beside the project with a Swift file."""
    other = os.path.join(os.path.dirname(folder), "outside")
    os.makedirs(other, exist_ok=True)
    Path(other, "Login.swift").write_text(LOGIN)


def pipe_at(path):
    def prepare(folder):
        full = os.path.join(folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        os.mkfifo(full)
    return prepare


def socket_at(path):
    def prepare(folder):
        full = os.path.join(folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with socket.socket(socket.AF_UNIX) as one:
            here = os.getcwd()
            os.chdir(os.path.dirname(full))
            one.bind(os.path.basename(full))
            os.chdir(here)
    return prepare


def folder_at(*paths):
    def prepare(folder):
        for path in paths:
            os.makedirs(os.path.join(folder, path), exist_ok=True)
    return prepare


def deep_folders(folder):
    """Paths longer than the system takes in one call."""
    here = os.getcwd()
    os.chdir(folder)
    for _ in range(40):
        os.mkdir("d" * 200)
        os.chdir("d" * 200)
    Path("Deep.swift").write_text(LOGIN)
    os.chdir(here)


def many_links(folder):
    """Links to folders that double at each level: 2^40 ways."""
    for level in range(40):
        os.makedirs(f"{folder}/App/l{level}")
        for name in "ab":
            os.symlink(f"../l{level + 1}", f"{folder}/App/l{level}/{name}")
    os.makedirs(f"{folder}/App/l40")


def mode(path, bits):
    return lambda folder: os.chmod(os.path.join(folder, path), bits)
