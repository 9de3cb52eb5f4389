#!/bin/sh
# facts.sh PROGRAM FILE.md: what a page says and its blocks do not show is held to the truth where it is said. A comment that
# begins with a line `<!-- facts` holds statements, most of them `assert`; each comment is a script of its own and must run
# without an error. Readers of the page do not see it. Errors name the page and its line.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
page=$2
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# Blank lines stand for the rest of the page, so that the lines of a script have the numbers that they have there.
awk -v dir="$work" '
    /^<!-- facts$/ { inside = 1; file = sprintf("%s/%05d.facts", dir, NR); for (i = 1; i <= NR; ++i) print "" > file; next }
    /^<!-- *[Ff]act/ { print "line " NR ": facts begin with a line `<!-- facts`" > "/dev/stderr"; exit 1 }
    /^-->$/ { inside = 0 }
    /^```/ && inside { print "line " NR ": a block within the facts" > "/dev/stderr"; exit 1 }
    inside { print > file }' "$page" || { echo "$page: facts that are not run"; exit 1; }

failed=0
for facts in "$work"/*.facts; do
    [ -e "$facts" ] || { echo "$page: no facts"; exit 0; }
    mv "$facts" "$work/$(basename "$page")"
    (cd "$work" && "$program" "$(basename "$page")") 2>&1 || failed=1
done
exit $failed
