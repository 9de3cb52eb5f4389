#!/bin/sh
# page.sh TREE [CUBE]: the page that front/page/build made in TREE, in a browser without a window; the native program
# CUBE marks what it saves. Exit status 77 (skipped) where there is no such page, no Chromium or no Node.
set -eu
node=$(command -v node || command -v nodejs) || exit 77
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || exit 77
[ -e "$1/page/index.html" ] && [ -e "$1/cubelang.html" ] || exit 77
exec "$node" "$(dirname "$0")/checks.mjs" "$1" "$browser" all "${2-}"
