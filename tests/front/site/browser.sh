#!/bin/sh
# browser.sh SITE: the pages that site_writer made in SITE, in a browser without a window. Exit status 77 (skipped) where
# there is no Chromium or no Node.
set -eu
node=$(command -v node || command -v nodejs) || exit 77
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || exit 77
exec "$node" "$(dirname "$0")/checks.mjs" "$1" "$browser"
