"""Tools that copy files, and what counts along."""

import re

from job import Job, both
from series import nothing, of, percents, share, unknown

ROW = r"^ *[\d,]+ +(\d+)% +[\d.]+\w?B/s +\d+:\d\d:\d\d"


def rsync_files(text):
    """All files, of which the rows at a file's end tell; between them the part of the file's."""
    values, left, whole = [], None, None
    for line in text.splitlines():
        row = re.match(ROW + r"(?: \(xfr#\d+, (?:to|ir)-chk=(\d+)/(\d+)\))?", line)
        if not row:
            continue
        part = float(row[1])
        if row[2]:
            left, whole = float(row[2]), float(row[3])
            values.append(100 * (1 - left / whole))
        elif whole:
            values.append(100 * (1 - (left - part / 100) / whole))
        else:
            values.append(part)
    return values


rclone = percents(r"Transferred: .*B / .*B, (\d+)%,")
pv_bar = percents(r"\] +(\d+)%(?: ETA|$| *$)")
tqdm = of((r"\| (\d+)/(\d+) \[", share))

TQDM = """python3 -c '
import time, tqdm
for _ in tqdm.tqdm(range(40), desc="train"):
    time.sleep(0.05)
'"""
TQDM_UNKNOWN = """python3 -c '
import time, tqdm
for _ in tqdm.tqdm(iter(range(40))):
    time.sleep(0.05)
'"""
SCP = """
cat >ssh <<'END'
#!/bin/sh
for server in /usr/lib/openssh/sftp-server /usr/lib/sftp-server; do
  [ ! -x $server ] || exec $server
done
END
chmod +x ssh
data 3000000 data.bin
"""

JOBS = [
    Job(
        "rsync-all",
        "rsync",
        "rsync -a --no-inc-recursive --bwlimit=1000 --info=progress2 from/ to/",
        percents(ROW),
        prepare="files 12 400000 from",
    ),
    Job(
        "rsync-scan",
        "rsync",
        "rsync -a --bwlimit=1000 --info=progress2 from/ to/",
        percents(ROW),
        prepare="for i in 1 2 3 4 5 6; do files 5 100000 from/folder-$i; done",
    ),
    *both(
        "rsync-files",
        "rsync",
        "rsync -a --bwlimit=600 --progress from/ to/",
        rsync_files,
        prepare="data 1500000 big; files 4 200000 from; mv big from/a.bin",
    ),
    Job(
        "rsync-verbose",
        "rsync",
        "rsync -avP from/ to/",
        rsync_files,
        prepare="for i in 1 2 3; do files 5 50000 from/folder-$i; done",
    ),
    *both(
        "rclone",
        "rclone",
        "rclone copy --config '' --bwlimit 1M --progress --stats 500ms from to",
        rclone,
        prepare="files 6 500000 from",
    ),
    Job(
        "rclone-line",
        "rclone",
        "rclone copy --config '' --bwlimit 1M --stats 500ms --stats-one-line -v from to",
        percents(r"B / [\d.]+ \w*, (\d+)%,"),
        prepare="files 6 500000 from",
    ),
    Job(
        "scp-terminal",
        "scp",
        'scp -S "$PWD/ssh" -l 8000 data.bin "example.org:$PWD/copy.bin"',
        percents(r"^data.bin +(\d+)% "),
        prepare=SCP,
    ),
    Job(
        "dd",
        "dd pv",
        "pv -q -L 600k data.bin | dd of=copy.bin bs=8k status=progress",
        unknown(r"^\d+ bytes \(.*\) copied, "),
        prepare="data 2500000 data.bin",
    ),
    Job(
        "dd-small",
        "dd",
        "dd if=data.bin of=copy.bin bs=1 count=900",
        unknown(r"^\d+ bytes .*copied, "),
        prepare="data 1000 data.bin",
    ),
    Job(
        "pv-numbers",
        "pv",
        "pv -n -i 0.2 -L 500k data.bin >copy.bin",
        percents(r"^(\d+)$"),
        prepare="data 2000000 data.bin",
    ),
    Job(
        "pv-numbers-beyond",
        "pv",
        "pv -n -i 0.2 -L 500k -s 1600000 data.bin >copy.bin",
        of((r"^(\d+)$", lambda figure: min(100, float(figure)))),
        prepare="data 2000000 data.bin",
    ),
    Job(
        "pv-bar-terminal",
        "pv",
        "pv -i 0.2 -L 500k data.bin >copy.bin",
        pv_bar,
        prepare="data 2000000 data.bin",
    ),
    Job(
        "pv-bar",
        "pv",
        "pv -f -i 0.2 -L 500k data.bin >copy.bin",
        pv_bar,
        prepare="data 2000000 data.bin",
    ),
    Job(
        "pv-unknown-terminal",
        "pv",
        "cat data.bin | pv -i 0.2 -L 500k >copy.bin",
        unknown(r"^ ?[\d.]+ ?\w*i?B +\d+:\d\d:\d\d \["),
        prepare="data 2000000 data.bin",
    ),
    Job(
        "mbuffer",
        "mbuffer",
        "mbuffer -s 4k -r 600k -i data.bin -o copy.bin",
        percents(r" (\d+)% done"),
        prepare="data 2500000 data.bin",
    ),
    Job(
        "mbuffer-unknown-terminal",
        "mbuffer",
        "cat data.bin | mbuffer -s 4k -r 600k >copy.bin",
        nothing,
        prepare="data 2500000 data.bin",
    ),
    Job(
        "ddrescue-terminal",
        "ddrescue",
        "ddrescue -Z 600k data.bin copy.bin",
        percents(r"pct rescued: +([\d.]+)%"),
        prepare="data 2500000 data.bin",
    ),
    Job(
        "qemu-img",
        "qemu-img",
        "qemu-img convert -p -r 20M -O qcow2 disk.raw disk.qcow2",
        percents(r"\(([\d.]+)/100%\)"),
        prepare="data 60000000 disk.raw",
    ),
    Job(
        "partclone",
        "partclone.ext4 mke2fs",
        "partclone.ext4 -c -s disk.img -o copy.img -L log",
        percents(r"(?:Completed?: +|, )([\d.]+)%"),
        prepare="mkdir from; data 30000000 from/a; mke2fs -q -t ext4 -d from disk.img 64M",
    ),
    *both("tqdm", "python3", TQDM, tqdm),
    Job("tqdm-unknown", "python3", TQDM_UNKNOWN, nothing),
]
