"""Tools that look after the system, and ffmpeg."""

import re

from job import Job, both
from series import nothing, of, percents, share

# Packages made here, from a server that is here, for a system in a folder.
APT = """
mkdir -p "$SERVED/packages" root/var/lib/dpkg/info root/var/lib/dpkg/updates root/var/log/apt
mkdir -p lists/partial archives/partial etc/apt.conf.d etc/preferences.d
touch root/var/lib/dpkg/status root/var/lib/dpkg/available
for i in 1 2 3; do
  mkdir -p "tree-$i/DEBIAN" "tree-$i/usr/share/sample-$i"
  data 500000 "tree-$i/usr/share/sample-$i/data.bin"
  cat >"tree-$i/DEBIAN/control" <<END
Package: sample-$i
Version: 1.0-$i
Architecture: all
Maintainer: Ada <ada@example.org>
Description: data to be installed
END
  dpkg-deb -Znone --root-owner-group -b "tree-$i" "$SERVED/packages/sample-${i}_1.0-${i}_all.deb"
done
cd "$SERVED/packages"
apt-ftparchive packages . >Packages
cd -
echo "deb [trusted=yes] $SITE/packages ./" >etc/sources.list
cat >apt.conf <<END
Dir::State "$PWD";
Dir::State::status "$PWD/root/var/lib/dpkg/status";
Dir::State::lists "$PWD/lists";
Dir::Cache "$PWD";
Dir::Cache::archives "$PWD/archives";
Dir::Etc "$PWD/etc";
Dir::Log "$PWD";
APT::Architecture "amd64";
APT::Sandbox::User "";
APT::Install-Recommends "false";
Acquire::Languages "none";
DPkg::Options { "--root=$PWD/root"; "--force-not-root"; "--log=$PWD/log"; };
DPkg::Post-Invoke { };
END
"""
APT_UPDATE = "export APT_CONFIG=$PWD/apt.conf; "
INSTALL = APT_UPDATE + "apt-get {} install -y sample-1 sample-2 sample-3"

apt_status = percents(r"^(?:dl|pm)status:[^:]*:([\d.]+):")


def apt_terminal(text):
    """Each phase's percentage at the front or the end of the line, then the bar's; not dpkg's."""
    return of(
        (r"^(?:Reading package lists|Building dependency tree)\.\.\. (\d+)%", float),
        (r"^(\d+)% \[", float),
        (r"^Progress: \[ *(\d+)%\]", float),
    )(text)


VIDEO = "ffmpeg -f lavfi -i testsrc=duration=8:size=320x240:rate=25 -c:v mpeg4 in.avi"
FFMPEG = "ffmpeg {} -y -i in.avi -c:v mpeg4 -threads 1 -vf scale=640:480 out.avi"


def clock(hours, minutes, seconds):
    return int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def ffmpeg(text):
    """Times of the status lines and of the records, of the duration of the input."""
    duration, values = None, []
    for line in text.splitlines():
        time = r"(\d+):(\d\d):(\d\d\.\d+)"
        if found := re.match(r" *Duration: " + time, line):
            duration = duration or clock(*found.groups())
        elif re.match(r"frame= *\d+ fps=|size=", line) and (
            found := re.search("time=" + time, line)
        ):
            values.append(share(clock(*found.groups()), duration) if duration else "-")
        elif found := re.match(r"out_time(_us|_ms)=(\d+)", line):
            values.append(share(int(found[2]) / 1e6, duration) if duration else "-")
        elif found := re.match("out_time=" + time, line):
            values.append(share(clock(*found.groups()), duration) if duration else "-")
        elif line == "progress=end":
            values.append(100)
    return [value if value == "-" else min(100, value) for value in values]


JOBS = [
    Job(
        "apt-status",
        "apt-get apt-ftparchive",
        INSTALL.format("-o APT::Status-Fd=1"),
        apt_status,
        prepare=APT + APT_UPDATE + "apt-get update",
    ),
    Job(
        "apt-terminal",
        "apt-get apt-ftparchive",
        INSTALL.format("-o DPkg::Progress-Fancy=1").replace("apt-get", "apt"),
        apt_terminal,
        prepare=APT + APT_UPDATE + "apt-get update",
    ),
    Job(
        "apt",
        "apt-get apt-ftparchive",
        INSTALL.format(""),
        nothing,
        prepare=APT + APT_UPDATE + "apt-get update",
    ),
    Job(
        "apt-update-terminal",
        "apt-get apt-ftparchive",
        APT_UPDATE + "apt-get update",
        apt_terminal,
        prepare=APT,
    ),
    Job("ffmpeg", "ffmpeg", FFMPEG.format(""), ffmpeg, prepare=VIDEO),
    Job("ffmpeg-terminal", "ffmpeg", FFMPEG.format("-stats_period 0.2"), ffmpeg, prepare=VIDEO),
    Job(
        "ffmpeg-records",
        "ffmpeg",
        FFMPEG.format("-progress pipe:1 -nostats -stats_period 0.2"),
        ffmpeg,
        prepare=VIDEO,
    ),
    Job(
        "ffmpeg-unknown",
        "ffmpeg",
        "ffmpeg -stats_period 0.2 -f lavfi -i testsrc=size=640x480:rate=25"
        " -t 20 -threads 1 -c:v mpeg4 out.avi",
        ffmpeg,
    ),
    *both("mke2fs", "mke2fs", "mke2fs -t ext4 disk.img 256M", of((r" +(\d+)/(\d+)$", share))),
    Job(
        "handbrake",
        "HandBrakeCLI ffmpeg",
        "HandBrakeCLI -i in.avi -o out.mkv -e x264 -a none 2>log",
        percents(r"^Encoding: task 1 of 1, ([\d.]+) %"),
        prepare=VIDEO.replace("duration=8", "duration=60"),
    ),
    Job(
        "e2fsck-numbers",
        "e2fsck mke2fs",
        'e2fsck -f -y -C 1 "$PWD/disk.img"',
        of((r"^[1-5] (\d+) (\d+) \S+$", share)),
        prepare="mke2fs -q -t ext4 disk.img 64M",
    ),
    Job(
        "e2fsck-terminal",
        "e2fsck mke2fs",
        "e2fsck -f -y -C 0 disk.img",
        percents(r"^disk\.img: \|[= /\\|-]* ([\d.]+)%"),
        prepare="mke2fs -q -t ext4 disk.img 64M",
    ),
    Job(
        "badblocks-terminal",
        "badblocks",
        "badblocks -s -v -w disk.img",
        percents(r"([\d.]+)% done, "),
        prepare="data 60000000 disk.img",
    ),
    *both(
        "shred",
        "shred",
        "shred -v -n 4 data.bin",
        of((r"pass (\d+)/(\d+) ", lambda a, b: share(int(a) - 1, b))),
        prepare="data 3000000 data.bin",
    ),
    Job(
        "gpg-status",
        "gpg",
        "gpg --batch --passphrase x --pinentry-mode loopback"
        " --enable-progress-filter --status-fd 1 -c data.bin",
        of(
            (
                r"^\[GNUPG:\] PROGRESS \S+ \S+ (\d+) (\d+)",
                lambda a, b: share(a, b) if int(b) else "-",
            )
        ),
        prepare="data 6000000 data.bin",
    ),
]
