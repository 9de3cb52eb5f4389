#!/bin/sh
# format.sh ROOT: checks that every source is formatted by clang-format 14 and has lines of at most 120 characters, also in raw
# strings and where `clang-format off` applies. Without version 14 (others format differently) only the line lengths are
# checked, and the status is 77 (skipped).
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

# Counts characters: continuation bytes of UTF-8 are removed.
sources | LC_ALL=C xargs awk '
    { line = $0; gsub(/[\200-\277]/, "", line) }
    length(line) > 120 { printf "%s:%d: %d characters\n", FILENAME, FNR, length(line); broken = 1 }
    END { exit broken }'

for formatter in clang-format-14 clang-format; do
    version_14 "$formatter" || continue
    # It would replace the comment at the end of an inline namespace by the same one.
    sources | xargs -n 50 -P 2 "$formatter" --dry-run 2>&1 | awk '
        /clang-format-violations/ { place = $0; getline
            if ($0 !~ /^}  \/\/ namespace cubelang::inline /) { print place; print; broken = 1 } }
        END { exit broken }' && exit 0
    echo "to repair: clang-format-14 -i FILE..."
    exit 1
done
echo "clang-format 14 is not installed: only line lengths are checked"
exit 77
