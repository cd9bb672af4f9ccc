#!/bin/sh
# Draws the pictures of the README and of the documentation with the program itself.
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
printf 'click Start\nwait 3.3\nshot window-shapes.png\n' >"$script"
"$binary" demo --headless --script "$script" --output $folder --scale 2 --appearance light \
  --scene shapes --size 520x280
echo "shot window-gauges.png" >"$script"
"$binary" demo --headless --script "$script" --output $folder --scale 2 --appearance light \
  --scene gauges --size 520x320

# The documentation's: light and dark, as DocC wants them named.
folder=Sources/GradientReveal/GradientReveal.docc/Resources
mkdir -p $folder
draw() { # NAME OPTION...
  name=$1
  shift
  "$binary" render --scale 2 --appearance light --output "$folder/$name@2x.png" "$@"
  "$binary" render --scale 2 --appearance dark --output "$folder/$name~dark@2x.png" "$@"
}
draw bar --value 0.42 --label Copying --current-value-label "42%"
draw square --indicator square --value 0.42 --width 320 --height 20 --corner-radius 10
draw ring --indicator ring --value 0.42 --width 100 --height 100 --cap round
draw pie --indicator pie --value 0.42 --width 100 --height 100
draw spinner --indicator spinner --width 40 --height 40
draw linear-capacity --indicator gauge-linear-capacity --value 75 --bounds 0..100 \
  --width 320 --height 6 --label Battery --current-value-label "75%" --min-label 0 --max-label 100
draw accessory-linear --indicator gauge-accessory-linear --value 21 --bounds 10..30 \
  --width 320 --height 6 --gradient "blue, orange, red" --min-label 10 --max-label 30
draw accessory-circular --indicator gauge-accessory-circular --value 21 --bounds 10..30 \
  --width 100 --height 100 --gradient "blue, orange, red" \
  --current-value-label 21 --min-label 10 --max-label 30
draw accessory-circular-capacity --indicator gauge-accessory-circular-capacity --value 0.75 \
  --width 100 --height 100 --current-value-label 75
draw arc --indicator gauge-arc --value 180 --bounds 0..240 --width 160 --height 160 \
  --label Speed --current-value-label "180 km/h"
