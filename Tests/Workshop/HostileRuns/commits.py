"""Puts a project into a repository."""
import os
import shutil
import subprocess


def git(folder, *arguments):
    settings = ["user.name=a", "user.email=a@b", "init.defaultBranch=main", "commit.gpgsign=false"]
    words = ["git", *(word for setting in settings for word in ("-c", setting)), *arguments]
    subprocess.run(words, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def committed(folder):
    """Makes a repository with one commit of all files."""
    git(folder, "init")
    git(folder, "add", "-A")
    git(folder, "commit", "-m", "first")


def touched(folder):
    """An uncommitted change of the file with the error."""
    with open(os.path.join(folder, "App/Login/Login.swift"), "a") as file:
        file.write("// more\n")


def empty_repository(folder):
    git(folder, "init")


def detached(folder):
    committed(folder)
    git(folder, "checkout", "--detach")
    touched(folder)


def shallow(folder):
    """A clone that knows only the last of three commits."""
    other = os.path.join(os.path.dirname(folder), "origin")
    shutil.copytree(folder, other)
    committed(other)
    for i in range(2):
        touched(other)
        git(other, "commit", "-am", "more")
    shutil.rmtree(folder)
    git(os.path.dirname(folder), "clone", "--depth", "1", "file://" + other, folder)
    touched(folder)
