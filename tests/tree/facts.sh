#!/bin/sh
# facts.sh PROGRAM FILE.md: checks facts that a page states outside its blocks. A comment that begins with a line `<!-- facts`
# contains statements, usually `assert`, and is invisible on the page. Each comment is a separate script and must run without an
# error. Errors show the page and the line.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
page=$2
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# Blank lines replace the rest of the page, so that line numbers are those of the page.
awk -v dir="$work" '
    /^<!-- facts$/ { inside = 1; file = sprintf("%s/%05d.facts", dir, NR); for (i = 1; i <= NR; ++i) print "" > file; next }
    /^<!-- *[Ff]act/ { print "line " NR ": facts must begin with a line `<!-- facts`" > "/dev/stderr"; exit 1 }
    /^-->$/ { inside = 0 }
    /^```/ && inside { print "line " NR ": a block inside the facts" > "/dev/stderr"; exit 1 }
    inside { print > file }' "$page" || { echo "$page: facts that are not run"; exit 1; }

failed=0
for facts in "$work"/*.facts; do
    [ -e "$facts" ] || { echo "$page: no facts"; exit 0; }
    mv "$facts" "$work/$(basename "$page")"
    (cd "$work" && "$program" "$(basename "$page")") 2>&1 || failed=1
done
exit $failed
