#!/bin/sh
# check_site.sh ROOT SITE: runs check_site.py on the pages in SITE. Exit status 77 (skipped) without python3.
command -v python3 >/dev/null || { echo 'Python is not installed'; exit 77; }
exec python3 "$(dirname "$0")/check_site.py" "$1" "$2"
