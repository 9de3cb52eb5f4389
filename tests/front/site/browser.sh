#!/bin/sh
# browser.sh SITE: opens the documentation in SITE in a headless browser. Exit status 77 (skipped) without Chromium or Node.
set -eu
node=$(command -v node || command -v nodejs) || { echo 'Node is not installed'; exit 77; }
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || { echo 'Chromium is not installed'; exit 77; }
exec "$node" "$(dirname "$0")/live.mjs" "$1" "$browser"
