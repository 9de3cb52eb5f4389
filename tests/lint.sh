#!/bin/sh
# lint.sh BUILD [FILE...]: cppcheck and clang-tidy over all sources, as BUILD compiles them (`./check lint`: in batches), or
# clang-tidy alone over each FILE. Prints findings, each once, and nothing else; a source that BUILD does not compile is
# one. What they find and we keep is in lint_exceptions.txt and .clang-tidy, with why.
set -eu
build=$1
shift
cd "$(dirname "$0")/.."
cores=$(getconf _NPROCESSORS_ONLN)
compiled=$(sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "$build/compile_commands.json" |
    grep -v -e _verify_interface_header_sets/ -e "/tests/" -e '/empty\.cpp$' -e '/cubelang_stdlib\.dir/')

# A batch names its sources.
left_out() {
    # shellcheck disable=SC2046  # no path of a source holds a blank
    read=$(echo "$compiled" && cat $(echo "$compiled" | grep '/Unity/'))
    git ls-files 'lang/*.cpp' 'runtime/*.cpp' 'stdlib/*.cpp' 'front/*.cpp' | while read -r source; do
        case $read in
        *"$PWD/$source"*) ;;
        *) echo "$source: error: not compiled in $build, so not looked at" ;;
        esac
    done
}

all() {
    left_out
    cppcheck --enable=warning,performance,portability --std=c++20 --quiet -j "$cores" -I . \
        --suppressions-list=tests/lint_exceptions.txt lang runtime stdlib front 2>&1
    echo "$compiled" | tidy
}

# Each file's findings come in one piece; how many were found in headers of the system is no finding.
tidy() {
    # shellcheck disable=SC2016  # that shell's own parameters
    xargs -P "$cores" -n 1 sh -c '
        said=$(clang-tidy -p "$0" --quiet "$1" 2>&1 | grep -Ev "^[0-9]+ (warning|error)s? .*generated\.$") && echo "$said"
        true' "$build"
}

# A finding in a header is made once for each source that includes it.
once() {
    awk '/^[^ ].*: (warning|error|style|performance|portability): / { new = !seen[$0]++ } new { print; found = 1 }
         BEGIN { new = 1 } END { exit found }'
}

if [ $# -eq 0 ]; then all; else printf '%s\n' "$@" | tidy; fi | once
