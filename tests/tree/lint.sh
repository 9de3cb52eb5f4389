#!/bin/sh
# lint.sh BUILD [FILE...]: runs english.py, cppcheck and clang-tidy on all sources, as compiled in BUILD (`./check lint`: in batches), or
# clang-tidy alone on each FILE. Prints each finding once; a source that BUILD does not compile is a finding too. Accepted
# findings are in lint_exceptions.txt and .clang-tidy, with the reason.
set -eu
build=$1
shift
cd "$(dirname "$0")/../.."
cores=$(getconf _NPROCESSORS_ONLN)
compiled=$(sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "$build/compile_commands.json" |
    grep -v -e _verify_interface_header_sets/ -e "/tests/" -e '/empty\.cpp$' -e '/cubelang_stdlib\.dir/')

# A batch includes its sources.
left_out() {
    # shellcheck disable=SC2046  # no path contains a blank
    read=$(echo "$compiled" && cat $(echo "$compiled" | grep '/Unity/'))
    git ls-files 'lang/*.cpp' 'runtime/*.cpp' 'stdlib/*.cpp' 'front/*.cpp' | while read -r source; do
        case $read in
        *"$PWD/$source"*) ;;
        *) echo "$source: error: not compiled in $build, so not checked" ;;
        esac
    done
}

all() {
    python3 tests/tree/english.py || :
    left_out
    cppcheck --enable=warning,performance,portability --std=c++20 --quiet -j "$cores" -I . \
        --suppressions-list=tests/tree/lint_exceptions.txt lang runtime stdlib front 2>&1
    echo "$compiled" | tidy
}

# Prints the findings of a file at once, without the counts for system headers.
tidy() {
    # shellcheck disable=SC2016  # parameters of the inner shell
    xargs -P "$cores" -n 1 sh -c '
        output=$(clang-tidy -p "$0" --quiet "$1" 2>&1 | grep -Ev "^[0-9]+ (warning|error)s? .*generated\.$") && echo "$output"
        true' "$build"
}

# A header's finding occurs once for each source that includes it; prints it once.
once() {
    awk '/^[^ ].*: (warning|error|style|performance|portability): / { new = !seen[$0]++ } new { print; found = 1 }
         BEGIN { new = 1 } END { exit found }'
}

if [ $# -eq 0 ]; then all; else printf '%s\n' "$@" | tidy; fi | once
