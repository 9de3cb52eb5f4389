#!/bin/sh
# mutants.sh PROGRAM CHECKER FOLDER: both checkers agree about the short ones of the sample certificates, about random ones
# of every kind, and about mutants of them. What they accept of the random ones GAP finds true.
program=$1 checker=$2 folder=$3
command -v python3 >/dev/null || { echo "python3 is not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
    cat "$folder/random.cube"
    echo 'for seed in 1..4 { for text in questions(seed) { print text } }'
} >"$work/random.cube"
"$program" "$work/random.cube" >"$work/random" && "$program" "$folder/samples.cube" >"$work/samples" || exit 1
awk -v RS='\nend\n' 'length($0) < 3000 { printf "%s\nend\n", $0 }' "$work/samples" >"$work/short"
for kind in short random; do
    python3 -B "$folder/mutants.py" "$checker" "$work/$kind" --count 6 --show >"$work/accepted" || { cat "$work/accepted"; exit 1; }
    tail -n 1 "$work/accepted"
done
command -v gap >/dev/null || { echo "GAP is not installed"; exit 77; }
python3 -B "$folder/gap.py" "$work/random" "$work/accepted" >"$work/program.g"
gap -q "$work/program.g" </dev/null
