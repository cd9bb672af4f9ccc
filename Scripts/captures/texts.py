"""Output that is no progress, though it has numbers enough."""

from job import Job, both
from series import nothing

LOG = """cat <<'END'
2026-11-30 10:15:02,117 INFO  [main] Started in 3.2 s (1.1 MiB of 4.0 MiB heap)
2026-11-30T10:15:02.330Z GET http://example.org/a%20b/50%25.iso?page=3/10 HTTP/1.1 200 1204224
192.0.2.7 - - [30/Nov/2026:10:15:03 +0000] "GET /files/3/10 HTTP/1.1" 304 0
[10:15:04] worker 3/x: queue at 12/s, load 0.41/0.38/0.30
11/30 10:15:05 rotated log 7 to /var/log/sample/2026/11/30.log
Nov 30 10:15:06 example kernel: [   41.118] eth0: link up, 1000Mbps, 1/2 duplex
10:15:07 up 3:41, load average: 0.52, 0.41, 0.33
10:15:08 retry 2 in 5s: connect to [2001:db8::7]:443/tcp
10.0.0.0/24 dev eth0 proto kernel scope link src 10.0.0.7
END"""

JOBS = [
    *both("ping", "ping", "ping -c 3 127.0.0.1", nothing),
    *both(
        "ls",
        "ls",
        "ls -lnR from; ls -sh from",
        nothing,
        prepare="files 12 50000 from; touch 'from/10%20' from/3-of-10.txt from/2026-11-30",
    ),
    Job(
        "dates",
        "date",
        'date; date -I; date "+%d/%m/%Y %H:%M"; date "+%m/%d %T"; date -R; date "+%T"',
        nothing,
    ),
    Job("log", "cat", LOG, nothing),
    Job(
        "tar",
        "tar",
        "tar --owner=ada:1000 --group=ada:1000 -cvf out.tar from; tar -tvf out.tar",
        nothing,
        prepare="files 6 9000 from",
    ),
    Job(
        "unzip",
        "unzip zip",
        "unzip -o in.zip; unzip -l in.zip",
        nothing,
        prepare="files 4 9000 from; zip -qr in.zip from",
    ),
    Job(
        "git-log",
        "git",
        "cd origin && git log --stat --summary --date=iso -n 4",
        nothing,
        prepare="""
export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@example.org
export GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@example.org
git init -q origin
cd origin
for i in 1 2 3 4 5 6; do
  seq 1 $((i * 30)) >file-$((i % 3)).txt
  git add .
  git commit -q -m "Change $i"
done
git mv file-1.txt other.txt
echo 1 >>other.txt
git commit -q -m "Rename one"
""",
    ),
]
