"""Two of our results in google-benchmark's compare.py."""

import json
import re

from proof import require
from programs import run

COMPARE = "/usr/share/benchmark/compare.py"
REPETITIONS = 9
# A name, p of times and of processor times, and the repetitions on either side.
ROW = r"(\S+)_pvalue\s+([\d.]+)\s+([\d.]+)\s+U Test, Repetitions: (\d+) vs (\d+)"


def reads(bench, folder):
    """compare.py names each of our benchmarks, and tests it by its repetitions."""
    paths = [
        bench.write(
            f"{folder}/{name}.json",
            *("--format", "google-benchmark", "--renderer", "software", "--frames", "300"),
            *("--repetitions", str(REPETITIONS), "--seed", str(seed)),
        )
        for seed, name in enumerate(["before", "after"], 1)
    ]
    with open(paths[0], encoding="utf-8") as file:
        entries = json.load(file)["benchmarks"]
    names = sorted({entry["name"] for entry in entries})
    require(len(names) == 4, f"benchmarks: {names}")
    # Debian's own interpreter, for Debian's own packages.
    text = run(["/usr/bin/python3", COMPARE, "--no-color", "benchmarks", *paths])
    found = {}
    for line in text.splitlines():
        if row := re.match(ROW, line):
            require(row[4] == row[5] == str(REPETITIONS), line)
            require(all(0 <= float(row[part]) <= 1 for part in (2, 3)), line)
            found[row[1]] = float(row[2])
    require(sorted(found) == names, f"U tests of {sorted(found)}, benchmarks {names}; {text}")
    for name in names:
        rows = len(re.findall(rf"^{re.escape(name)}\s", text, re.MULTILINE))
        require(rows == REPETITIONS, f"{rows} rows of {name}")
    values = ", ".join(f"{name} p = {p:.3f}" for name, p in found.items())
    return f"{REPETITIONS} repetitions of each before and after, U test: {values}"
