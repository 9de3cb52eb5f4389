#!/usr/bin/env bash
# whole.sh [PROGRAM]: the whole program on its own and beside others that compute with permutations, each measured in
# the same minute. Without GAP, Python with sympy or Node their rows are left out. RUNS=15 measures more often.
#
# Shown are the median and the least of several runs. What is computed from times (ratios, time a move) is computed from
# the least: others on the machine only ever add. See README.md.
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

# seconds COMMAND...: the wall time of one run. A program that fails is no measurement.
seconds() {
    local begin=$EPOCHREALTIME end
    "$@" >"$work/out" 2>"$work/err" </dev/null || fail "$* failed: $(<"$work/err")"
    end=$EPOCHREALTIME
    awk -v a="$begin" -v b="$end" 'BEGIN { printf "%.6f\n", b - a }'
}

# Commands by name, in the order in which they are shown.
declare -A command=()
names=()
enter() { command[$1]=$(printf '%q ' "${@:2}"); names+=("$1"); } # NAME COMMAND...

# Runs the commands entered in turn, again and again, so that what disturbs one disturbs all; then forgets them.
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

# kilobytes COMMAND...: the most memory that it held at once; nothing where nobody can tell.
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
# nanoseconds NAME COUNT START: of one of COUNT things, the time of the command START taken off.
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

# The six turns as GAP knows them from its manual; each is a product of cycles of 48 stickers.
turns() {
    cat <<'END'
R (25,27,32,30)(26,29,31,28)(3,38,43,19)(5,36,45,21)(8,33,48,24)
U (1,3,8,6)(2,5,7,4)(9,33,25,17)(10,34,26,18)(11,35,27,19)
F (17,19,24,22)(18,21,23,20)(6,25,43,16)(7,28,42,13)(8,30,41,11)
L (9,11,16,14)(10,13,15,12)(1,17,41,40)(4,20,44,37)(6,22,46,35)
D (41,43,48,46)(42,45,47,44)(14,22,30,38)(15,23,31,39)(16,24,32,40)
B (33,35,40,38)(34,37,39,36)(3,9,46,32)(2,12,47,29)(1,14,48,27)
END
}

# The same word as GAP and sympy read it: a loop over numbers 3 * letter + amount - 1.
move_numbers() { # COUNT
    random_moves 3 "$1" | tr ' ' '\n' | awk '
    BEGIN { for (i = 1; i <= 6; ++i) at[substr("RUFLDB", i, 1)] = 3 * (i - 1) }
    NF { print at[substr($0, 1, 1)] + (length($0) == 1 ? 0 : substr($0, 2) == "2" ? 1 : 2) }'
}
gap_text() { # COUNT
    printf 'turns := [\n'
    turns | awk '{ printf "%s%s, (%s)^2, (%s)^-1", (NR > 1 ? ",\n" : ""), $2, $2, $2 }'
    printf '];;\nword := [\n'
    move_numbers "$1" | awk '{ printf "%s%d", (NR > 1 ? "," (NR % 20 ? "" : "\n") : ""), $1 + 1 }'
    printf '];;\np := ();; for i in word do p := p * turns[i]; od;; Print(Order(p), "\\n");\n'
}
sympy_text() { # COUNT
    printf 'from sympy.combinatorics import Permutation\nturns = []\nfor cycles in [\n'
    turns | awk '{ gsub(/\)\(/, "], ["); gsub(/\(/, "[["); gsub(/\)/, "]]"); print substr($0, 3) "," }'
    printf ']:\n    p = Permutation(cycles, size=49)\n    turns += [p, p * p, p ** -1]\nword = ['
    move_numbers "$1" | paste -sd, -
    printf ']\np = Permutation(48)\nfor i in word:\n    p = p * turns[i]\nprint(p.order())\n'
}

# --- tables ----------------------------------------------------------------------------------------------------------

table_of_starts() {
    title 'Start of the process'
    enter 'true' "$(type -P true)" # not the shell's own
    enter "$start" "$cube" -e 'order(R U)'
    if have gap; then enter 'gap, printing 1' gap -q -b "$work/one.g"; fi
    if have python3; then enter 'python3, nothing' python3 -c ''; fi
    if [[ $sympy ]]; then enter 'python3, importing sympy' python3 -c 'import sympy.combinatorics'; fi
    if have node; then enter 'node, nothing' node -e 0; fi
    local name peers=("${names[@]:2}")
    measure
    timed_row 'true'
    timed_row "$start" "$(ratio "$start" true) x true"
    for name in "${peers[@]}"; do timed_row "$name" "$(ratio "$name" "$start") x cube"; done
    for name in gap python3 node; do have "$name" || skip "$name"; done
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

text_row() { timed_row "$1" "$(nanoseconds "$1" "$2" "$start") ns a move, the start taken off"; } # NAME COUNT

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

# Each statement on a line of its own, or all on one; in the last row the statement is one, a move on each line.
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

# Everyone pays for the start, for reading the word and for the products; the start is taken off.
table_of_peers() {
    title 'The same random word on 3x3x3'
    local many=1000000 few=50000
    cube_text 3 $many >"$work/many.cube"
    cube_text 3 $few >"$work/few.cube"
    enter "$start" "$cube" -e 'order(R U)'
    enter "cube, $many moves" "$cube" "$work/many.cube"
    if have gap; then enter_peer gap $many "$work/many.cube" gap_text gap -q -b; fi
    if [[ $sympy ]]; then enter_peer sympy $few "$work/few.cube" sympy_text python3; fi
    measure
    ours=$(nanoseconds "cube, $many moves" $many "$start")
    text_row "cube, $many moves" $many
    if have gap; then peer_row gap $many; else skip gap; fi
    if [[ $sympy ]]; then peer_row sympy $few; else skip sympy; fi
}
# The word of one move gives the start. A program that does not arrive at our order has not done the same.
enter_peer() { # NAME COUNT OURS WRITER COMMAND...
    "$4" 1 >"$work/$1.one"
    "$4" "$2" >"$work/$1.word"
    seconds "${@:5}" "$work/$1.word" >"$work/ignored"
    [[ $(<"$work/out") == "$("$cube" "$3")" ]] || fail "$1 comes to another order: $(<"$work/out")"
    enter "$1, 1 move" "${@:5}" "$work/$1.one"
    enter "$1, $2 moves" "${@:5}" "$work/$1.word"
}
peer_row() { # NAME COUNT
    local time
    time=$(nanoseconds "$1, $2 moves" "$2" "$1, 1 move")
    timed_row "$1, $2 moves" "$time ns a move, $(quotient "$time" "$ours") x cube"
}

# GAP reads on from standard input after its files, which is empty here.
gap_text 1 >"$work/one.g"
start="cube -e 'order(R U)'"
sympy=
if have python3 && python3 -c 'import sympy' >/dev/null 2>&1; then sympy=yes; fi

printf '%s, %s runs each\n' "$cube" "$runs"
table_of_starts
table_of_texts
table_of_growth
table_of_statements
table_of_large_things
table_of_peers
