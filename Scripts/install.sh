#!/bin/sh
# Installs the built program, or removes it again. Both walk the same list, so that
# uninstall removes what install put there and nothing else.
#
# usage: install.sh install|uninstall BINARY        environment: PREFIX, DESTDIR
set -eu

action=${1-} binary=${2-}
cd "$(dirname "$0")/.."
root=${DESTDIR-}${PREFIX:-/usr/local}
name=gradient-reveal

# mode, source, destination below the prefix
files() {
  echo "755 $binary bin/$name"
  echo "644 Documentation/$name.1 share/man/man1/$name.1"
  echo "644 Assets/desktop/$name.desktop share/applications/$name.desktop"
  echo "644 Assets/desktop/$name.metainfo.xml share/metainfo/$name.metainfo.xml"
  echo "644 Assets/icon/$name.svg share/icons/hicolor/scalable/apps/$name.svg"
  for size in 16 32 48 64 128 256; do
    echo "644 Assets/icon/$name-$size.png share/icons/hicolor/${size}x$size/apps/$name.png"
  done
  find Assets -name desktop -prune -o -name '.*' -o -type f -print | LC_ALL=C sort |
    while read -r file; do echo "644 $file share/$name/${file#Assets/}"; done
}

case $action in
  install)
    files | while read -r mode source destination; do
      install -d -m 755 "$root/$(dirname "$destination")"
      install -m "$mode" "$source" "$root/$destination"
    done
    echo "installed below $root: bin/$name, share/$name, manual, desktop entry, icons"
    ;;
  uninstall)
    files | while read -r _ _ destination; do rm -f "$root/$destination"; done
    # Folders of our own, where nobody has put anything else.
    if [ -d "$root/share/$name" ]; then
      find "$root/share/$name" -depth -type d -exec rmdir {} + 2>/dev/null || true
    fi
    echo "uninstalled below $root"
    ;;
  *)
    echo "usage: install.sh install|uninstall BINARY" >&2
    exit 2
    ;;
esac
