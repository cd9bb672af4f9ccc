"""Captures what real tools print, and writes beside each what is to be read of it.

usage: python3 Scripts/captures [--series] FOLDER [NAME...]

Each job makes FOLDER/NAME.txt and FOLDER/NAME.expected; one whose tool is not there is left out.
With --series the captures stay as they are, and only what is to be read of them is written anew.
"""

import os
import sys
import tempfile
import textwrap

import archives
import builds
import copies
import downloads
import server
import system
import texts
from capture import Failed, capture, missing
from series import phased, plain, written

JOBS = [
    job for module in (downloads, copies, archives, builds, system, texts) for job in module.JOBS
]


def main():
    words = sys.argv[1:]
    only_series = words[:1] == ["--series"]
    folder, *names = (words[1:] if only_series else words) or sys.exit(__doc__)
    unknown = set(names) - {job.name for job in JOBS}
    if unknown:
        sys.exit(f"captures: no job is called {' '.join(sorted(unknown))}")
    failed = 0
    for job in JOBS:
        if names and job.name not in names:
            continue
        if only_series:
            path = os.path.join(folder, job.name)
            if os.path.exists(path + ".txt"):
                write_series(job, path)
            continue
        if absent := missing(job.needs):
            print(f"{job.name}: left out, there is no {' and no '.join(absent)}", flush=True)
            continue
        try:
            make(job, folder)
            print(f"{job.name}: captured", flush=True)
        except Failed as reason:
            failed += 1
            print(f"{job.name}: {reason}", flush=True)
    sys.exit(1 if failed else 0)


def make(job, folder):
    with tempfile.TemporaryDirectory(prefix="captures-") as scratch:
        served = os.path.join(scratch, "served")
        os.mkdir(served)
        with server.serving(served) as port:
            output = capture(job, scratch, port)
    path = os.path.join(folder, job.name)
    with open(path + ".txt", "wb") as file:
        file.write(output)
    write_series(job, path)


def write_series(job, path):
    with open(path + ".txt", "rb") as file:
        words = written(phased(job.series(plain(file.read()))))
    lines = textwrap.wrap(" ".join(words), 90) or ["nothing"]
    with open(path + ".expected", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


main()
