#!/bin/sh
# alone.sh ROOT COMPILER [FILE...]: checks that every source and every header (or only the FILEs) compiles alone. A header is
# checked by its source, which includes it first, or separately. Nothing is built: the compiler only parses, with all warnings.
set -eu
cd "$1"
compiler=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ $# -gt 0 ]; then
    printf '%s\n' "$@" >"$work/files"
else
    find lang runtime stdlib front -name '*.cpp' ! -path front/page/main.cpp ! -path 'front/python/*' >"$work/files"
    find lang runtime stdlib front -name '*.hpp' ! -path front/page/ranges_polyfill.hpp ! -path 'front/python/*' |
        while read -r header; do
            source=${header%.hpp}.cpp
            [ -e "$source" ] && grep -m 1 '^#include' "$source" | grep -qF "\"$header\"" || echo "$header"
        done >>"$work/files"
fi
xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 8 "$compiler" -std=c++20 -fsyntax-only -I. -DFMT_SHARED \
    -DCUBELANG_VERSION='"0"' -D_GLIBCXX_ASSERTIONS \
    -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow -Wno-pragma-once-outside-header -Werror <"$work/files"
