#!/usr/bin/env python3
"""Computes the vectors that the statistics of RevealBench are tested against.

Needs numpy and scipy; made with numpy 2.4.6 and scipy 1.17.1. The vectors are on file, so the tests
need neither. Run it in this folder to make them anew; the same seed gives the same file.

usage: make_vectors.py > vectors.json
"""

import json
import sys

import numpy as np
from scipy import ndimage, stats

rng = np.random.default_rng(20240611)

R40 = [100, 106, 112, 118, 125, 132, 140, 150, 160, 170, 180, 190, 200, 212, 224, 236, 250, 265,
       280, 300, 315, 335, 355, 375, 400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710, 750,
       800, 850, 900, 950]
BOUNDS = [value * 10**power for power in range(1, 8) for value in R40] + [10**10]


def sample(name, nanoseconds, budget=1000 / 60):
    """What numpy and scipy say of frame times."""
    ns = np.asarray(nanoseconds, dtype=np.int64)
    ms = ns / 1e6
    n = len(ms)
    slowest = np.sort(ms)[::-1]
    if n >= 19:
        # The window stays within the run at both ends: its centre is held off them.
        centres = np.clip(np.arange(n), 9, n - 10)
        around = ndimage.median_filter(ms, size=19, mode="nearest")[centres]
        stutter = np.flatnonzero(ms - around > np.maximum(4, 0.2 * around)).tolist()
    else:
        stutter = []
    missed = np.maximum(0, np.floor(ms / budget + 0.5) - 1).astype(int)
    runs = "".join("x" if late else " " for late in missed).split()
    counts = np.histogram(ns, bins=[-1] + BOUNDS + [2**62])[0]
    return {
        "name": name, "ns": ns.tolist(), "n": n, "mean": ms.mean(), "median": np.median(ms),
        "p90": np.percentile(ms, 90), "p95": np.percentile(ms, 95),
        "p99": np.percentile(ms, 99), "p999": np.percentile(ms, 99.9), "max": ms.max(),
        "sd": ms.std(ddof=1) if n > 1 else 0, "mad": stats.median_abs_deviation(ms),
        "fps": n / (ms.sum() / 1000),
        "low1A": 1000 / slowest[: -(-n // 100)].mean(), "low1B": 1000 / np.percentile(ms, 99),
        "low01A": 1000 / slowest[: -(-n // 1000)].mean(),
        "low01B": 1000 / np.percentile(ms, 99.9), "budget": budget,
        "jank": int((ms > 2 * budget).sum()), "stutter": stutter, "missed": int(missed.sum()),
        "standstill": int(missed.max()), "run": max([len(run) for run in runs], default=0),
        "histogram": {str(place): int(count) for place, count in enumerate(counts) if count},
    }


def samples():
    def lognormal(n, median, sigma):
        return np.rint(median * 1e6 * np.exp(rng.normal(0, sigma, n)))

    yield sample("one", [16_666_667])
    yield sample("two", [8_000_000, 24_000_000])
    yield sample("a few", lognormal(7, 12, 0.8))
    yield sample("nineteen", lognormal(19, 16, 0.5))
    yield sample("ninety-nine", lognormal(99, 16, 0.3))
    yield sample("a hundred", lognormal(100, 0.02, 0.5))
    yield sample("999", lognormal(999, 16, 0.2))
    yield sample("a thousand", lognormal(1000, 10, 1.0))
    yield sample("heavy tail", np.rint(1e6 * (4 + rng.pareto(1.5, 1500))), 1000 / 144)
    paced = np.rint(1e6 * (1000 / 60 + rng.normal(0, 0.3, 1201)))
    paced[rng.integers(0, 1201, 25)] += np.rint(1e6 * rng.uniform(3, 90, 25))
    yield sample("paced with stalls", paced)
    yield sample("many equal", np.repeat([1_000_000, 2_000_000, 50_000_000], [700, 300, 5]))


def rank_tests():
    def case(a, b):
        a, b = [float(x) for x in a], [float(x) for x in b]
        ties = len(set(a + b)) < len(a + b)
        exact = None if ties else stats.mannwhitneyu(a, b, method="exact").pvalue
        normal = stats.mannwhitneyu(a, b, method="asymptotic")
        return {"a": a, "b": b, "u": normal.statistic, "exact": exact, "normal": normal.pvalue}

    yield case([1], [2])
    yield case([1, 2, 3], [4, 5, 6])
    yield case(range(9), range(9, 18))
    yield case([1, 1, 1, 2], [2, 2, 3])
    for m, n, shift in [(2, 9, 0), (5, 7, 1), (9, 9, 0.4), (9, 9, 1.5), (12, 10, 0.8), (30, 25, 0.5),
                        (60, 60, 0.3)]:
        yield case(rng.normal(0, 1, m), rng.normal(shift, 1, n))
    for m, n in [(6, 8), (9, 9), (20, 15)]:
        yield case(rng.integers(0, 6, m), rng.integers(1, 8, n))


def split_mix(seed):
    mask = (1 << 64) - 1
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        bits = state
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & mask
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & mask
        yield bits ^ (bits >> 31)


def bootstraps():
    for seed, m, n, factor in [(1, 9, 9, 1.0), (7, 9, 9, 1.1), (42, 12, 9, 0.5), (3, 1, 4, 2.0)]:
        a = np.round(np.exp(rng.normal(0, 0.05, m)) * 10, 6)
        b = np.round(np.exp(rng.normal(0, 0.05, n)) * 10 * factor, 6)
        bits = split_mix(seed)
        ratios = []
        for _ in range(2000):
            first = np.median([a[(next(bits) * m) >> 64] for _ in range(m)])
            second = np.median([b[(next(bits) * n) >> 64] for _ in range(n)])
            ratios.append(second / first)
        low, high = np.percentile(ratios, [2.5, 97.5])
        # SciPy's own, with its own generator: near, not equal.
        near = None
        if m > 1:
            near = list(stats.bootstrap(
                (a, b), lambda x, y, axis: np.median(y, axis=axis) / np.median(x, axis=axis),
                n_resamples=2000, method="percentile", rng=1).confidence_interval)
        yield {"seed": seed, "resamples": 2000, "a": a.tolist(), "b": b.tolist(), "low": low,
               "high": high, "near": near}


def animations():
    """Frames in flight whose clocks do not quite agree; the eased value is CSS's ease-in-out."""
    present = np.cumsum(np.rint(1e6 * rng.normal(16.7, 2.0, 240))).astype(np.int64) + 10**9
    animation = present - np.rint(1e6 * rng.normal(12, 1.0, 240)).astype(np.int64)
    fraction = np.clip((animation - 10**9) / 4e9, 0, 1)
    ideal = np.clip((present - 10**9) / 4e9, 0, 1)
    timing = np.abs(np.diff(animation) - np.diff(present)) / 1e6
    position = np.abs(fraction - ideal)
    return {"present": present.tolist(), "animation": animation.tolist(),
            "fraction": fraction.tolist(), "timingMean": timing.mean(),
            "timingP99": np.percentile(timing, 99), "timingMax": timing.max(),
            "positionMean": position.mean(), "positionP99": np.percentile(position, 99),
            "positionMax": position.max()}


def plain(value):
    return value.item() if isinstance(value, np.generic) else value


json.dump({
    "samples": list(samples()), "rankTests": list(rank_tests()), "bootstraps": list(bootstraps()),
    "animation": animations(),
    "upperTail": [[z, stats.norm.sf(z)] for z in
                  [-8, -3, -1.5, -0.1, 0, 1e-9, 0.1, 0.5, 1, 1.96, 2.5, 2.999, 3, 3.5, 5, 8, 20,
                   37]],
}, sys.stdout, default=plain)
print()
