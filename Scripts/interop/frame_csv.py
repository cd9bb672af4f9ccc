"""The figures of our JSON, computed anew from our CSV by Python and numpy."""

import json
import math

import numpy

from columns import Frames
from proof import require

# Sums and interpolations may round otherwise in the last digit of a double.
WITHIN = 4 * numpy.finfo(float).eps


def agrees(bench, folder):
    """Mean, median and p99 of costs and frame times are those of the JSON of the same run."""
    raw = bench.write(
        f"{folder}/raw.json",
        *("--format", "json", "--raw", "--renderer", "software", "--frames", "1000"),
        *("--repetitions", "3"),
    )
    frames = Frames.by_run_of_csv(bench.formats(raw, f"{folder}/formats") + "/csv")
    with open(raw, encoding="utf-8") as file:
        runs = json.load(file)["runs"]
    require(len(frames) == len(runs), f"{len(frames)} runs in the CSV, {len(runs)} in the JSON")
    count, largest = 0, 0.0
    for run in runs:
        key = (run["technique"], run["renderer"], run["repetition"])
        for name in ("cost", "interval"):
            times = getattr(frames[key], name) / 1e6
            figures = {
                "n": len(times),
                "mean_ms": math.fsum(times) / len(times),
                "median_ms": numpy.median(times),
                "p99_ms": numpy.percentile(times, 99),
            }
            for figure, value in figures.items():
                stated = run["summary"][name][figure]
                difference = abs(value - stated) / stated
                require(difference <= WITHIN, f"{key} {name} {figure}: {stated}, from CSV {value}")
                count, largest = count + 1, max(largest, difference)
    rows = sum(len(frames.start) for frames in frames.values())
    return (
        f"{count} figures of {len(runs)} runs ({rows} frames) from the CSV are the JSON's "
        f"(largest relative difference {largest:.1g})"
    )
