#!/bin/sh
# browser.sh SITE: opens the documentation in SITE in a headless browser. Exit status 77 (skipped) without it, Chromium or Node.
set -eu
node=$(command -v node || command -v nodejs) || exit 77
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || exit 77
[ -e "$1/index.html" ] || exit 77
exec "$node" "$(dirname "$0")/live.mjs" "$1" "$browser"
