#!/bin/sh
# Starts the demo; where there is no display, lets the demo draw its checkpoints to files.
#
# usage: run.sh BINARY [demo option]...
set -eu

binary=$1
shift
cd "$(dirname "$0")/.."
export GRADIENT_REVEAL_ASSETS="${GRADIENT_REVEAL_ASSETS:-$PWD/Assets}"

if [ "$(uname -s)" = Darwin ] || [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ]; then
  exec "$binary" demo "$@"
fi

echo "No display (neither DISPLAY nor WAYLAND_DISPLAY is set): drawing to files instead."
"$binary" demo --headless --script Assets/scripts/checkpoints.txt --output checkpoints "$@"
cat <<END

The pictures are in $PWD/checkpoints
To see the window, run it under a desktop, or set DISPLAY to an X server, or come in with ssh -X:
    make run
END
