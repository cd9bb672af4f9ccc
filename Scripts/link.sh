#!/bin/sh
# Prints the options with which the release binary is linked on Linux: it starts faster so, and takes less
# memory. Run from the root of the repository, by the Makefile.
set -eu

folder=.build/link
mkdir -p "$folder"

# Nothing is exported: else each library's symbols are looked for in the program first.
echo '{ local: *; };' >"$folder/exports"
set -- -Xswiftc -use-ld=lld -Xlinker -z -Xlinker nostart-stop-gc -Xlinker -s \
    -Xlinker --version-script="$folder/exports"

# The C++ library goes into the binary: but for Swift's runtime nobody needs it.
archive=$(${CC:-cc} -print-file-name=libstdc++.a 2>/dev/null || true)
if [ -f "$archive" ]; then
    ln -sf "$archive" "$folder/libstdc++.a"
    set -- "$@" -Xlinker -L"$folder"
fi

# Relocations are packed, a megabyte of them, where the C library is new enough to read that.
if getconf GNU_LIBC_VERSION 2>/dev/null | awk '{ split($2, v, "."); exit !(v[1] > 2 || v[2] >= 36) }'; then
    set -- "$@" -Xlinker -z -Xlinker pack-relative-relocs
fi

echo "$@"
