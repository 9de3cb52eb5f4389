#!/bin/sh
# run.sh N EXPRESSION INPUT FOLDER [OPTION OF SBATCH…]: runs N parts as a Slurm job array and waits for them. Killed parts are
# resubmitted twice. Running the command again continues with the parts that are not finished.
set -eu
HERE=$(cd "$(dirname "$0")/.." && pwd)
export HERE
n=$1 expression=$2 input=$3 folder=$4
shift 4
mkdir -p "$folder"
missing() {
    for i in $(seq "$n"); do [ -e "$folder/$i.answers" ] || echo "$i"; done | paste -sd, -
}
for _ in 1 2 3; do
    parts=$(missing)
    [ -n "$parts" ] || exit 0
    sbatch --wait --array="$parts" --output="$folder/%a.log" "$@" \
        "$HERE/slurm/array.sh" "$n" "$expression" "$input" "$folder" || :
done
parts=$(missing)
[ -z "$parts" ] || { echo "not finished: parts $parts; see $folder/*.log" >&2; exit 1; }
