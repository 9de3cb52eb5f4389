#!/bin/sh
# killed_test.sh PROGRAM [KILLS]: see killed.py. Status 77 (skipped) without python3.
command -v python3 >/dev/null || { echo 'Python is not installed'; exit 77; }
exec python3 "$(dirname "$0")/killed.py" "$1" "${2:-5}"
