"""Our trace in Perfetto: its own user interface, served by vizviewer, opened in Chromium."""

import collections
import contextlib
import json
import os
import socket
import sys
import time
from subprocess import DEVNULL

from devtools import browser
from proof import require, require_same
from programs import process

PHASES = ["events", "update", "draw", "present"]

# The page's own way to the trace that it has open; the answer is a list of rows.
QUERY = """(async () => {
  const result = await window.app.trace.engine.query(%s);
  const rows = [];
  for (const row = result.iter({}); row.valid(); row.next())
    rows.push(result.columns().map((column) => {
      const value = row.get(column);
      return typeof value === 'bigint' ? Number(value) : value;
    }));
  return rows;
})()"""

COMPLAINTS = (
    "select name, value from stats where severity in ('error', 'data_loss') and value > 0"
)
SLICES = "select name, count(*) from slice group by name"
# Phases that lie in a frame, by their times and by what Perfetto made of them.
NESTED = """
  select child.name, count(*) from slice child join slice frame on child.parent_id = frame.id
  where frame.name = 'frame' and frame.depth = 0 and child.depth = 1 and child.dur >= 0
    and child.ts >= frame.ts and child.ts + child.dur <= frame.ts + frame.dur
    and child.name in ('events', 'update', 'draw', 'present')
  group by child.name"""
FRAME_TIME = "select sum(dur) from slice where name = 'frame'"
COUNTERS = """
  select track.name, count(*) from counter join counter_track track on track_id = track.id
  group by track.name"""
PROCESSES = "select name from process where name is not null"


def opens(bench, folder):
    """Perfetto imports the trace without a complaint, and has and shows all that is in it."""
    # Paced, so that there may be instants too.
    path = bench.write(
        f"{folder}/trace.json",
        *("--format", "trace", "--renderer", "software", "--technique", "reveal,repaint"),
        *("--frames", "200", "--repetitions", "2", "--pace", "120"),
    )
    with open(path, encoding="utf-8") as file:
        events = json.load(file)["traceEvents"]
    with served(path) as url, browser() as page:
        page.open(url)
        page.wait("a trace in Perfetto", "Boolean(window.app && window.app.trace)")
        return compare(page, events)


def compare(page, events):
    """Holds what Perfetto has against what is in the file."""
    count = collections.Counter((event["ph"], event["name"]) for event in events)
    processes = [event["args"]["name"] for event in events if event["name"] == "process_name"]
    frames = [event["dur"] for event in events if event["name"] == "frame"]

    def query(sql):
        return page.value(QUERY % json.dumps(sql))

    require_same("what its import complains of", query(COMPLAINTS), [])
    slices = {name: number for (phase, name), number in count.items() if phase in "Xi"}
    require_same("slices", dict(query(SLICES)), slices)
    require_same("phases in frames", dict(query(NESTED)), dict.fromkeys(PHASES, len(frames)))
    nanoseconds = sum(round(duration * 1_000) for duration in frames)
    require_same("time in frames, ns", query(FRAME_TIME)[0][0], nanoseconds)
    samples = sum(number for (phase, _), number in count.items() if phase == "C")
    require_same("counter samples", sum(dict(query(COUNTERS)).values()), samples)
    named = {row[0] for row in query(PROCESSES)}
    require(named >= set(processes), f"processes {named}, in the file {processes}")
    for name in processes:
        shown = f"document.body.textContent.includes({json.dumps(name)})"
        page.wait(f"a track named {name}", shown)
    return (
        f"{sum(slices.values())} slices ({len(frames)} frames, each with its {len(PHASES)} phases "
        f"inside), {samples} counter samples, {len(processes)} processes, no import error"
    )


@contextlib.contextmanager
def served(path):
    """Perfetto with a trace, at the address that this gives."""
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    viewer = os.path.join(os.path.dirname(sys.executable), "vizviewer")
    words = [viewer, "--server_only", "--port", str(port), path]
    with process(words, stdout=DEVNULL, stderr=DEVNULL):
        for _ in range(400):
            with contextlib.closing(socket.socket()) as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        else:
            require(False, f"vizviewer does not listen at port {port}")
        yield f"http://127.0.0.1:{port}"
