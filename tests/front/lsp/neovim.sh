#!/bin/sh
# neovim.sh PROGRAM: tests the language server with Neovim's client, without a screen. Exit status 77 (skipped) without
# Neovim.
set -eu
editor=$(command -v nvim) || { echo 'Neovim is not installed'; exit 77; }
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Isolated from the user's settings, plugins and logs.
export HOME="$folder" XDG_CONFIG_HOME="$folder/config" XDG_DATA_HOME="$folder/data" XDG_STATE_HOME="$folder/state"
export XDG_CACHE_HOME="$folder/cache" CUBE_PROGRAM="$1" CUBE_FOLDER="$folder"
timeout 120 "$editor" --headless --clean -n -c "luafile $here/neovim.lua" </dev/null || {
    status=$?
    find "$folder" -name lsp.log -exec tail -n 40 {} + >&2
    exit "$status"
}
