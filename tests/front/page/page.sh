#!/bin/sh
# page.sh TREE [CUBE [PART]]: tests the page that front/page/build made in TREE, or one part of checks.mjs, in a headless
# browser; the native program CUBE marks the answers that it saves. Exit status 77 (skipped) without such a page, Chromium or
# Node.
set -eu
node=$(command -v node || command -v nodejs) || { echo 'Node is not installed'; exit 77; }
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || { echo 'Chromium is not installed'; exit 77; }
[ -e "$1/page/index.html" ] && [ -e "$1/cubelang.html" ] || { echo 'front/page/build has not built the page'; exit 77; }
exec "$node" "$(dirname "$0")/checks.mjs" "$1" "$browser" "${3:-all}" "${2-}"
