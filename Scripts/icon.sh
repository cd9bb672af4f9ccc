#!/bin/sh
# Draws the icon: the SVG and its PNGs in Assets/icon. Needs rsvg-convert (librsvg2-bin);
# only for who changes the icon, since the pictures are kept with the sources.
#
# Each size is drawn on its own pixel grid, so that no edge falls between two pixels.
set -eu
cd "$(dirname "$0")/../Assets/icon"

revealed=62 # percent

draw() { # SIZE, an integer number of pixels
  size=$1
  margin=$((size / 16))
  [ "$size" -gt 16 ] || margin=0
  border=$(((size + 127) / 128))
  side=$((size - 2 * margin))
  corner=$((size * 13 / 64))
  x=$((size / 8))
  width=$((size * 3 / 4))
  height=$(((size * 5 / 16 + 1) / 2 * 2))
  y=$(((size - height) / 2))
  shown=$(((width * revealed + 50) / 100))
  cat <<END
<svg xmlns="http://www.w3.org/2000/svg" width="$size" height="$size" viewBox="0 0 $size $size">
  <title>Gradient Reveal</title>
  <defs>
    <!-- As wide as the whole track: revealed, never compressed. -->
    <linearGradient id="paint" gradientUnits="userSpaceOnUse" x1="$x" y1="0" x2="$((x + width))" y2="0">
      <stop offset="0" stop-color="#007aff"/>
      <stop offset="0.5" stop-color="#af52de"/>
      <stop offset="1" stop-color="#ff9500"/>
    </linearGradient>
    <clipPath id="capsule">
      <rect x="$x" y="$y" width="$width" height="$height" rx="$((height / 2))"/>
    </clipPath>
  </defs>
  <rect x="$margin" y="$margin" width="$side" height="$side" rx="$corner" fill="#c7c7cc"/>
  <rect x="$((margin + border))" y="$((margin + border))" width="$((side - 2 * border))" height="$((side - 2 * border))" rx="$((corner - border))" fill="#fdfdfe"/>
  <g clip-path="url(#capsule)">
    <rect x="$x" y="$y" width="$width" height="$height" fill="#d8d8dd"/>
    <rect x="$x" y="$y" width="$shown" height="$height" fill="url(#paint)"/>
  </g>
</svg>
END
}

draw 256 >gradient-reveal.svg
for size in 16 32 48 64 128 256; do
  draw "$size" | rsvg-convert --output "gradient-reveal-$size.png"
done
