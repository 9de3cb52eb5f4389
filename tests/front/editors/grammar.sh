#!/bin/sh
# grammar.sh COMPARE ROOT EDITORS GRAMMAR: checks that an editor's grammar highlights all text in the language of this repository
# like the program. paint_GRAMMAR runs the editor. Exit status 77 (skipped) if it is not installed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck disable=SC2034  # used by painters.sh
compare=$1 root=$2 editors=$3 grammar=$4
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
sh "$here/corpus.sh" "$root" "$work"
# shellcheck disable=SC1091  # in this folder
. "$here/painters.sh"

# No path contains a blank.
# shellcheck disable=SC2046
set -- $(find "$work" -name '*.cube')
painted=0
"paint_$(echo "$grammar" | tr -d .)" "$@" >"$work/output" 2>&1 || painted=$?
[ "$painted" != 77 ] || echo "the program that highlights with the grammar of $grammar is not installed"
[ "$painted" = 0 ] || { tail -n 20 "$work/output"; exit "$painted"; }
"$compare" "$grammar" "$@"
