#!/bin/sh
# held.sh COMPARE ROOT EDITORS GRAMMAR: what the grammar for an editor makes of all that is written in the language here
# is what the program makes of it. paint_GRAMMAR says which editor paints. Status 77 (skipped) where that is not installed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck disable=SC2034  # painters.sh asks for them
compare=$1 root=$2 editors=$3 grammar=$4
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
sh "$here/corpus.sh" "$root" "$work"
# shellcheck disable=SC1091  # beside this one
. "$here/painters.sh"

# No path of them holds a blank.
# shellcheck disable=SC2046
set -- $(find "$work" -name '*.cube')
painted=0
"paint_$(echo "$grammar" | tr -d .)" "$@" >"$work/said" 2>&1 || painted=$?
[ "$painted" = 0 ] || { tail -n 20 "$work/said"; exit "$painted"; }
"$compare" "$grammar" "$@"
