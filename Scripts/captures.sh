#!/bin/sh
# Captures anew what real tools print, for the tests of how it is read.
#
# usage: captures.sh FOLDER [NAME...]
#
# Whoever runs it reads the difference before committing it: what is to be read of a capture is
# worked out by rules of the tool's own (Scripts/captures/series.py), and a person has the last word.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || {
  echo "usage: captures.sh FOLDER [NAME...]" >&2
  exit 2
}

# A tool that cannot be installed is left out, and said.
sh "$here/deps.sh" captures || echo "captures: not every tool is there"
python=/usr/bin/python3
[ -x "$python" ] || python=python3
exec "$python" -B "$here/captures" "$@"
