"""Proves that each format of `gradient-reveal bench` opens in the tool that it is for.

usage: python Scripts/interop BINARY CONVERTER

Prints a line a proof; exit 1 where one fails.
"""

import os
import sys
import tempfile

import compare_py
import frame_csv
import mangohud_log
import perfetto
from programs import Bench
from proof import run_proofs


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    bench = Bench(*map(os.path.abspath, sys.argv[1:]))
    with tempfile.TemporaryDirectory(prefix="interop-") as folder:
        proofs = [
            ("json: MangoHud at 60 Hz", lambda: mangohud_log.oracle(bench, folder, "60")),
            ("json: MangoHud, uncapped", lambda: mangohud_log.oracle(bench, folder, "uncapped")),
            ("mangohud: its own log", lambda: mangohud_log.has_its_shape(bench, folder, "60")),
            ("trace: Perfetto", lambda: perfetto.opens(bench, folder)),
            ("google-benchmark: compare.py", lambda: compare_py.reads(bench, folder)),
            ("csv: numpy", lambda: frame_csv.agrees(bench, folder)),
        ]
        failed = run_proofs(proofs)
    print(f"interop: {failed} failed" if failed else "interop: every format opens in its tool")
    sys.exit(1 if failed else 0)


main()
