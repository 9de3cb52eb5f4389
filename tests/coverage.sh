#!/bin/sh
# coverage.sh BUILD: how much of each room's sources the tests have run, by the profiles that they left in BUILD (see the
# preset `coverage`). A branch counts once for each way that its condition went. coverage.sh BUILD FILE shows one file,
# each line with how often it was run.
set -eu
build=$1
root=$(cd "$(dirname "$0")/.." && pwd)
profile=$build/profiles/all.profdata
set -- "${2:-}"

objects=$(find "$build" -maxdepth 2 -type f -perm -u+x ! -name '*.so*' ! -name '*.sh' -exec sh -c '
    head -c 4 "$1" | grep -q ELF && printf " -object %s" "$1"' sh {} \;)
find "$build/profiles" -name '*.profraw' >"$build/profiles/list.txt"
llvm-profdata merge --sparse --failure-mode=all --input-files="$build/profiles/list.txt" --output="$profile"

if [ -n "$1" ]; then
    # shellcheck disable=SC2086 # the objects are many words
    exec llvm-cov show --instr-profile="$profile" --show-branches=count $objects "$root/$1"
fi
# shellcheck disable=SC2086
llvm-cov export --summary-only --instr-profile="$profile" $objects | python3 "$root/tests/coverage.py" "$root"
