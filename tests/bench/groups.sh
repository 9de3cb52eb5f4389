#!/usr/bin/env bash
# groups.sh [PROGRAM]: groups beside GAP, in the same minute: orders, membership, words. GAP and the program are asked
# the same, their answers must agree, and what each needs for its start is taken off. LIMIT=300 waits longer than a
# minute for GAP. See README.md.
set -euo pipefail
fail() { printf 'groups.sh: %s\n' "$1" >&2; exit 1; }
((BASH_VERSINFO[0] >= 5)) || fail 'bash 5 is needed, which can tell microseconds'
command -v gap >/dev/null 2>&1 || fail 'GAP is not installed'
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cube=${1:-$here/../../build/release/cube}
runs=${RUNS:-3} limit=${LIMIT:-60} words=${WORDS:-100}
[[ -x $cube ]] || fail "there is no program $cube"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

calc() { awk "BEGIN { printf \"$1\", $2 }"; }
# seconds COMMAND...: the wall time of one run; what it printed is in $work/out. Beyond the limit it is the limit.
seconds() {
    local begin=$EPOCHREALTIME end
    timeout "$limit" "$@" >"$work/out" 2>"$work/err" </dev/null || [[ $? == 124 ]] || fail "$* failed: $(<"$work/err")"
    end=$EPOCHREALTIME
    calc '%.6f\n' "$end - $begin"
}
least_of() { # COMMAND...: the least of several runs; one is enough of what takes long
    local i best='' time
    for ((i = 0; i < runs; ++i)); do
        time=$(seconds "$@")
        if [[ ! $best ]] || calc '%d' "$time < $best" | grep -q 1; then best=$time; fi
        calc '%d' "$time > 5" | grep -q 1 && break
    done
    printf '%s\n' "$best"
}
answer() { tr -d '\\\n ' <"$work/out"; }
row() { printf '  %-34s %12s %12s %10s   %s\n' "$@"; } # NAME CUBE GAP RATIO NOTE
milliseconds() { calc '%.2f ms' "1000 * $1"; }
# What is left of a time when a start is taken off: never less than a hundredth of a millisecond.
after() { calc '%.6f' "($1 - $2 > 0.00001) ? $1 - $2 : 0.00001"; }

none=$(least_of "$cube" -e 'size(group())')
printf 'Print(1, "\\n");\n' >"$work/none.g"
gap_none=$(least_of gap -q -b "$work/none.g")

# order NAME CUBE GENERATORS: of both, without the start; GAP reads the generators as cycles.
order() {
    local name=$1 n=$2 generators=$3 ours theirs note=''
    "$cube" -n "$n" -e "print gap_group({$generators})" >"$work/group.g"
    theirs=$(after "$(least_of gap -q -b "$work/group.g")" "$gap_none")
    local said
    said=$(answer)
    ours=$(after "$(least_of "$cube" -n "$n" -e "size(group($generators))")" "$none")
    [[ $said ]] || note="GAP had not finished after $limit s"
    [[ ! $said || $said == "$(answer)" ]] || fail "$name: GAP says $said"
    row "$name" "$(milliseconds "$ours")" "$(milliseconds "$theirs")" "$(calc '%.0f x' "$theirs / $ours")" "$note"
}
layers() { # N: all turns of single layers but the middle ones
    local layer face all=()
    for face in R U F L D B; do
        for ((layer = 1; 2 * layer <= $1; ++layer)); do all+=("$( ((layer > 1)) && printf '%s' "$layer")$face"); done
    done
    local IFS=,
    printf '%s' "${all[*]}"
}

printf '%s and GAP, %s runs each; starts of %s and %s are taken off\n' "$cube" "$runs" "$(milliseconds "$none")" \
    "$(milliseconds "$gap_none")"
printf '\n%-36s %12s %12s %10s\n' 'Order of the group' cube GAP ratio
for n in 2 3 4 5 7; do order "all layers, ${n}x${n}x${n}" "$n" "$(layers "$n")"; done
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

# Membership: of random elements, the making of the group included in both but for one question.
printf '\n%-36s %12s %12s %10s\n' 'One question p in G' cube GAP ratio
member() { # N GENERATORS
    local few=1 many=2000 ours theirs
    "$cube" -n "$1" -e "print gap_group({$2})" | grep -v Size >"$work/group.g"
    cat >>"$work/group.g" <<'END'
p := PseudoRandom(G);; p in G;; start := NanosecondsSinceEpoch();;
for i in [1..2000] do p in G; od;; Print(NanosecondsSinceEpoch() - start, "\n");
END
    seconds gap -q -b "$work/group.g" >"$work/ignored"
    theirs=$(calc '%.9f' "$(answer) / 1e9 / $many")
    local program="let G = group($2); let p = random(G, 1)"
    few=$(least_of "$cube" -n "$1" -e "$program; for i in 1..$few { let q = p in G }")
    ours=$(least_of "$cube" -n "$1" -e "$program; for i in 1..$many { let q = p in G }")
    ours=$(after "$ours" "$few")
    ours=$(calc '%.9f' "$ours / $many")
    row "$1x$1x$1" "$(calc '%.2f us' "1e6 * $ours")" "$(calc '%.2f us' "1e6 * $theirs")" "$(calc '%.1f x' "$theirs / $ours")" ''
}
for n in 3 4; do member "$n" "$(layers "$n")" || true; done

# Words: the letters of elements of the 3x3x3 by chance, and the time of each once a first one has been found.
printf '\n%-36s %12s %12s %10s\n' "Words of $words elements, 3x3x3" cube GAP ratio
faces=$(layers 3)
"$cube" -e "print gap_group({$faces})" | grep -v Size >"$work/group.g"
cat >>"$work/group.g" <<END
hom := EpimorphismFromFreeGroup(G);; PreImagesRepresentative(hom, PseudoRandom(G));;
start := Runtime();; all := 0;;
for i in [1..$words] do all := all + Length(PreImagesRepresentative(hom, PseudoRandom(G))); od;;
Print(Float(all / $words), " ", Float((Runtime() - start) / $words), "\n");
END
seconds gap -q -b "$work/group.g" >"$work/ignored"
read -r their_letters their_time <"$work/out"
cat >"$work/words.cube" <<END
let G = group($faces)
let all = 0
for seed in 1..$words { let all = all + length(factor(random(G, seed), G), QTM) }
print all
END
first=$(least_of "$cube" -e "let G = group($faces); factor(random(G, 1), G)")
ours=$(seconds "$cube" "$work/words.cube")
letters=$(calc '%.1f' "$(answer) / $words")
ours=$(calc '%.6f' "($(after "$ours" "$first")) / $words")
row 'letters in the mean' "$letters" "$(calc '%.1f' "$their_letters")" "$(calc '%.1f x' "$their_letters / $letters")" ''
row 'time of each' "$(milliseconds "$ours")" "$(calc '%.2f ms' "$their_time")" "$(calc '%.1f x' "$their_time / 1000 / $ours")" \
    'the first one, and the tables, left out'
