#!/bin/sh
# format.sh ROOT: every source is as clang-format 14 leaves it, and none of its lines is longer than 120 characters: raw strings
# and tables that keep a layout of their own (`clang-format off`) are no exception. Where no version 14 is installed (others
# format otherwise) only the lengths are held, and status 77 says that the rest was skipped.
set -eu
cd "$1"

sources() {
    if git -C . rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git ls-files -- '*.hpp' '*.cpp'
    else # a tarball
        find lang runtime front stdlib tests cmake \( -name '*.hpp' -o -name '*.cpp' \) | sort
    fi | while IFS= read -r file; do [ ! -e "$file" ] || printf '%s\n' "$file"; done
}

version_14() { # COMMAND
    "$1" --version 2>/dev/null | grep -q 'version 14\.'
}

# Bytes that continue a character are none of their own.
sources | LC_ALL=C xargs awk '
    { line = $0; gsub(/[\200-\277]/, "", line) }
    length(line) > 120 { printf "%s:%d: %d characters\n", FILENAME, FNR, length(line); broken = 1 }
    END { exit broken }'

for formatter in clang-format-14 clang-format; do
    version_14 "$formatter" || continue
    sources | xargs -n 50 -P 2 "$formatter" --dry-run -Werror && exit 0
    echo "clang-format-14 -i FILE... sets these right"
    exit 1
done
echo "clang-format 14 is not installed: only the lengths of lines are held"
exit 77
