#!/bin/sh
# Draws the pictures of the README with the program itself.
#
# usage: pictures.sh BINARY
set -eu

binary=$1
cd "$(dirname "$0")/.."
folder=Documentation/pictures
export GRADIENT_REVEAL_ASSETS="$PWD/Assets"
mkdir -p $folder

for percent in 0 25 50 100; do
  "$binary" render --value $percent --total 100 --width 320 --scale 2 \
    --background white --label "$percent%" --output "$folder/bar-$percent.png"
done

script=$(mktemp)
trap 'rm -f "$script"' EXIT
echo "shot window-light.png" >"$script"
"$binary" demo --headless --script "$script" --output $folder --scale 2 --appearance light
printf 'key 3\nwait 1\nshot window-dark.png\n' >"$script"
"$binary" demo --headless --script "$script" --output $folder --scale 2 --appearance dark
