"""The frames of a run, from our JSON or our CSV."""

import csv
import json

import numpy


class Frames:
    """The columns of one run's frames, in nanoseconds."""

    def __init__(self, start, present, interval):
        self.start, self.present = numpy.array(start), numpy.array(present)
        # The first frame after a pause has none.
        self.interval = numpy.array([number for number in interval if number is not None])

    @property
    def cost(self):
        """From each frame's start until it is presented."""
        return self.present - self.start

    @staticmethod
    def of_json(path, run=0):
        """The frames of a run in a file with raw frames."""
        with open(path, encoding="utf-8") as file:
            columns = json.load(file)["runs"][run]["frames"]
        return Frames(columns["start_ns"], columns["present_ns"], columns["interval_ns"])

    @staticmethod
    def by_run_of_csv(path):
        """The frames of each run, by technique, renderer and repetition."""
        rows = {}
        with open(path, newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                key = (row["technique"], row["renderer"], int(row["repetition"]))
                rows.setdefault(key, []).append(row)
        return {key: Frames(*Frames._columns(rows)) for key, rows in rows.items()}

    @staticmethod
    def _columns(rows):
        for name in ("start_ns", "present_ns", "interval_ns"):
            yield [int(row[name]) if row[name] else None for row in rows]
