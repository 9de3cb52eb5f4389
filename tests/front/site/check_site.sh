#!/bin/sh
# sound.sh ROOT SITE: runs sound.py on the pages in SITE. Exit status 77 (skipped) without python3.
command -v python3 >/dev/null || exit 77
exec python3 "$(dirname "$0")/sound.py" "$1" "$2"
