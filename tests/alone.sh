#!/bin/sh
# alone.sh ROOT COMPILER [FILE...]: every source can be compiled without another before it, and so can every header, since a
# header is the first thing that its own source includes, or is read by itself here. Nothing is built: the compiler reads them
# with all warnings. With FILEs these alone.
set -eu
cd "$1"
compiler=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ $# -gt 0 ]; then
    printf '%s\n' "$@" >"$work/files"
else
    find lang runtime stdlib front -name '*.cpp' ! -path 'front/page/*' ! -path 'front/python/*' >"$work/files"
    find lang runtime stdlib front -name '*.hpp' ! -path 'front/page/*' ! -path 'front/python/*' |
        while read -r header; do
            source=${header%.hpp}.cpp
            [ -e "$source" ] && grep -m 1 '^#include' "$source" | grep -qF "\"$header\"" || echo "$header"
        done >>"$work/files"
fi
xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 8 "$compiler" -std=c++20 -fsyntax-only -I. -DFMT_SHARED \
    -DCUBELANG_VERSION='"0"' -D_GLIBCXX_ASSERTIONS \
    -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow -Wno-pragma-once-outside-header -Werror <"$work/files"
