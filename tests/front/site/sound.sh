#!/bin/sh
# sound.sh ROOT SITE: sound.py over the pages in SITE. Status 77 without python3.
command -v python3 >/dev/null || exit 77
exec python3 "$(dirname "$0")/sound.py" "$1" "$2"
