#!/bin/sh
# coverage.sh BUILD [PATH]: prints the test coverage of each room, from the profiles that the tests wrote in BUILD (see the
# preset `coverage`), and fails if a room misses its goal. With a PATH, a room or a file, it lists the branches there that no
# test took.
set -eu
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
profile=$build/profiles/all.profdata

# The profile of a killed process may be corrupt; all others are used.
find "$build/profiles" -name '*.profraw' >"$build/profiles/list.txt"
llvm-profdata merge --sparse --failure-mode=all --input-files="$build/profiles/list.txt" --output="$profile"

# llvm-cov takes the first program without --object.
programs=$(find "$build" -maxdepth 3 -type f -perm -u+x ! -name '*.so*' -exec sh -c '
    head -c 4 "$1" | grep -q ELF && printf " --object %s" "$1"' sh {} \;)
# shellcheck disable=SC2086 # several words
llvm-cov export ${programs# --object } --instr-profile="$profile" --compilation-dir="$build" --skip-functions \
    --ignore-filename-regex="^/usr/|^$root/tests/|/\.\./tests/" | python3 "$root/tests/tree/coverage.py" "$root" "${2:-}"
