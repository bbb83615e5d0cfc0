"""An attack, what a run of it did, and what every run must keep."""
import json
import os
import re
import signal
import xml.etree.ElementTree
from dataclasses import dataclass, field

FORMATS = [
    "text", "json", "xcode", "github", "sarif", "gitlab", "junit", "checkstyle", "rdjson", "markdown", "sonarqube",
    "agent", "html",
]
JSON_FORMATS = {"json", "sarif", "gitlab", "rdjson", "sonarqube"}
XML_FORMATS = {"junit", "checkstyle"}
# What a terminal or a reader of text takes for a command: controls but tab and line feed, C1, marks of direction.
COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
TRAPS = [
    b"Fatal error", b"Illegal instruction", b"Segmentation fault", b"stack smashing", b"terminate called",
    b"Swift runtime failure", b"Program crashed", b"*** Signal", b"Stack dump",
]
# What a run without findings prints on standard error.
FIGURES = re.compile(rb"^(viperlint: 0 errors, 0 warnings|examined: .*|preset: viper, because .*)$")


@dataclass
class Attack:
    """One run: what is written, what is run, and what must hold beside the promises that every run keeps."""
    name: str
    arguments: list
    files: dict  # paths, and the text or bytes of each
    prepare: object = None  # called with the folder when its files are written
    environment: dict = field(default_factory=dict)  # None takes a variable away
    limits: dict = field(default_factory=dict)  # as setrlimit takes them
    inputs: bytes = b""  # what is on standard input
    closed: tuple = ()  # standard descriptors that are closed
    output: str = ""  # a device or file that takes standard output
    reads: int = -1  # after so many bytes the reader of standard output goes away
    terminal: bool = False
    meanwhile: object = None  # called in a thread with the folder and an event that ends it
    signalled: tuple = ()  # a signal, and after how many seconds it is sent
    codes: tuple = (0, 1, 2)
    seconds: float = 20  # of the clock on the wall
    megabytes: int = 1500
    judge: object = None  # called with the result; returns complaints
    repeat: bool = True
    commands: bool = False  # the output may contain what COMMANDS matches


@dataclass
class Result:
    """What a run printed, how it ended and what it cost."""
    attack: Attack
    folder: str
    code: int
    out: bytes
    err: bytes
    seconds: float
    megabytes: int
    late: bool  # it had to be ended
    held: bool  # something that it has started still holds its output

    def said(self):
        """What a run said beside its figures."""
        lines = (self.out + b"\n" + self.err).splitlines()
        return [line for line in lines if line.strip() and not FIGURES.match(line)]


def form_of(arguments):
    """The format in which a command prints, as far as it is named."""
    for i, word in enumerate(arguments[:-1]):
        if word in ("--format", "-f"):
            return arguments[i + 1]
    return "text"


def refuse_constant(word):
    """NaN and its like are no JSON, though Python reads them."""
    raise ValueError(f"{word} is no JSON")


def parse_complaint(form, data):
    """Why a report for programs cannot be read, or an empty text."""
    try:
        if form in JSON_FORMATS:
            json.loads(data.decode(), parse_constant=refuse_constant)
        elif form in XML_FORMATS:
            xml.etree.ElementTree.fromstring(data)
        elif form == "html" and not data.rstrip().endswith(b"</html>"):
            return "no end of the page"
        elif form == "github":
            known = r"::(error|warning|notice|debug) |viperlint: \d+ error"
            strange = [line for line in data.decode().splitlines() if line and not re.match(known, line)]
            return f"a line is no command: {strange[0]!a}" if strange else ""
        else:
            data.decode()
    except (ValueError, xml.etree.ElementTree.ParseError) as mistake:
        return str(mistake)
    return ""


def is_read(attack):
    """Whether all of standard output is read."""
    return 1 not in attack.closed and not attack.output and attack.reads < 0


def complaints_of_end(result):
    """What is wrong with the end of a run: time, memory, exit code, and a reason for 2."""
    attack = result.attack
    if result.late:
        yield f"did not end within {attack.seconds} s"
    elif result.code not in attack.codes:
        yield f"ended with {result.code}" + (f" ({signal.Signals(-result.code).name})" if result.code < 0 else "")
    if result.held:
        yield "something that it has started still holds its output"
    if result.megabytes > attack.megabytes:
        yield f"used {result.megabytes} MB"
    if any(word in result.err for word in TRAPS):
        yield "the runtime trapped"
    if result.code == 2 and 2 not in attack.closed:
        if not result.err.strip() and not {"-q", "--quiet"} & set(attack.arguments):
            yield "exit code 2 and nothing on standard error"
        said = [line for line in result.said() if b"incomplete" not in line]
        if not said and is_read(attack) and not os.path.exists(os.path.join(result.folder, "out")):
            yield "exit code 2 and no reason"


def complaints_of_output(result):
    """What is wrong with the output: a report that cannot be read, or commands for a terminal."""
    attack = result.attack
    form = form_of(attack.arguments)
    if is_read(attack) and result.out.strip() and result.code in (0, 1, 2) and not attack.terminal:
        complaint = parse_complaint(form, result.out)
        if complaint:
            yield f"{form} cannot be read: {complaint}"
    elsewhere = {"--output", "--dry-run"} & set(attack.arguments)
    if is_read(attack) and not elsewhere and not result.out.strip() and result.code in (0, 1):
        if form in JSON_FORMATS | XML_FORMATS:
            yield f"nothing in the format {form}"
    # What is printed for `git apply` is as it is.
    if attack.commands or "--dry-run" in attack.arguments:
        return
    out = result.out.replace(b"\r\n", b"\n") if attack.terminal else result.out
    for where, data in (("standard output", out), ("standard error", result.err)):
        found = COMMANDS.search(data.decode("utf-8", "replace"))
        if found and is_read(attack):
            yield f"{where} contains {found.group()!a}"


def complaints(result):
    """The broken promises of a run: those of every run, and those of this attack."""
    found = list(complaints_of_end(result)) + list(complaints_of_output(result))
    if result.attack.judge and not result.late and result.code in (0, 1, 2):
        found += result.attack.judge(result)
    return found
