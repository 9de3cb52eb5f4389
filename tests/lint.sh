#!/bin/sh
# lint.sh BUILD [FILE...]: cppcheck over all sources, clang-tidy over each FILE (all, if there is none) as BUILD compiles it.
# What they find and we keep is in lint_exceptions.txt, and for clang-tidy in .clang-tidy, each with why. Half an hour.
set -eu
build=$1
shift
cd "$(dirname "$0")/.."
failed=0

if [ $# -eq 0 ]; then
    cppcheck --enable=warning,performance,portability --std=c++20 --quiet --error-exitcode=1 -j "$(getconf _NPROCESSORS_ONLN)" \
        -I . --suppressions-list=tests/lint_exceptions.txt lang runtime stdlib || failed=1
    files=$(git ls-files 'lang/*.cpp' 'runtime/*.cpp')
else
    files=$(printf '%s\n' "$@")
fi
echo "$files" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 4 clang-tidy -p "$build" --quiet --warnings-as-errors='*' ||
    failed=1
exit $failed
