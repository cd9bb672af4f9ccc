# shellcheck shell=sh
# Measures `progress` beside zenity's and yad's dialogs, with the same options and lines for all three.
# Read by bench.sh, whose words it uses.
# shellcheck disable=SC2154 # work, ours and rounds are that script's

# rivals DRIVE OPTION...: the rivals' commands, in words without spaces.
rivals() {
    drive=$1
    shift
    for rival in zenity yad; do
        ! have $rival || echo "--vs $rival -- $drive$rival --progress $*"
    done
}

# compare NAME HEADING "TASK OPTION..." DRIVE OPTION...: keeps the figures as NAME for the table.
compare() {
    name=$1
    heading "progress, $2"
    task=$3
    shift 3
    drive=$1
    others=$(rivals "$@")
    shift
    # shellcheck disable=SC2086 # these are lists of words
    measure $task -o "$work/figures" ours -- "$drive$ours" progress "$@" $others || return 0
    mv "$work/figures" "$work/progress.$name"
}

# row TEXT NAME FIGURE DECIMALS AIM...: an aim is a label or a ratio with the most that it may be.
row() {
    text=$1
    file=$work/progress.$2
    [ -f "$file" ] || file=/dev/null
    figure=$3
    decimals=$4
    shift 4
    awk -F '\t' -v text="$text" -v figure="$figure" -v decimals="$decimals" -v aims="$*" '
        function shown(label) {
            return label in value ? sprintf("%.*f", decimals, value[label]) : "-"
        }
        $1 == figure { value[$2] = $3 }
        END {
            printf "%-34s%9s%9s%9s", text, shown("ours"), shown("zenity"), shown("yad")
            for (i = split(aims, list, " "); i > 0; i--) {
                split(list[i], aim, "<=")
                if (!(aim[1] in value)) continue
                verdict = value[aim[1]] <= aim[2] + 0 ? "met" : "MISSED"
                ratio = aim[1] ~ "/" ? sprintf(" %.3f", value[aim[1]]) : ""
                printf "   %s%s <= %s %s", aim[1], ratio, aim[2], verdict
            }
            print ""
        }' "$file"
}

bench_progress() {
    for rival in zenity yad; do
        have $rival || echo "$rival is not installed: its column stays empty"
    done
    compare start "start: $((2 * rounds + 1)) rounds" "start -n $((2 * rounds + 1))" ""
    compare drive "1,000 updates in 10 s: $rounds rounds" "drive -n $rounds -s 10 -r 100" job:
    compare idle "nothing to read for 10 s" "idle -n 1 -s 10" ""
    compare unfinished "a line without an end, then 10 s" "idle -n 1 -s 10 -t 5" ""
    compare intake "1,000,000 lines: $(((rounds + 1) / 2)) rounds" \
        "intake -n $(((rounds + 1) / 2)) -l 1000000" "" --auto-close
    compare flood "lines without end for 10 s" "flood -n 1 -s 10" "" --pulsate

    heading "progress: medians and aims (load of the machine: $(cut -d ' ' -f 1-3 /proc/loadavg))"
    printf '%-34s%9s%9s%9s\n' "" ours zenity yad
    row "first frame, ms" start frame 1 "ours/yad<=1" "ours/zenity<=0.333"
    row "processor, 1,000 updates, s" drive cpu 3 "ours/zenity<=0.25" "ours/zenity<=0.5"
    row "processor, idle for 10 s, s" idle cpu 4 "ours<=0.0005"
    row "the same, unfinished line, s" unfinished cpu 4 "ours<=0.0005"
    row "1,000,000 lines taken in, s" intake taken 3 "ours/zenity<=0.05"
    row "the same, until it has closed, s" intake wall 3
    row "peak memory, MiB" drive peak 1 "ours/yad<=1"
    row "% of a processor, endless lines" flood share 1 "ours<=10"
}
