#!/bin/sh
# Builds the documentation of the library with the toolchain's own docc; no plugin, no network.
#
# usage: docs.sh BUILT          BUILT   where `swift build --target GradientReveal` has built
# DOCS_BASE_PATH=/path          where on its server the site will lie (/)
#
# Fails when docc warns, when code in an article does not compile, when a public symbol has no
# documentation, and when one is in no group of the landing page.
set -eu

built=$1
output=.build/docs
cd "$(dirname "$0")/.."
module=GradientReveal
catalog=Sources/$module/$module.docc

fail() {
  echo "docs: $*" >&2
  exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/graph" "$work/all" "$work/code"

# MARK: The tools

if [ "$(uname -s)" = Darwin ]; then
  docc=$(xcrun --find docc)
  sdk=$(xcrun --show-sdk-path)
else
  docc=$(command -v docc || echo "$(dirname "$(readlink -f "$(command -v swift)")")/docc")
  sdk=
fi
[ -x "$docc" ] || fail "the toolchain has no docc"

# What the compiler needs to find the modules: its own, and those of the C libraries.
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
set -- -I "$built/Modules"
for folder in Sources/C*/; do set -- "$@" -I "$folder"; done
for library in sdl2 pangocairo libpng dbus-1; do
  for flag in $(pkg-config --cflags-only-I $library 2>/dev/null || true); do
    set -- "$@" -Xcc "$flag"
  done
done
[ -z "$sdk" ] || set -- "$@" -sdk "$sdk"

# MARK: The code in the articles

# A block that begins with an import is a file; all others are statements, of which each is tried in
# a function that has what they take for granted.
cat >"$work/code/fragments.swift" <<'END'
import GradientReveal
END
number=0
for article in "$catalog"/*/*.md; do
  number=$((number + 1))
  awk -v article="$article" -v folder="$work/code" -v number=$number '
    /^```swift$/ { inside = 1; line = FNR + 1; text = ""; next }
    /^```$/ && inside {
      inside = 0
      block++
      place = "#sourceLocation(file: \"" article "\", line: " line ")\n"
      if (text ~ /^import /)
        printf "%s%s", place, text >(folder "/file-" number "-" block ".swift")
      else
        printf "func fragment%d_%d(\n  renderer: IndicatorRenderer, indicator: AnimatedIndicator" \
          "<ProgressView<AutomaticProgressViewStyle>>,\n  frame: Rect, now: Instant\n) throws {\n" \
          "%s%s#sourceLocation()\n}\n", number, block, place, text >>(folder "/fragments.swift")
    }
    inside { text = text $0 "\n" }
  ' "$article"
done
for file in "$work"/code/*.swift; do
  case $file in
    */fragments.swift) warnings=-suppress-warnings ;; # of values that nobody uses
    *) warnings=-warnings-as-errors ;;
  esac
  swiftc -typecheck -swift-version 6 $warnings -target "$target" "$@" "$file" ||
    fail "code in an article does not compile"
done

# MARK: The symbols

# The library has the symbols of RevealCore as its own, for whoever imports it has them. What the
# compiler makes, as `init(rawValue:)`, and what is inherited is left out.
extract() { # FOLDER OPTION...
  folder=$1
  shift
  swift symbolgraph-extract -module-name $module -experimental-allowed-reexported-modules=RevealCore \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs \
    -target "$target" -output-dir "$folder" "$@"
}
extract "$work/graph" -skip-protocol-implementations "$@"
extract "$work/all" "$@"
# Members that the standard library's types are given have no page of their own.
rm -f "$work/graph/$module@"*

# MARK: The site

rm -rf "$output"
"$docc" convert "$catalog" --additional-symbol-graph-dir "$work/graph" --output-path "$output" \
  --fallback-display-name $module --fallback-bundle-identifier $module \
  --fallback-default-module-kind Library --transform-for-static-hosting \
  --hosting-base-path "${DOCS_BASE_PATH:-/}" --warnings-as-errors

swiftc -parse-as-library -o "$work/check" Scripts/docs-check.swift
"$work/check" "$output/data/documentation/gradientreveal.json" "$work"/all/*.json

echo "docs: $output, to be served over HTTP (python3 -m http.server -d $output); its first page is documentation/gradientreveal/"
