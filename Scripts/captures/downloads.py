"""Tools that fetch files."""

import re

from job import Job, both
from series import nothing, of, percents, share

FILE = 'data 1400000 "$SERVED/data.bin"; data 500000 "$SERVED/more.bin"'
WHEEL = """
python3 -m venv "$HOME/python"
mkdir -p "$SERVED/wheels"
python3 - "$SERVED/wheels/sample-1.0-py3-none-any.whl" <<'END'
import os, sys, zipfile
info = "sample-1.0.dist-info/"
with zipfile.ZipFile(sys.argv[1], "w") as wheel:
    wheel.writestr("sample/data.bin", os.urandom(1_400_000))
    wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\\nName: sample\\nVersion: 1.0\\n")
    wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\\nGenerator: x\\nTag: py3-none-any\\n")
    wheel.writestr(info + "RECORD", "")
END
"""

# Of bytes without a known end curl says 100 % of all, and 0 % of what it received.
SIZE = r"[\d.]+[kMG]?"
curl_rows = of(
    (rf"^ *100 +{SIZE} +0 +{SIZE} +0 +{SIZE} ", lambda: "-"),
    (rf"^ *(\d+) +{SIZE} +\d+ +{SIZE} +\d+ +{SIZE} ", float),
)
curl_bar = percents(r"^#+ +([\d.]+)%")
wget_dots = percents(r"^ *\d+K [ .]+ +(\d+)% ")
wget_bar = percents(r"^\S+ +(\d+)%\[")
wget2_bar = percents(r"^\S+ +(\d+)% \[")
yt_dlp = percents(r"^\[download\] +([\d.]+)% of")
pip = of((r"━ ([\d.]+)/([\d.]+) [kM]B", share))


def aria2(text):
    """The mean of the downloads of a row."""
    values = []
    for line in text.splitlines():
        if line.startswith(("[#", "[DL:")):
            figures = [int(figure) for figure in re.findall(r"\[#\w+ \S+?\((\d+)%\)", line)]
            values.append(sum(figures) / len(figures) if figures else "-")
    return values


JOBS = [
    Job("wget-dots", "wget", 'wget -O out.bin "$SITE/data.bin"', wget_dots, prepare=FILE),
    Job("wget-bar-terminal", "wget", 'wget -O out.bin "$SITE/data.bin"', wget_bar, prepare=FILE),
    Job(
        "wget-quiet",
        "wget",
        'wget -q --show-progress --progress=bar:force:noscroll -O out.bin "$SITE/data.bin"',
        wget_bar,
        prepare=FILE,
    ),
    Job(
        "wget-unknown-terminal",
        "wget",
        'wget -O out.bin "$SITE/unknown/data.bin"',
        nothing,
        prepare=FILE,
    ),
    Job(
        "wget2",
        "wget2",
        'wget2 --progress=bar --force-progress -O out.bin "$SITE/data.bin"',
        wget2_bar,
        prepare=FILE,
    ),
    Job(
        "wget2-terminal",
        "wget2",
        'wget2 --progress=bar -O out.bin "$SITE/data.bin"',
        wget2_bar,
        prepare=FILE,
    ),
    Job("curl", "curl", 'curl -o out.bin "$SITE/data.bin"', curl_rows, prepare=FILE),
    Job("curl-terminal", "curl", 'curl -o out.bin "$SITE/data.bin"', curl_rows, prepare=FILE),
    Job(
        "curl-redirect",
        "curl",
        'curl -L -o out.bin "$SITE/moved/data.bin"',
        curl_rows,
        prepare=FILE,
    ),
    Job(
        "curl-two",
        "curl",
        'curl -o out.bin "$SITE/more.bin" -o more.bin "$SITE/more.bin"',
        curl_rows,
        prepare=FILE,
    ),
    Job(
        "curl-parallel",
        "curl",
        'curl -Z -o a.bin "$SITE/data.bin" -o b.bin "$SITE/more.bin"',
        of((r"^ *(\d+) +-- ", float), (r"^-- +-- ", lambda: "-")),
        prepare=FILE,
    ),
    Job(
        "curl-unknown", "curl", 'curl -o out.bin "$SITE/unknown/data.bin"', curl_rows, prepare=FILE
    ),
    *both("curl-bar", "curl", 'curl -# -o out.bin "$SITE/data.bin"', curl_bar, prepare=FILE),
    Job(
        "curl-bar-unknown",
        "curl",
        'curl -# -o out.bin "$SITE/unknown/data.bin"',
        nothing,
        prepare=FILE,
    ),
    *both(
        "axel",
        "axel",
        'axel -n 2 -o out.bin "$SITE/data.bin"',
        percents(r"^\[ *(\d+)%\]"),
        prepare=FILE,
    ),
    *both("aria2", "aria2c", 'aria2c -o out.bin "$SITE/data.bin"', aria2, prepare=FILE),
    Job(
        "aria2-two-terminal",
        "aria2c",
        'aria2c -Z "$SITE/data.bin" "$SITE/more.bin"',
        aria2,
        prepare=FILE,
    ),
    Job(
        "aria2-unknown", "aria2c", 'aria2c -o out.bin "$SITE/unknown/data.bin"', aria2, prepare=FILE
    ),
    *both(
        "yt-dlp",
        "yt-dlp",
        'yt-dlp -o out.mp4 "$SITE/video.mp4"',
        yt_dlp,
        prepare='data 1400000 "$SERVED/video.mp4"',
    ),
    Job(
        "pip-terminal",
        "python3",
        '"$HOME/python/bin/pip" --disable-pip-version-check download --no-index'
        ' --trusted-host 127.0.0.1 --find-links "$SITE/wheels/" sample',
        pip,
        prepare=WHEEL,
    ),
]
