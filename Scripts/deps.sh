#!/bin/sh
# Installs what is missing from packages.txt; one line and no network when nothing is.
#
# usage: deps.sh [--check] GROUP...      groups: build, run, test, bench, browser, interop, captures
#   --check   install nothing: silent when all is there, else say what is missing and exit 1
set -eu

here=$(cd "$(dirname "$0")" && pwd)
swift_needed=6.0

say() { printf 'deps: %s\n' "$*"; }
fail() {
  say "$*" >&2
  exit 1
}

check_only=no
if [ "${1-}" = --check ]; then
  check_only=yes
  shift
fi
[ $# -gt 0 ] || fail "name a group: build, run, test, bench, browser, interop, captures"
for group; do
  case $group in
    build | run | test | bench | browser | interop | captures) ;;
    *) fail "unknown group '$group'; groups are build, run, test, bench, browser, interop, captures" ;;
  esac
done

case $(uname -s) in
  Darwin) system=homebrew ;;
  *) system=debian ;;
esac

# MARK: Swift

check_swift() {
  get="get Swift $swift_needed or newer from https://www.swift.org/install and put it on PATH"
  command -v swift >/dev/null 2>&1 || fail "swift is not installed; $get"
  words=$(swift --version 2>&1) ||
    fail "swift does not start: $words (its download page lists the packages that it needs)"
  version=$(printf '%s\n' "$words" | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p')
  [ -n "$version" ] || fail "swift --version names no version; $get"
  [ "${version%%.*}" -ge "${swift_needed%%.*}" ] || fail "swift $version is too old; $get"
}

# MARK: Packages

is_there() { # PROBE
  name=${1#*:}
  case $1 in
    cmd:*) command -v "$name" >/dev/null 2>&1 ;;
    pc:*) pkg-config --exists "$name" 2>/dev/null ;;
    # Elsewhere than on Debian and its kin there is no telling: taken as there.
    deb:*)
      ! command -v dpkg-query >/dev/null 2>&1 ||
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ]
      ;;
    *) fail "packages.txt: unknown probe '$1'" ;;
  esac
}

missing_packages() { # GROUP...
  for wanted; do
    while read -r group debian homebrew probe; do
      [ "$group" = "$wanted" ] || continue
      package=$debian
      [ "$system" = debian ] || package=$homebrew
      [ "$package" != - ] || continue
      is_there "$probe" || printf ' %s' "$package"
    done <"$here/packages.txt"
  done
}

install_debian() { # PACKAGE...
  command -v apt-get >/dev/null 2>&1 ||
    fail "no apt-get here; install what these Debian packages hold: $*"
  root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "as root, run: apt-get install $*"
    root=sudo
  fi
  apt="$root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120"
  # A list that cannot be refreshed may still do: the installation is what decides.
  $apt update -qq || say "apt-get update failed; trying with the lists at hand"
  if $apt install -y -qq --no-install-recommends "$@"; then return; fi
  [ $is_optional = yes ] || fail "apt-get could not install: $* (its own message is above)"
  for package; do
    $apt install -y -qq --no-install-recommends "$package" || say "left out: $package"
  done
}

install_homebrew() { # FORMULA...
  command -v brew >/dev/null 2>&1 || fail "Homebrew is not installed; see https://brew.sh"
  brew install "$@"
}

# MARK: Python packages

# What Debian does not have comes from PyPI, into a folder of the build's own.
python_folder=$here/../.build/interop/python
python_wanted="viztracer==1.1.1"

python_is_there() {
  [ "$(cat "$python_folder/wanted" 2>/dev/null)" = "$python_wanted" ]
}

install_python() {
  /usr/bin/python3 -m venv --clear --system-site-packages "$python_folder"
  "$python_folder/bin/pip" install --quiet --disable-pip-version-check "$python_wanted" ||
    fail "pip could not install $python_wanted (its own message is above)"
  echo "$python_wanted" >"$python_folder/wanted"
}

case " $* " in *" build "*) check_swift ;; esac
wants_python=no
case " $* " in *" interop "*) wants_python=yes ;; esac
# Captures are made of the tools that are there.
is_optional=no
[ "$*" != captures ] || is_optional=yes
missing=$(missing_packages "$@")
missing_python=
[ $wants_python = no ] || python_is_there || missing_python=" $python_wanted"

if [ -z "$missing$missing_python" ]; then
  [ $check_only = yes ] || say "$*: all there"
  exit 0
fi
[ $check_only = no ] || fail "missing:$missing$missing_python (sh Scripts/deps.sh $* installs it)"

say "installing:$missing$missing_python"
if [ -n "$missing" ]; then
  # shellcheck disable=SC2086  # a list of names, to be split
  "install_$system" $missing
fi
[ -z "$missing_python" ] || install_python

missing=$(missing_packages "$@")
if [ -n "$missing" ]; then
  [ $is_optional = yes ] || fail "installed, but still not found:$missing"
  say "not there:$missing"
  exit 0
fi
say "$*: all there"
