#!/bin/sh
# vim.sh ROOT EDITORS CUBE: what the folder for Vim does besides painting, by Vim and by Neovim: vim_test.vim. Status 77
# (skipped) without both.
set -eu
root=$1 editors=$2 asked=77
CUBE=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
REPORT=$work/report
export CUBE REPORT

for editor in vim nvim; do
    command -v "$editor" >/dev/null || continue
    asked=0
    "$editor" --clean -es -i NONE -n -V1 --cmd "set runtimepath^=$editors/vim" \
        -S "$root/tests/front/editors/vim_test.vim" >"$work/said" 2>&1 </dev/null ||
        { echo "$editor:"; cat "$REPORT" || tail "$work/said"; exit 1; }
done
exit "$asked"
