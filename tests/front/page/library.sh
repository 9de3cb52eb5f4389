#!/bin/sh
# library.sh TREE session|element: tests the modules that front/page/build made in TREE/library: in Node, or in a headless
# browser. Exit status 77 (skipped) without them, Node or Chromium.
set -eu
node=$(command -v node || command -v nodejs) || { echo 'Node is not installed'; exit 77; }
[ -e "$1/library/example.html" ] || { echo 'front/page/build has not built the library of the page'; exit 77; }
here=$(dirname "$0")
case $2 in
session) exec timeout 120 "$node" "$here/session.mjs" "$1/library" ;;
element)
    browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || { echo 'Chromium is not installed'; exit 77; }
    exec "$node" "$here/element.mjs" "$1" "$browser"
    ;;
esac
