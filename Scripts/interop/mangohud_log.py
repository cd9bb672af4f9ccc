"""MangoHud measures the same run, and reads like what we write in its format."""

import csv
import functools
import glob
import os

import numpy

from columns import Frames
from proof import require, require_near, require_same
from programs import display

WITHIN = 0.02
# In seconds. MangoHud counts from the program's start and writes nothing that is unfinished when
# the program ends, so its log may reach back into the warm-up, where ours has no frames.
WARM_UP, MEASURED = 1, 12
LOG_AFTER, LOGGED = 3, 8


class Log:
    """A log of MangoHud's, old or new."""

    def __init__(self, path):
        with open(path, newline="", encoding="utf-8") as file:
            rows = list(csv.reader(file))
        self.system_header, self.header, self.rows = rows[0], rows[2], rows[3:]
        require(all(len(row) == len(self.header) for row in self.rows), "rows of other lengths")

    def column(self, name):
        """A column's numbers."""
        place = self.header.index(name)
        return numpy.array([float(row[place]) for row in self.rows])


@functools.cache
def record(bench, folder, pace):
    """Runs a benchmark in a window with MangoHud beside it; gives our file and its log."""
    folder = f"{folder}/mangohud-{pace}"
    os.makedirs(folder)
    ours = os.path.join(folder, "raw.json")
    with display() as name:
        bench.write(
            ours,
            *("--format", "json", "--raw", "--technique", "reveal", "--renderer", "opengl"),
            *("--repetitions", "1", "--warmup", str(WARM_UP), "--duration", str(MEASURED)),
            *("--pace", pace),
            under=["mangohud", "--dlsym"],
            environment={
                "DISPLAY": name,
                "HOME": folder,
                "XDG_CONFIG_HOME": folder,
                "MANGOHUD_CONFIG": f"output_folder={folder},autostart_log={LOG_AFTER},"
                f"log_duration={LOGGED},log_interval=0",
            },
        )
    logs = [path for path in glob.glob(f"{folder}/*.csv") if not path.endswith("_summary.csv")]
    require(len(logs) == 1, f"MangoHud wrote {len(logs)} logs; does it hook the window?")
    return ours, Log(logs[0])


def overlap(ours, theirs):
    """The frames that both have, as two slices, and how far their moments are off in the median.

    The two clocks begin elsewhere, so what counts is how evenly the moments differ.
    """
    best = None
    for start in range(-len(theirs) // 2, len(ours) - len(theirs) // 2):
        mine = slice(max(start, 0), min(start + len(theirs), len(ours)))
        its = slice(mine.start - start, mine.stop - start)
        difference = ours[mine] - theirs[its]
        error = numpy.median(numpy.abs(difference - numpy.median(difference)))
        if len(difference) >= len(theirs) // 2 and (best is None or error < best[2]):
            best = mine, its, error
    require(best is not None, f"{len(ours)} frames of ours, {len(theirs)} in the log: too few")
    return best


def oracle(bench, folder, pace):
    """Our frame times are MangoHud's, in mean and median, over the frames that both have.

    MangoHud takes its moment where the buffers' swap begins, we where it ends. Where nothing paces
    frames, a busy machine holds some swaps back, and that parts the medians: the mean decides alone.
    """
    path, log = record(bench, folder, pace)
    presented = Frames.of_json(path).present / 1e6
    mine, its, error = overlap(presented, log.column("elapsed") / 1e6)
    ours = numpy.diff(presented[mine])
    # Microseconds in this version. The first row reaches back to before the first moment.
    theirs = log.column("frametime")[its][1:] / 1e3
    require(len(theirs) >= 100, f"only {len(theirs)} frames in common")
    require_near("mean frame time", ours.mean(), theirs.mean(), WITHIN)
    if pace != "uncapped":
        require_near("median frame time", numpy.median(ours), numpy.median(theirs), WITHIN)
    correlation = numpy.corrcoef(ours, theirs)[0, 1]
    return (
        f"{len(theirs)} frames, mean {ours.mean():.4f} ms (MangoHud {theirs.mean():.4f}), "
        f"median {numpy.median(ours):.4f} ms ({numpy.median(theirs):.4f}); moments "
        f"{error * 1e3:.0f} us apart, frame times correlated by {correlation:.3f}"
    )


def has_its_shape(bench, folder, pace):
    """Our log of that run has the genuine one's structure, newer columns, and our numbers."""
    raw, genuine = record(bench, folder, pace)
    ours = Log(bench.formats(raw, f"{folder}/formats-{pace}") + "/mangohud")
    frames = Frames.of_json(raw)
    require(ours.system_header == genuine.system_header, f"system header {ours.system_header}")
    columns = iter(ours.header)
    missing = [name for name in genuine.header if name not in columns]
    require(not missing, f"columns missing or out of order: {missing}")
    times = ours.column("frametime")
    expected = frames.interval / 1e6
    require(len(times) == len(expected), f"{len(times)} rows, {len(expected)} frames")
    require((times == expected).all(), "frame times are not the JSON's")
    require((numpy.abs(ours.column("fps") * times / 1_000 - 1) < 1e-3).all(), "fps is not 1/time")
    elapsed = ours.column("elapsed")
    require((numpy.diff(elapsed) > 0).all(), "elapsed does not grow")
    require_same("elapsed, ns", elapsed[-1] - elapsed[0], frames.interval[1:].sum())
    newer = [name for name in ours.header if name not in genuine.header]
    return (
        f"{len(times)} frame times equal the JSON's; the {len(genuine.header)} columns of "
        f"MangoHud's log in their order, and {', '.join(newer)}"
    )
