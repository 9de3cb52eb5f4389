#!/bin/sh
# mutants.sh PROGRAM CHECKER FOLDER: both checkers agree about the short ones of the sample certificates and about
# mutants of them.
program=$1 checker=$2 folder=$3
command -v python3 >/dev/null || { echo "python3 is not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$program" "$folder/samples.cube" >"$work/all" || exit 1
awk -v RS='\nend\n' 'length($0) < 3000 { printf "%s\nend\n", $0 }' "$work/all" >"$work/short"
python3 -B "$folder/mutants.py" "$checker" "$work/short" --count 6
