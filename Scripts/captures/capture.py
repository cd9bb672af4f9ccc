"""Runs a job, and gives the bytes that it wrote: no times, no names of this machine."""

import fcntl
import getpass
import os
import pty
import re
import shutil
import signal
import socket
import struct
import subprocess
import termios

PATIENCE = 120
LIMIT = 20_000
COLUMNS, ROWS = 80, 24

# What the system has comes before what a person put there.
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin:" + os.environ["PATH"]

# What scripts may use: `data BYTES FILE` and `files COUNT BYTES FOLDER`.
PRELUDE = """
data() { head -c "$1" /dev/urandom >"$2"; }
files() {
  i=0
  mkdir -p "$3"
  while [ $i -lt "$1" ]; do i=$((i + 1)); data "$2" "$3/part-$i.bin"; done
}
"""


class Failed(Exception):
    """A job that did not run, and why."""


def capture(job, folder, port):
    """What a job wrote, in a folder that is empty before."""
    home = os.path.join(folder, "home")
    work = os.path.join(folder, "work")
    os.makedirs(home)
    os.makedirs(work)
    environment = {
        "PATH": PATH,
        "HOME": home,
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "TZ": "UTC",
        "SITE": f"http://127.0.0.1:{port}",
        "SERVED": os.path.join(folder, "served"),
    }
    status, output = on_pipe(["sh", "-ec", PRELUDE + job.prepare], work, environment)
    if status != 0:
        raise Failed(f"could not be prepared: {output[-300:].decode(errors='replace')}")
    words = ["sh", "-c", PRELUDE + job.script]
    status, output = (on_terminal if job.is_on_terminal else on_pipe)(words, work, environment)
    if status != 0:
        raise Failed(f"exit {status}: {output[-300:].decode(errors='replace')}")
    return cut(scrubbed(output, folder, port))


def on_pipe(words, folder, environment):
    child = subprocess.Popen(
        words,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        output, _ = child.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        raise Failed(f"did not end within {PATIENCE} s") from None
    return child.returncode, output


def on_terminal(words, folder, environment):
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    child = subprocess.Popen(
        ["timeout", "--foreground", "-s", "KILL", str(PATIENCE), *words],
        cwd=folder,
        env=environment,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(theirs)
    parts = []
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:
            break
        if not part:
            break
        parts.append(part)
    os.close(ours)
    return child.wait(), b"".join(parts)


def scrubbed(output, folder, port):
    """Output without this machine's names, paths and addresses."""
    host = socket.gethostname()
    names = [
        (re.escape(f"127.0.0.1:{port}"), "example.org"),
        (re.escape(f"[127.0.0.1]:{port}"), "example.org"),
        (rf"127\.0\.0\.1 {port}\b", "192.0.2.7 80"),
        (r"127\.0\.0\.1", "192.0.2.7"),
        (r"CPUs .*?\(LP\)", "CPUs (LP)"),
        (re.escape(os.path.join(folder, "work")), "/srv/work"),
        (re.escape(os.path.join(folder, "home")), "/home/ada"),
        (re.escape(folder), "/srv"),
        (rf"\b{re.escape(host)}\b", "example"),
    ]
    if getpass.getuser() != "root":
        names.append((rf"\b{re.escape(getpass.getuser())}\b", "ada"))
    for pattern, name in names:
        output = re.sub(pattern.encode(), name.encode(), output)
    return output


def cut(output):
    """Output without its middle, where it is long; what is left is whole segments."""
    if len(output) <= LIMIT:
        return output
    # A segment ends with line ends, or with a run of backspaces.
    segments = re.findall(rb"[^\r\n\x08]*(?:\r*\n|\r+|\x08+|$)", output)
    head, tail = [], []
    room = LIMIT // 2
    for segment in segments:
        room -= len(segment)
        if room < 0:
            break
        head.append(segment)
    room = LIMIT // 2
    for segment in reversed(segments[len(head) :]):
        room -= len(segment)
        if room < 0:
            break
        tail.append(segment)
    return b"".join(head + tail[::-1])


def missing(needs):
    """The programs of a list that are not there."""
    return [name for name in needs.split() if not shutil.which(name, path=PATH)]
