#!/bin/sh
# live.sh WRITER ROOT MODULES: writes the site with the modules of the npm package, and runs examples of its pages in a headless
# browser. Exit status 77 (skipped) without the modules, Chromium or Node.
set -eu
node=$(command -v node || command -v nodejs) || { echo 'Node is not installed'; exit 77; }
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || { echo 'Chromium is not installed'; exit 77; }
[ -e "$3/element.js" ] || { echo 'front/page/build has not built the library of the page'; exit 77; }
site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT
"$1" "$2" "$site" "$3"
"$node" "$(dirname "$0")/live.mjs" "$site" "$browser"
