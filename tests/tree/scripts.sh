#!/bin/sh
# scripts.sh ROOT: checks the syntax of every script of the tree, that a test which skips says why, and that shellcheck, if it is
# installed, has no warnings for them.
set -u
cd "$1" || exit 1
failed=0
tests=$(find tests examples -name '*.sh')
for script in cube check cmake/setup.sh front/page/build front/page/fetch_libraries front/page/serve front/editors/vscode/pack packaging/release $tests; do
    case $(head -n 1 "$script") in
    *bash*) bash -n "$script" || failed=1 ;;
    *) sh -n "$script" || failed=1 ;;
    esac
done
# The reason is printed on the same line or just before; grammar.sh prints the reason of painters.sh.
# shellcheck disable=SC2086  # no path contains a blank
if grep -nE '\|\| exit 77' $tests; then
    echo 'these tests are skipped without a reason'
    failed=1
fi
if command -v shellcheck >/dev/null; then
    # shellcheck disable=SC2086  # no path contains a blank
    shellcheck -x -S warning cube check front/page/build front/page/fetch_libraries front/page/serve front/editors/vscode/pack packaging/release $tests || failed=1  # -x: follows sourced files
fi
exit "$failed"
