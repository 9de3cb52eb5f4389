#!/bin/sh
# programs.sh PROGRAM [COUNT [SEED]]: compares random programs with GAP's results. Exit status 77 (skipped) without
# GAP.
command -v gap >/dev/null 2>&1 || { echo "GAP is not installed: nothing is compared"; exit 77; }
output=$("$1" "${2:-300}" "${3:-1}" | gap -q 2>&1)
[ "$output" = 0 ] || { echo "GAP disagrees on random programs:"; echo "$output" | tail -n 40; exit 1; }
