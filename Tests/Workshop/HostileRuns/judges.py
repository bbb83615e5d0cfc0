"""What some runs must keep beside the promises of all: each judge takes a result and returns complaints."""
import json
import os
import re
from pathlib import Path

from HostileRuns.materials import RULE
from HostileRuns.promises import form_of


def is_found(result):
    """The known error is reported."""
    if result.code != 1 or RULE.encode() not in result.out:
        return [f"the error is not found (exit code {result.code})"]
    return []


def is_loud(result):
    """A known error may be missing only if the run says something."""
    if result.code == 0 and not result.said():
        return ["a known error is missing, exit code 0, and nothing is said"]
    return []


def is_loud_in_json(result):
    """A report for programs must not look clean where the text does not."""
    if "json" in result.attack.arguments and result.code == 0:
        report = json.loads(result.out)
        return [] if report["findings"] or report["problems"] else ["the report looks clean"]
    return []


def is_refused(result):
    """The run ends with 2."""
    return [] if result.code == 2 else [f"exit code {result.code} instead of 2"]


def is_not_green(result):
    return [] if result.code in (1, 2) else [f"the error is not found (exit code {result.code})"]


def is_refused_or_found(result):
    return [] if result.code == 2 else is_found(result)


def mentions(*words):
    """What is printed names all of these words."""
    def judge(result):
        text = result.out + result.err
        return [f"`{word}` is not named" for word in words if os.fsencode(word) not in text]
    return judge


def both(*judges):
    """What several judges ask for."""
    return lambda result: [complaint for judge in judges for complaint in judge(result)]


def is_unharmed(name):
    """Names of the input do not become markup, commands of a server or lines of their own."""
    def judge(result):
        form = form_of(result.attack.arguments)
        complaints = []
        if form == "html" and re.search(rb"<script>boom|<img src=x|onerror=boom\(\)>|javascript:boom\"", result.out):
            complaints.append("a name became markup")
        if form == "markdown" and re.search(rb"(?m)^[^`]*<(script|img)", result.out):
            complaints.append("a name became markup")
        if re.search(rb"(?m)^(::error::boom|::error file=x,|##vso)", result.out + b"\n" + result.err):
            complaints.append("a name became a command of a CI server")
        if name == "a:1:2: error: boom" and form == "text" and re.search(rb"(?m)^a:1:2", result.out):
            complaints.append("a name became a finding")
        return complaints
    return judge


def is_written(path):
    """A report with the error is in a file of this name. A name that is no UTF-8 is refused."""
    def judge(result):
        try:
            path.encode()
        except UnicodeEncodeError:
            return is_refused(result)
        full = os.path.join(result.folder, path)
        is_report = os.path.isfile(full) and not os.path.islink(full) and RULE.encode() in Path(full).read_bytes()
        return [] if is_report else ["the report was not written"]
    return judge
