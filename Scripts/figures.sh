#!/bin/sh
# Measures, and puts the table of what a frame costs and its chart into the README.
#
# usage: figures.sh BINARY
set -eu

binary=$1
cd "$(dirname "$0")/.."
export GRADIENT_REVEAL_ASSETS="$PWD/Assets"
result=$(mktemp)
readme=$(mktemp)
trap 'rm -f "$result" "$readme"' EXIT

# Without a display of one's own the renderers that need a window get a virtual one.
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xvfb-run >/dev/null; then
  set -- xvfb-run -a "$binary"
else
  set -- "$binary"
fi
"$@" bench --output "$result" --plot Documentation/pictures/bench.svg

# The first table goes into the block after the mark.
awk -v table="$result" '
  /^<!-- figures -->$/ { isNext = 1 }
  isInside && /^```$/ { isInside = 0 }
  !isInside { print }
  isNext && /^```$/ {
    isNext = 0
    isInside = 1
    while ((getline line < table) > 0) {
      if (line ~ /^Cost of a frame/) isCost = 1
      if (line == "") isCost = 0
      if (isCost) print line
    }
  }
' README.md >"$readme"
cat "$readme" >README.md
