#!/bin/sh
# case_counts.sh CUBE: see case_counts.py. Status 77 (skipped) without python3.
command -v python3 >/dev/null || { echo 'Python is not installed'; exit 77; }
exec python3 "$(dirname "$0")/case_counts.py" "$1"
