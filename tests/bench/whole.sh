#!/usr/bin/env bash
# whole.sh [PROGRAM]: the whole program, from its start to its end; peers/peers.py compares it with others. RUNS=15
# runs everything more often.
#
# The tables show the median and the least of several runs. Derived figures (ratios, time a move) are computed from
# the least: other load only ever adds. See README.md.
set -euo pipefail
fail() { printf 'whole.sh: %s\n' "$1" >&2; exit 1; }
((BASH_VERSINFO[0] >= 5)) || fail 'bash 5 is needed, which can tell microseconds'
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cube=${1:-$here/../../build/release/cube}
runs=${RUNS:-5}
[[ -x $cube ]] || fail "there is no program $cube"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# --- measuring -------------------------------------------------------------------------------------------------------

have() { command -v "$1" >/dev/null 2>&1; }

# seconds COMMAND...: the wall time of one run. A program that fails yields no measurement.
seconds() {
    local begin=$EPOCHREALTIME end
    "$@" >"$work/out" 2>"$work/err" </dev/null || fail "$* failed: $(<"$work/err")"
    end=$EPOCHREALTIME
    awk -v a="$begin" -v b="$end" 'BEGIN { printf "%.6f\n", b - a }'
}

# Commands by name, in the order of the output.
declare -A command=()
names=()
enter() { command[$1]=$(printf '%q ' "${@:2}"); names+=("$1"); } # NAME COMMAND...

# Runs the commands entered alternately, several times, so that a disturbance affects all of them; then forgets them.
measure() {
    local i name
    for name in "${names[@]}"; do : >"$work/times $name"; done
    for ((i = 0; i < runs; ++i)); do
        for name in "${names[@]}"; do eval "seconds ${command[$name]}" >>"$work/times $name"; done
    done
    names=()
}
least() { sort -n "$work/times $1" | head -n 1; }
median() { sort -n "$work/times $1" | sed -n "$(((runs + 1) / 2))p"; }

# kilobytes COMMAND...: the peak memory; empty if it cannot be measured.
kilobytes() {
    if /usr/bin/time -f %M true >/dev/null 2>&1; then
        /usr/bin/time -f %M -o "$work/peak" "$@" >/dev/null 2>&1 </dev/null
        tail -n 1 "$work/peak"
    elif have python3; then
        python3 -c 'import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(peak // 1024 if sys.platform == "darwin" else peak)' "$@"
    fi
}

# --- showing ---------------------------------------------------------------------------------------------------------

title() { printf '\n%-38s %12s %12s\n' "$1" median least; }
row() { printf '  %-36s %12s %12s   %s\n' "$@"; } # NAME MEDIAN LEAST NOTE
timed_row() { row "$1" "$(milliseconds "$(median "$1")")" "$(milliseconds "$(least "$1")")" "${2:-}"; } # NAME NOTE
skip() { row "$1" - - 'not here: left out'; }
calc() { awk "BEGIN { printf \"$1\", $2 }"; }
milliseconds() { calc '%.2f ms' "1000 * $1"; }
# nanoseconds NAME COUNT START: of one of COUNT items, minus the time of the command START.
nanoseconds() { calc '%.1f' "($(least "$1") - $(least "$3")) * 1e9 / $2"; }
quotient() { calc '%.2f' "$1 / $2"; }
ratio() { quotient "$(least "$1")" "$(least "$2")"; } # NAME NAME

# --- texts -----------------------------------------------------------------------------------------------------------

# random_moves N COUNT: turns of a face, from 4x4x4 on of some layers; the same with the same awk; twenty on a line.
random_moves() {
    awk -v n="$1" -v count="$2" '
    function below(end) { return int(rand() * end) }
    BEGIN {
        srand(1)
        split("R U F L D B", face, " "); amount[1] = "2"; amount[2] = "\047"
        for (i = 1; i <= count; ++i) {
            depth = 1 + below(int(n / 2)); wide = depth > 1 && below(2)
            layers = depth > 1 ? depth : ""; ending = i % 20 ? " " : "\n"
            printf "%s%s%s%s%s", layers, face[1 + below(6)], wide ? "w" : "", amount[below(3)], ending
        }
    }'
}
cube_text() { printf 'order('; random_moves "$1" "$2"; printf ')\n'; } # N COUNT

# --- tables ----------------------------------------------------------------------------------------------------------

table_of_starts() {
    title 'Start of the process'
    enter 'true' "$(type -P true)" # not the shell built-in
    enter "$start" "$cube" -e 'order(R U)'
    measure
    timed_row 'true'
    timed_row "$start" "$(ratio "$start" true) x true"
}

table_of_texts() {
    title 'One expression of random moves'
    enter "$start" "$cube" -e 'order(R U)'
    cube_text 3 1000000 >"$work/three.cube"
    cube_text 7 100000 >"$work/seven.cube"
    enter '1000000 moves, 3x3x3' "$cube" "$work/three.cube"
    enter '100000 moves, 7x7x7' "$cube" -n 7 "$work/seven.cube"
    measure
    text_row '1000000 moves, 3x3x3' 1000000
    text_row '100000 moves, 7x7x7' 100000
}

text_row() { timed_row "$1" "$(nanoseconds "$1" "$2" "$start") ns a move, without the start"; } # NAME COUNT

table_of_growth() {
    title 'Growth on 3x3x3'
    local count counts=(250000 500000 1000000 2000000) half='' note
    none=$(kilobytes "$cube" -e '1')
    enter "$start" "$cube" -e 'order(R U)'
    for count in "${counts[@]}"; do
        cube_text 3 "$count" >"$work/$count.cube"
        enter "$count moves" "$cube" "$work/$count.cube"
    done
    measure
    for count in "${counts[@]}"; do
        note="$(nanoseconds "$count moves" "$count" "$start") ns a move"
        [[ -z $none ]] || note+=", $(bytes_each "$count") bytes a move at most"
        [[ -z $half ]] || note+=", $(ratio "$count moves" "$half moves") x half as many"
        timed_row "$count moves" "$note"
        half=$count
    done
}

bytes_each() { calc '%.1f' "1024 * ($(kilobytes "$cube" "$work/$1.cube") - $none) / $1"; } # COUNT

# Each statement on a separate line, or all on one line; in the last row there is one statement, with a move on each
# line.
table_of_statements() {
    title 'Statements of 20 moves and their order'
    local count half='' way ways=('a file' 'standard input' 'one line' 'one line of a file' '--repl' '--repl, open bracket')
    enter "$start" "$cube" -e 'order(R U)'
    for count in 20000 40000; do
        statements $count >"$work/$count.statements"
        tr '\n' ';' <"$work/$count.statements" >"$work/$count.line"
        { echo 'order('; random_moves 3 $count | tr ' ' '\n'; echo ')'; } >"$work/$count.open"
        enter "a file, $count" "$cube" "$work/$count.statements"
        enter "standard input, $count" read_by "$work/$count.statements" "$cube"
        enter "one line, $count" read_by "$work/$count.line" "$cube"
        enter "one line of a file, $count" "$cube" "$work/$count.line"
        enter "--repl, $count" read_by "$work/$count.statements" "$cube" --repl
        enter "--repl, open bracket, $count" read_by "$work/$count.open" "$cube" --repl
    done
    measure
    for way in "${ways[@]}"; do
        half=$(nanoseconds "$way, 20000" 20000 "$start")
        timed_row "$way, 40000" "$half, $(nanoseconds "$way, 40000" 40000 "$start") ns each of 20000, 40000"
    done
}
statements() { random_moves 3 $((20 * $1)) | awk '{ print "order(" $0 ")" }'; } # COUNT
read_by() { "${@:2}" <"$1"; } # FILE COMMAND...

table_of_large_things() {
    title 'Large cubes, large exponents'
    local memory large="-n 1000 -e 'order(R 500R U)'"
    enter "$large" "$cube" -n 1000 -e 'order(R 500R U)'
    enter '(R U)^40' "$cube" -e '(R U)^40'
    enter '(R U)^1000000000000' "$cube" -e '(R U)^1000000000000'
    measure
    memory=$(kilobytes "$cube" -n 1000 -e 'order(R 500R U)')
    timed_row "$large" "${memory:+$(calc '%.1f MB at most' "$memory / 1024")}"
    timed_row '(R U)^40'
    timed_row '(R U)^1000000000000' "$(ratio '(R U)^1000000000000' '(R U)^40') x (R U)^40"
}

start="cube -e 'order(R U)'"

printf '%s, %s runs each\n' "$cube" "$runs"
table_of_starts
table_of_texts
table_of_growth
table_of_statements
table_of_large_things
