"""The programs that the proofs run; none of them outlives its use."""

import contextlib
import os
import signal
import subprocess

from proof import Failed

PATIENCE = 180


def run(words, environment=None, folder=None):
    """Runs a program to its end and gives what it wrote; another end than 0 fails the proof."""
    with process(
        words,
        environment,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        try:
            output, errors = child.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failed(f"{words[0]} did not end within {PATIENCE} s") from None
    if child.returncode != 0:
        last = (errors or output).strip().splitlines()[-1:]
        raise Failed(f"{' '.join(words[:3])}: exit {child.returncode}: {' '.join(last)}")
    return output


@contextlib.contextmanager
def process(words, environment=None, **more):
    """A program that runs while it is needed; what it started itself ends with it."""
    child = subprocess.Popen(
        words,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        start_new_session=True,
        **more,
    )
    try:
        yield child
    finally:
        end(child)


def end(child):
    """Ends a program and its children, politely at first."""
    for name, seconds in ((signal.SIGTERM, 5), (signal.SIGKILL, 5)):
        try:
            os.killpg(child.pid, name)
            child.wait(seconds)
        except ProcessLookupError:
            break
        except subprocess.TimeoutExpired:
            continue
    child.wait()


@contextlib.contextmanager
def display():
    """An X server that shows nothing to anybody; gives what DISPLAY is to be."""
    with process(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as server:
        number = server.stdout.readline().decode().strip()
        if not number:
            raise Failed("Xvfb did not start")
        yield f":{number}"


class Bench:
    """`gradient-reveal bench`, and the same run's figures in other formats."""

    def __init__(self, binary, converter):
        self.binary = binary
        self.converter = converter

    def write(self, file, *options, under=(), environment=None):
        """Runs a benchmark that writes its result to a file."""
        words = [*under, self.binary, "bench", "--output", file, *options]
        # Nothing of the desktop that this may run on is wanted, and none of its settings.
        clean = {"DISPLAY": "", "WAYLAND_DISPLAY": "", **(environment or {})}
        run(words, clean)
        return file

    def formats(self, raw, folder):
        """Writes a result with raw frames in every format; each file has its format's name."""
        os.makedirs(folder, exist_ok=True)
        run([self.converter, raw, folder])
        return folder
