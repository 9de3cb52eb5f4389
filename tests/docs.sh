#!/bin/sh
# docs.sh PROGRAM FILE.md: every ```cube block of a page is a session at the prompt, and must say what the page says.
# A block's prompts tell what is typed in; the program's whole output must be the block. The name `<prompt>` in errors is
# what the program itself writes there. Files that a block writes are forgotten.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
page=$2
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

awk -v dir="$work" '
    /^```cube$/ { inside = 1; file = sprintf("%s/%03d.block", dir, ++n); printf "" > file; next }
    /^```$/ { inside = 0 }
    inside { print > file }' "$page"

# Pictures that a block writes are left here.
cd "$work" || exit 1
failed=0
for block in "$work"/*.block; do
    [ -e "$block" ] || { echo "$page: no block to run"; exit 0; }
    sed -n -E 's/^(super)?cube [0-9]+> //p; s/^ *([0-9]+:)?([({[]|\/[*])? ?\.\.\.> //p' "$block" | (cd "$work" && "$program" --repl) >"$block.out" 2>&1
    diff -u "$block" "$block.out" || failed=1
done
exit $failed
