#!/usr/bin/env bash
# groups.sh [PROGRAM]: compares groups with GAP, in the same minute: orders, membership, words. GAP and the program
# get the same queries, and their answers must agree. Times are processor times, which a busy machine disturbs least:
# GAP's by its Runtime, ours of the process, minus one that does everything else. LIMIT=300 waits longer than a minute
# for GAP. See README.md.
set -euo pipefail
fail() { printf 'groups.sh: %s\n' "$1" >&2; exit 1; }
((BASH_VERSINFO[0] >= 5)) || fail 'bash 5 is needed, which can tell microseconds'
command -v gap >/dev/null 2>&1 || fail 'GAP is not installed'
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cube=${1:-$here/../../build/release/cube}
many=${MANY:-50} limit=${LIMIT:-60} words=${WORDS:-100}
[[ -x $cube ]] || fail "there is no program $cube"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

calc() { awk "BEGIN { printf \"$1\", $2 }"; }
TIMEFORMAT=%U
# processor COMMAND...: seconds of processor time; the output is in $work/out, or empty beyond the limit.
processor() {
    { time timeout "$limit" "$@" >"$work/out" 2>"$work/err" </dev/null || true; } 2>&1
}
answer() { tr -d '\\\n ' <"$work/out"; }
row() { printf '  %-34s %12s %12s %10s   %s\n' "$@"; } # NAME CUBE GAP RATIO NOTE
milliseconds() { calc '%.3f ms' "1000 * $1"; }
# each COUNT PROGRAM BODY: seconds of one run of the body, on the cube N in $n.
each() {
    local few many
    few=$(processor "$cube" -n "$n" -e "$2; for i in 1..1 { $3 }")
    many=$(processor "$cube" -n "$n" -e "$2; for i in 1..$1 { $3 }")
    calc '%.9f' "($many - $few > 0.001 ? $many - $few : 0.001) / $1"
}
# The generators for GAP, in $work/group.g, named g1, g2, ….
gap_generators() { "$cube" -n "$n" -e "print gap_group({$1})" | grep -v 'Size\|^G :=' >"$work/group.g"; }
gap_list() { grep -o '^g[0-9]*' "$work/group.g" | paste -sd, -; }

# order NAME CUBE GENERATORS: the group is built again in every run.
order() {
    local name=$1 generators=$3 ours theirs size
    n=$2
    gap_generators "$generators"
    printf 'start := Runtime();; for i in [1..5] do size := Size(Group(%s)); od;; Print(size, " ", (Runtime()-start)/5.0, "\\n");\n' \
        "$(gap_list)" >>"$work/group.g"
    ours=$(each "$many" '0' "let G = group($generators)")
    processor gap -q -b "$work/group.g" >"$work/ignored"
    read -r size theirs < <(tr -d '\\\n' <"$work/out") || true
    if [[ ! $size ]]; then
        row "$name" "$(milliseconds "$ours")" - "> $(calc '%.0f x' "$limit / 5 / $ours")" "GAP had not finished five after $limit s"
        return
    fi
    [[ $size == "$("$cube" -n "$n" -e "size(group($generators))")" ]] || fail "$name: GAP says $size"
    row "$name" "$(milliseconds "$ours")" "$theirs ms" "$(calc '%.1f x' "$theirs / 1000 / $ours")" ''
}
layers() { # N: all turns of single layers except the middle ones
    local layer face all=()
    for face in R U F L D B; do
        for ((layer = 1; 2 * layer <= $1; ++layer)); do all+=("$( ((layer > 1)) && printf '%s' "$layer")$face"); done
    done
    local IFS=,
    printf '%s' "${all[*]}"
}

printf '%s and GAP, seconds of the processor\n' "$cube"
printf '\n%-36s %12s %12s %10s\n' 'Order of the group' cube GAP ratio
for size in 2 3 4 5 7; do order "all layers, ${size}x${size}x${size}" "$size" "$(layers "$size")"; done
order '<R, U>' 3 'R, U'
order '<R2, U2>' 3 'R2, U2'
order '<U, D, L2, R2, F2, B2>' 3 'U, D, L2, R2, F2, B2'
order 'half turns' 3 'R2, U2, F2, L2, D2, B2'
order '<R, U, F>' 3 'R, U, F'
order 'slices' 3 "R L', U D', F B'"
order '<R, F2>' 3 'R, F2'
order '<2R, U>, 4x4x4' 4 '2R, U'
order '<2R, U>, 5x5x5' 5 '2R, U'
order '<Rw, Uw>, 4x4x4' 4 'Rw, Uw'
order '<2R, 2U>, 4x4x4' 4 '2R, 2U'

# Membership of a random element.
printf '\n%-36s %12s %12s %10s\n' 'One question p in G' cube GAP ratio
member() { # N
    local ours theirs
    n=$1
    gap_generators "$(layers "$n")"
    printf 'G := Group(%s);; p := PseudoRandom(G);; q := p in G;; start := Runtime();;
for i in [1..5000] do q := p in G; od;; Print((Runtime() - start) / 5.0, "\\n");\n' "$(gap_list)" >>"$work/group.g"
    processor gap -q -b "$work/group.g" >"$work/ignored"
    theirs=$(answer)
    ours=$(each 5000 "let G = group($(layers "$n")); let p = random(G, 1)" 'let q = p in G')
    row "${n}x${n}x${n}" "$(calc '%.2f us' "1e6 * $ours")" "$theirs us" "$(calc '%.1f x' "$theirs / 1e6 / $ours")" ''
}
for size in 3 4; do member "$size"; done

# Words: letters of random elements of the 3x3x3, and the time of each after the first one.
printf '\n%-36s %12s %12s %10s\n' "Words of $words elements, 3x3x3" cube GAP ratio
n=3
faces=$(layers 3)
gap_generators "$faces"
cat >>"$work/group.g" <<END
G := Group($(gap_list));;
hom := EpimorphismFromFreeGroup(G);; PreImagesRepresentative(hom, PseudoRandom(G));;
start := Runtime();; all := 0;;
for i in [1..$words] do all := all + Length(PreImagesRepresentative(hom, PseudoRandom(G))); od;;
Print(Float(all / $words), " ", Float((Runtime() - start) / $words), "\n");
END
processor gap -q -b "$work/group.g" >"$work/ignored"
read -r their_letters their_time <"$work/out" || fail "GAP found no words: $(<"$work/err")"
program="let G = group($faces); let all = 0"
body='let all = all + length(factor(random(G, i), G), QTM)'
ours=$(each "$words" "$program" "$body")
letters=$("$cube" -e "$program; for i in 1..$words { $body }; all")
letters=$(calc '%.1f' "$letters / $words")
row 'letters in the mean' "$letters" "$(calc '%.1f' "$their_letters")" "$(calc '%.1f x' "$their_letters / $letters")" ''
row 'time of each' "$(milliseconds "$ours")" "$(calc '%.2f ms' "$their_time")" \
    "$(calc '%.1f x' "$their_time / 1000 / $ours")" 'the first one, and the tables, left out'
