"""Writes the input of an attack, runs the program on it, alone and niced, and says what it did."""
import os
import pty
import resource
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from HostileRuns.promises import Result, complaints, is_read

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("VIPERLINT", ROOT / ".build/release/viperlint"))
KEPT_VARIABLES = ("PATH", "HOME", "LANG", "LD_LIBRARY_PATH")
REPEATED = 6  # each sixth attack is run twice


def write(files, folder):
    os.makedirs(folder, exist_ok=True)
    for path, text in files.items():
        full = os.path.join(folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape"))


def environment_of(attack):
    environment = {key: value for key, value in os.environ.items() if key in KEPT_VARIABLES}
    environment |= {"GIT_CONFIG_NOSYSTEM": "1", "SWIFT_BACKTRACE": "enable=no"} | attack.environment
    return {key: value for key, value in environment.items() if value is not None}


def before_program(attack):
    """What is done in the child before the program takes its place."""
    def prepare():
        os.nice(10)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for limit, value in attack.limits.items():
            resource.setrlimit(limit, (value, value))
        for descriptor in attack.closed:
            os.close(descriptor)
    return prepare


def drain(descriptor, pieces, most=-1):
    """Reads what a pipe or terminal gives, and goes away after so many bytes."""
    count = 0
    while most < 0 or count < most:
        try:
            piece = os.read(descriptor, 65536 if most < 0 else most - count)
        except OSError:
            break
        if not piece:
            break
        count += len(piece)
        pieces.append(piece)
    os.close(descriptor)


def end_group(process):
    """Ends what is left of the run: the program was started as the leader of a group of its own."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def wait_for(process, attack):
    """The status, the used resources, and whether the time was over."""
    late = []
    timer = threading.Timer(attack.seconds, lambda: (late.append(True), end_group(process)))
    timer.start()
    if attack.signalled:
        number, delay = attack.signalled
        if number == signal.SIGCONT:
            process.send_signal(signal.SIGSTOP)
        time.sleep(delay)
        os.kill(process.pid, number)
    _, status, used = os.wait4(process.pid, 0)
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used, bool(late)


def reading(descriptor, most=-1):
    """Reads in a thread. Returns the thread and the list of what it has read."""
    pieces = []
    thread = threading.Thread(target=drain, args=(descriptor, pieces, most), daemon=True)
    thread.start()
    return thread, pieces


def outputs(attack):
    """Where standard output is read, if it is, and where the program writes it."""
    if attack.output:
        return None, os.open(attack.output, os.O_WRONLY)
    return pty.openpty() if attack.terminal else os.pipe()


def run(attack, folder, scratch):
    """Runs the program in a folder and returns what it did."""
    done, helper = threading.Event(), None
    source, target = outputs(attack)
    error_source, error_target = os.pipe()
    Path(scratch, "in").write_bytes(attack.inputs)
    words = [word.encode("utf-8", "surrogateescape") for word in [PROGRAM, *attack.arguments]]
    if attack.meanwhile:
        helper = threading.Thread(target=attack.meanwhile, args=(folder, done))
        helper.start()
    start = time.monotonic()
    with open(f"{scratch}/in", "rb") as inputs:
        process = subprocess.Popen(words, cwd=folder, stdin=inputs, stdout=target, stderr=error_target,
                                   env=environment_of(attack), preexec_fn=before_program(attack),
                                   start_new_session=True)
    os.close(target)
    os.close(error_target)
    readers = [reading(error_source)] + ([reading(source, attack.reads)] if source is not None else [])
    code, used, late = wait_for(process, attack)
    seconds = time.monotonic() - start
    done.set()
    end_group(process)
    if helper:
        helper.join()
    for thread, _ in readers:
        thread.join(5)
    held = any(thread.is_alive() for thread, _ in readers)
    texts = [b"".join(pieces) for _, pieces in readers] + [b""]
    return Result(attack, folder, code, texts[1], texts[0], seconds, used.ru_maxrss // 1024, late, held)


def is_repeatable(attack):
    """Whether a second run must give the same bytes."""
    return attack.repeat and not attack.limits and is_read(attack) and attack.arguments[:1] == ["check"]


def remove(folder):
    # rmtree would give up on very deep folders.
    subprocess.run(["rm", "-rf", folder], check=False)


def attempt(attack, index):
    """Writes, runs and judges one attack. Returns the result, the complaints and the folder of its input."""
    top = tempfile.mkdtemp(prefix="hostile-")
    folder, scratch = f"{top}/project", f"{top}/scratch"
    os.mkdir(scratch)
    write(attack.files, folder)
    if attack.prepare:
        attack.prepare(folder)
    result = run(attack, folder, scratch)
    found = complaints(result)
    if not found and index % REPEATED == 0 and is_repeatable(attack):
        again = run(attack, folder, scratch)
        if again.out != result.out or again.code != result.code:
            found.append(f"a second run prints other bytes (exit codes {result.code}, {again.code})")
    return result, found, top
