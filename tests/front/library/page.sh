#!/bin/sh
# page.sh ROOT: checks that each block of C, C++ and CMake on the library's page occurs in one of the examples, which
# installed.sh builds and runs, that the page names every header, and that every header it names exists.
set -eu
cd "$1"
page=docs/libcubelang.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

awk -v dir="$work" '
    /^```(cpp|c|cmake)$/ { inside = 1; file = sprintf("%s/%03d.block", dir, ++n); next }
    /^```$/ { inside = 0 }
    inside { print > file }' "$page"
[ -e "$work/008.block" ] || { echo "$page: the blocks were not found"; exit 1; }

# A block must occur as whole lines.
for block in "$work"/*.block; do
    for file in examples/library/*.c* examples/library/CMakeLists.txt; do
        awk 'FNR == NR { block = block $0 "\n"; next } { text = text $0 "\n" }
            END { exit index("\n" text, "\n" block) == 0 }' "$block" "$file" && continue 2
    done
    echo "$page: not in any example:"
    cat "$block"
    echo x >"$work/failed"
done

for header in cube.h $(sed -n 's/^foreach(part \(.*\))$/\1/p' cmake/install_library.cmake | sed 's/[a-z][a-z]*/&.hpp/g'); do
    grep -qF "#include <cubelang/$header>" "$page" || { echo "$page does not mention $header"; echo x >"$work/failed"; }
done
grep -oE '<cubelang/[a-z.]+>' "$page" | sort -u | tr -d '<>' | while IFS=/ read -r _ header; do
    [ -e "front/library/$header" ] || { echo "$page: there is no $header"; echo x >"$work/failed"; }
done
[ ! -e "$work/failed" ]
