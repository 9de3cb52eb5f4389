#!/bin/sh
# `cube fit`: the fit of the published times, files of weights, and malformed files.
set -eu
cube=$1
times=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
    echo "$1" >&2
    exit 1
}

# The figures of docs/execution.md.
shown=$("$cube" fit "$times" --output own.txt)
[ "$shown" = "472 algorithms; cross-validated: Spearman 0.787, error 0.072 s" ] || fail "other figures: $shown"

# The program's weights are those of this fit.
"$cube" -e "cost(R U R' U' R' F R F') == cost(R U R' U' R' F R F', weights = \"own.txt\")" | grep -qx true ||
    fail "the program has other weights"

# Doubled times make a doubled cost.
awk -F, '/^[^#].*,[0-9.]+$/ { print $1 "," 2 * $2 }' "$times" | head -100 >slow.csv
"$cube" fit slow.csv --output slow.txt >/dev/null
"$cube" -e "cost([R, U] R F', weights = \"slow.txt\") > 3/2 * cost([R, U] R F')" | grep -qx true || fail "not slower"

refused() {
    if "$cube" fit "$1" 2>message; then fail "accepted: $1"; fi
    grep -qF "$2" message || fail "another message: $(cat message)"
}
printf 'R U,0.5\n' >short.csv
refused short.csv "a fit needs at least 20 algorithms, and these are 1"
printf 'R U\n' >bare.csv
refused bare.csv 'line 1: `R U` does not end in a comma and seconds'
printf 'R U,0.5\n(uf,ur),0.5\n' >cycle.csv
refused cycle.csv 'line 2: `(uf,ur)` is not an algorithm of 1 to 200 moves'
printf 'R U (,0.5\n' >bracket.csv
refused bracket.csv "bracket.csv: line 1:"
refused missing.csv "missing.csv:"
if "$cube" fit 2>message; then fail "accepted no file"; fi
grep -qF "fit needs one file of algorithms and times" message || fail "another message"
