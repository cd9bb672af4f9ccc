"""Tools that pack, unpack and keep."""

import json

from job import Job, both
from series import of, percents, share, unknown

seven_zip = percents(r"^ *(\d+)%")
zstd = of(
    (
        r"^Read: +([\d.]+) +(\w+) +/ +([\d.]+) +(\w+) +==>",
        lambda a, x, b, y: share(float(a) * UNITS[x], float(b) * UNITS[y]),
    )
)
UNITS = {"B": 1, "KiB": 2**10, "MiB": 2**20}


def restic_lines(text):
    """The status lines have the fraction; the summary is the end."""
    values = []
    for line in text.splitlines():
        if not line.startswith("{"):
            continue
        record = json.loads(line)
        if record["message_type"] == "status":
            values.append(100 * record["percent_done"])
        elif record["message_type"] == "summary":
            values.append(100)
    return values


def borg_lines(text):
    """Only what has a total has a fraction; a finished operation says neither."""
    values = []
    for line in text.splitlines():
        if not line.startswith("{"):
            continue
        record = json.loads(line)
        if record.get("total"):
            values.append(share(record["current"], record["total"]))
        elif "original_size" in record:
            values.append("-")
    return values


PACKED = """
mkdir from
for i in 1 2 3 4 5 6; do seq $i 700000 >from/part-$i.txt; done
7z a -m0=PPMd in.7z from
"""
BORG = """
files 10 1500000 from
export BORG_BASE_DIR="$HOME"
borg init -e none repository
"""
BORG_ENVIRONMENT = 'export BORG_BASE_DIR="$HOME"; '
RESTIC = """
files 30 5000000 from
RESTIC_PASSWORD=x restic init --repo repository
"""
RESTIC_ENVIRONMENT = "export RESTIC_PASSWORD=x GOMAXPROCS=1 RESTIC_PROGRESS_FPS=10; "

JOBS = [
    *both("7z-add", "7z", "7z a -bsp1 -mmt1 out.7z from", seven_zip, prepare="files 8 700000 from"),
    *both(
        "7z-extract",
        "7z",
        "7z x -bsp1 -oto in.7z",
        seven_zip,
        prepare=PACKED,
    ),
    Job("7z-test-terminal", "7z", "7z t in.7z", seven_zip, prepare=PACKED),
    *both(
        "borg-create",
        "borg",
        BORG_ENVIRONMENT + "borg create --progress repository::first from",
        unknown(r"^[\d.]+ \w?B O "),
        prepare=BORG,
    ),
    Job(
        "borg-create-lines",
        "borg",
        BORG_ENVIRONMENT + "borg create --log-json --progress repository::first from",
        borg_lines,
        prepare=BORG,
    ),
    Job(
        "borg-extract-terminal",
        "borg",
        BORG_ENVIRONMENT + "borg extract --progress repository::first",
        percents(r"^ *([\d.]+)% Extracting"),
        prepare=BORG + "borg create repository::first from",
    ),
    Job(
        "borg-extract-lines",
        "borg",
        BORG_ENVIRONMENT + "borg extract --log-json --progress repository::first",
        borg_lines,
        prepare=BORG + "borg create repository::first from",
    ),
    Job(
        "restic-lines",
        "restic",
        RESTIC_ENVIRONMENT + "restic backup --json --repo repository from",
        restic_lines,
        prepare=RESTIC,
    ),
    Job(
        "restic-terminal",
        "restic",
        RESTIC_ENVIRONMENT + "restic backup --repo repository from",
        percents(r"^\[\d+:\d\d\] ([\d.]+)%"),
        prepare=RESTIC,
    ),
    *both(
        "mksquashfs",
        "mksquashfs",
        "mksquashfs from out.squashfs -processors 1 -no-fragments",
        of((r"\] +(\d+)/(\d+) +\d+%", share)),
        prepare="files 20 700000 from",
    ),
    Job(
        "genisoimage",
        "genisoimage",
        "genisoimage -R -o out.iso from",
        percents(r"^ *([\d.]+)% done, estimate finish"),
        prepare="files 8 6000000 from",
    ),
    Job(
        "xorriso",
        "xorriso",
        "xorriso -as mkisofs -o out.iso from",
        percents(r"^xorriso : UPDATE : +([\d.]+)% done"),
        prepare="files 8 12000000 from",
    ),
    Job(
        "lrzip-terminal",
        "lrzip",
        "lrzip -p 1 -b data.txt",
        percents(r"Total: +([\d.]+)%"),
        prepare="seq 1 600000 >data.txt",
    ),
    # The percentage is the ratio; how far it is, the sizes tell.
    Job(
        "zstd-terminal",
        "zstd",
        "zstd -19 -T1 data.txt",
        zstd,
        prepare="seq 1 400000 >data.txt",
    ),
    Job(
        "xz-terminal",
        "xz",
        "xz -v -T1 data.txt",
        percents(r"^ *([\d.]+) % "),
        prepare="seq 1 900000 >data.txt",
    ),
]
