#!/bin/sh
# docs.sh PROGRAM FILE.md: every ```cube block of a page is a session at the prompt and must show the program's output. The
# prompts mark the input. A picture that a block writes must equal the file of that name in the page's folder `pictures`, if
# there is one; UPDATE_GOLDEN=1 accepts the new picture. Other files that a block writes are deleted.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
page=$2
pictures=$(cd "$(dirname "$page")" && pwd)/pictures
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

awk -v dir="$work" '
    /^```cube$/ { inside = 1; file = sprintf("%s/%03d.block", dir, ++n); printf "" > file; next }
    /^```$/ { inside = 0 }
    inside { print > file }' "$page"

# Blocks write their files here.
cd "$work" || exit 1
failed=0
for block in "$work"/*.block; do
    [ -e "$block" ] || { echo "$page: no block to run"; exit 0; }
    sed -n -E 's/^(super)?cube [0-9]+> //p; s/^ *([0-9]+:)?([({["]|\/[*])? ?\.\.\.> //p' "$block" | (cd "$work" && "$program" --repl) >"$block.out" 2>&1
    diff -u "$block" "$block.out" || failed=1
done
for picture in "$work"/*.svg; do
    kept=$pictures/$(basename "$picture")
    [ -e "$kept" ] || continue
    [ -z "${UPDATE_GOLDEN:-}" ] || cp "$picture" "$kept"
    cmp "$kept" "$picture" || failed=1
done
exit $failed
