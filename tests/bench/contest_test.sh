#!/bin/sh
# contest_test.sh CUBE PYTHON: the benchmark of the contest's cubes solves small states of our own in the contest's
# format (letters, a picture, numbers, wildcards, a solved state), continues from its folder, and does not believe a
# kept solution that is wrong.
set -eu
cube=$1 python=$2
command -v "$python" > /dev/null || { echo "needs Python"; exit 77; }
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

fail() { echo "$1"; exit 1; }
run() { "$python" "$here/contest.py" "$1" "$here/contest_states.csv" "$folder/kept" --sizes 2 3 5; }

run "$cube" > "$folder/first"
[ "$(ls "$folder/kept" | wc -l)" = 8 ] || fail "eight solutions are kept"
# The 5x5x5 is three turns from the solved one, and the solved 3x3x3 none.
grep -q '^ *5 *1 *3 *3.0 *$' "$folder/first" || fail "the 5x5x5 takes three turns"
[ -z "$(head -n 1 "$folder/kept/3.txt")" ] || fail "a solved cube takes no turn"

# A finished folder needs no program.
run /nonexistent > "$folder/second"
cmp "$folder/first" "$folder/second" || fail "the second run has another table"

for wrong in r0 r2 'r0.x' ''; do
    echo "$wrong" > "$folder/kept/1.txt"
    run "$cube" > "$folder/third"
    cmp "$folder/first" "$folder/third" || fail "a kept solution that is wrong stays: $wrong"
done
