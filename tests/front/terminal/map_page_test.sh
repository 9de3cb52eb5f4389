#!/bin/sh
# map_page_test.sh PROGRAM PAGE [FOLDER]: runs each ```console block of a page in a shell, all in one folder, and compares the
# output of both streams with the page. FOLDER is copied into that folder.
set -eu
program=$(cd "$(dirname "$1")" && pwd)
page=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/here"
[ $# -lt 3 ] || cp -R "$3" "$work/here"

awk -v dir="$work" '
    /^```console$/ { inside = 1; file = sprintf("%s/%03d.block", dir, ++n); next }
    /^```$/ { inside = 0 }
    inside { print > file }' "$page"

cd "$work/here"
PATH=$program:$PATH
failed=0
for block in "$work"/*.block; do
    while IFS= read -r line; do
        case $line in
        '$ '*)
            printf '%s\n' "$line"
            sh -c "${line#??}" 2>&1 </dev/null || :
            ;;
        esac
    done <"$block" >"$block.out"
    diff -u "$block" "$block.out" || failed=1
done
exit $failed
