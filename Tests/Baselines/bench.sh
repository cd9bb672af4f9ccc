#!/bin/sh
# Measures the program given as $1 beside a plain C baseline, zenity and yad, and prints each target next
# to the figure. Run from the root of the repository, normally by `make bench`. PARTS says which parts of
# "demo progress"; ROUNDS how often each command runs at the least where rounds count (3).
#
# Why it is fair: everything runs on a private X server, in an empty home, in turns; speed is judged by
# ratios from one interleaved run only, as times depend on the machine. It is a report: a missed target
# does not fail. Exit status: 0 reported, 2 wrong usage, 3 something could not be measured.

set -u

here=Tests/Baselines
build=.build/baselines
work=
xvfb=
manager=
job=
status=0

fail() {
    echo "bench: $*" >&2
    exit 3
}

# shellcheck disable=SC2317 # reached through the traps
finish() {
    trap - EXIT
    trap '' HUP INT TERM
    for pid in $job $manager $xvfb; do
        kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null
    done
    [ -z "$work" ] || rm -rf "$work"
}
trap finish EXIT
trap 'finish; exit 129' HUP
trap 'finish; exit 130' INT
trap 'finish; exit 143' TERM

have() { command -v "$1" >/dev/null 2>&1; }

# ---- Preparing

build_baselines() {
    pkg-config --exists sdl2 x11 xtst 2>/dev/null || fail "missing build packages; on Debian:" \
        "apt-get install pkg-config libsdl2-dev libx11-dev libxtst-dev"
    mkdir -p "$build" || fail "cannot create $build"
    compile sdl2 window "$here/window.c"
    compile "x11 xtst" measure "$here/measure.c" "$here/window_tasks.c" "$here/input_tasks.c" \
        "$here/child.c" "$here/process_stat.c" "$here/table.c" "$here/window_watch.c"
}

# compile PACKAGES NAME SOURCE...
compile() {
    packages=$1
    name=$2
    shift 2
    # shellcheck disable=SC2046,SC2086 # these are lists of words
    ${CC:-cc} -std=c11 -O2 -Wall -Wextra -o "$build/$name" "$@" $(pkg-config --cflags --libs $packages) -lm ||
        fail "$name does not build"
}

private_surroundings() {
    work=$(mktemp -d "${TMPDIR:-/tmp}/bench.XXXXXX") || fail "no temporary folder"
    mkdir -m 700 "$work/home" "$work/runtime"
    export HOME="$work/home" XDG_RUNTIME_DIR="$work/runtime" LC_ALL=C.UTF-8
    # No session bus and no desktop settings: nothing may be started behind our back.
    export DBUS_SESSION_BUS_ADDRESS=disabled: NO_AT_BRIDGE=1 GSETTINGS_BACKEND=memory GDK_BACKEND=x11
    unset WAYLAND_DISPLAY XAUTHORITY SDL_VIDEODRIVER XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME
}

start_display() {
    have Xvfb || fail "Xvfb is not installed; on Debian: apt-get install xvfb"
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$work/display" 2>"$work/xvfb.log" &
    xvfb=$!
    tries=0
    until [ -s "$work/display" ]; do
        tries=$((tries + 1))
        if [ $tries -gt 100 ] || ! kill -0 "$xvfb" 2>/dev/null; then
            cat "$work/xvfb.log" >&2
            fail "Xvfb does not start"
        fi
        sleep 0.1
    done
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
}

start_window_manager() {
    have openbox || return 0
    openbox --sm-disable >/dev/null 2>&1 &
    manager=$!
    sleep 1
    kill -0 "$manager" 2>/dev/null || manager=
}

# ---- Reporting

heading() { printf '\n== %s\n\n' "$1"; }

# Runs measure in the background, so that a signal to this script ends it at once.
measure() {
    rm -f "$work/figures"
    "$build/measure" "$@" &
    job=$!
    wait "$job"
    result=$?
    job=
    [ $result -eq 0 ] && return 0
    echo "not measured (measure ended with $result)"
    status=3
    return 1
}

# target FIGURE LABEL LIMIT UNIT TEXT: says whether a median of the last measurement is at most LIMIT.
target() {
    awk -F '\t' -v figure="$1" -v label="$2" -v limit="$3" -v unit="$4" -v text="$5" '
        $1 == figure && $2 == label {
            found = 1
            decimals = unit == "" ? 2 : unit == "s" ? 4 : 1
            verdict = $3 <= limit + 0 ? "met" : "missed"
            value = sprintf("%.*f%s", decimals, $3, unit == "" ? "" : " " unit)
            printf "  %-36s %11s   target <= %-9s %s\n", text, value, limit (unit == "" ? "" : " " unit), verdict
        }
        END { exit !found }' "$work/figures" && return 0
    echo "bench: no figure for: $5" >&2
    status=3
}

# ---- Measuring

bench_start() {
    heading "Start: $((3 * rounds)) rounds, in turns"
    set -- -n $((3 * rounds)) -o "$work/figures" ours -- "$ours" demo --vs window -- "$build/window"
    $zenity && set -- "$@" --vs zenity -- zenity --progress --percentage=25
    measure start "$@" || return 0
    echo
    ! $zenity || target frame ours/zenity 0.33 "" "first frame, ours/zenity"
    target frame ours/window 2 "" "first frame, ours/window"
    target peak ours 30 MiB "peak memory, ours"
}

bench_drive() {
    heading "Driven: 100 changes a second for 10 s, $rounds rounds, in turns"
    set -- -n "$rounds" -s 10 -r 100 -o "$work/figures" ours -- "$ours" demo --vs window -- "$build/window"
    $zenity && set -- "$@" --vs zenity -- stdin:zenity --progress
    measure drive "$@" || return 0
    echo
    target cpu ours/window 1.3 "" "CPU while driven, ours/window"
    ! $zenity || target cpu ours/zenity 0.5 "" "CPU while driven, ours/zenity"
}

bench_demo() {
    bench_start
    bench_drive
    bench_idle
}

# The clock that reads 0 here counts nanoseconds, and looking at a process may cost it a few: so 0 means
# less than half a millisecond in 10 s.
bench_idle() {
    heading "Idle: 10 s without any input"
    measure idle -n 1 -s 10 -o "$work/figures" ours -- "$ours" demo --vs window -- "$build/window" || return 0
    echo
    target cpu ours 0.0005 s "CPU while idle, ours (0 is the aim)"
}

if [ $# -ne 1 ]; then
    echo "usage: $here/bench.sh RELEASE-BINARY   (from the root of the repository)" >&2
    exit 2
fi
ours=$1
[ -f "$here/measure.c" ] || fail "not in the root of the repository"
if [ ! -f "$ours" ] || [ ! -x "$ours" ]; then fail "no program to run: $ours"; fi
case $ours in
    */*) ;;
    *) ours=./$ours ;;
esac
rounds=${ROUNDS:-3}
case $rounds in
    *[!0-9]* | 0*) fail "ROUNDS must be a whole number from 1 on, not $rounds" ;;
esac
parts=${PARTS:-demo progress}
for part in $parts; do
    case $part in
        demo | progress) ;;
        *) fail "no part '$part'; parts are demo and progress" ;;
    esac
done
# shellcheck source=Tests/Baselines/progress.sh
. "$here/progress.sh"
zenity=false
have zenity && zenity=true

build_baselines
private_surroundings
start_display
start_window_manager

echo "Ratios are medians of per-round ratios: row divided by column. Times hold for this machine only."
echo "SDL $(pkg-config --modversion sdl2), $(getconf _NPROCESSORS_ONLN) processors," \
    "window manager: $(if [ -n "$manager" ]; then echo openbox; else echo none; fi)"
if $zenity; then
    echo "zenity $(zenity --version 2>/dev/null)"
else
    echo "zenity is not installed: measured without it"
fi
! have yad || echo "yad $(yad --version 2>/dev/null)"

for part in $parts; do
    case $part in
        demo) bench_demo ;;
        progress) bench_progress ;;
    esac
done
exit $status
