#!/bin/sh
# coverage.sh BUILD [PATH]: how much of each room's sources the tests have run, by the profiles that they left in BUILD (see
# the preset `coverage`); it fails if a room is short of its goal. With a PATH, a room or a file, it shows the ways there
# that no test went.
set -eu
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)
profile=$build/profiles/all.profdata

# What a killed process was writing may be broken: the others count.
find "$build/profiles" -name '*.profraw' >"$build/profiles/list.txt"
llvm-profdata merge --sparse --failure-mode=all --input-files="$build/profiles/list.txt" --output="$profile"

# The first is a word of its own to llvm-cov.
programs=$(find "$build" -maxdepth 2 -type f -perm -u+x ! -name '*.so*' -exec sh -c '
    head -c 4 "$1" | grep -q ELF && printf " --object %s" "$1"' sh {} \;)
# shellcheck disable=SC2086 # the programs are many words
llvm-cov export ${programs# --object } --instr-profile="$profile" --compilation-dir="$build" --skip-functions \
    --ignore-filename-regex="^/usr/|^$root/tests/|/\.\./tests/" | python3 "$root/tests/coverage.py" "$root" "${2:-}"
