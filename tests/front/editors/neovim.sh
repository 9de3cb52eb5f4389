#!/bin/sh
# neovim.sh ROOT EDITORS CUBE: tests the language server as editors/vim starts it in Neovim (neovim_test.lua). Exit status 77
# (skipped) without Neovim, or if the program has no language server.
set -eu
command -v nvim >/dev/null || { echo 'Neovim is not installed'; exit 77; }
CUBE=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")
export CUBE
"$CUBE" --help | grep -qw lsp || { echo 'the program has no language server'; exit 77; }
timeout 60 nvim --clean --headless -i NONE -n --cmd "set runtimepath^=$2/vim" \
    -c "luafile $1/tests/front/editors/neovim_test.lua" </dev/null
