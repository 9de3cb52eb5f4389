#!/bin/sh
# vim.sh ROOT EDITORS CUBE: tests the folder for Vim except highlighting, with Vim and Neovim (vim_test.vim). Exit status 77
# (skipped) without both.
set -eu
root=$1 editors=$2 status=77
CUBE=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
REPORT=$work/report
export CUBE REPORT

for editor in vim nvim; do
    command -v "$editor" >/dev/null || continue
    status=0
    "$editor" --clean -es -i NONE -n -V1 --cmd "set runtimepath^=$editors/vim" \
        -S "$root/tests/front/editors/vim_test.vim" >"$work/output" 2>&1 </dev/null ||
        { echo "$editor:"; cat "$REPORT" || tail "$work/output"; exit 1; }
done
exit "$status"
