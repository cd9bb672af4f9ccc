#!/bin/sh
# Fuzzes what reads other people's bytes, each target for some seconds, under the address sanitizer.
#
# usage: fuzz.sh SECONDS [TARGET]...
set -eu
cd "$(dirname "$0")/.."

seconds=$1
shift
[ $# -gt 0 ] || set -- zenity gauge raw tasks automatic options scripts

# Its products are apart: the whole tree is built with libFuzzer's counters.
scratch=.build/fuzz
export GRADIENT_REVEAL_FUZZ=1
# Optimized, or a second is a few inputs; overflow and ranges are still checked.
swift build -c release --scratch-path "$scratch" -Xswiftc -sanitize=fuzzer,address --product fuzz
binary=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/fuzz

status=0
for target in "$@"; do
  found=$scratch/found/$target
  mkdir -p "$found/corpus"
  printf '\n==> %s, %s s\n' "$target" "$seconds"
  # New inputs go to the first folder, those that fail beside it; the second is only read.
  "$binary" "--target=$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -verbosity=0 \
    -print_final_stats=1 -artifact_prefix="$found/" "$found/corpus" "Tests/Fuzz/Corpus/$target" \
    || { status=1; echo "fuzz: $target failed; the input is in $found" >&2; }
done
exit $status
