#!/bin/sh
# lean.sh PROGRAM FOLDER: texts for Lean state what the certificates do that they are made of. Lean is not run.
program=$1 folder=$2
command -v python3 >/dev/null || { echo "python3 is not installed"; exit 77; }
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
"$program" "$folder/lean.cube" >"$printed" || exit 1
python3 -B "$folder/lean.py" "$printed"
