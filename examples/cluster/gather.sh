#!/bin/sh
# gather.sh N FOLDER: writes the answers of all N parts to standard output, in the order of the lines. Fails without output if a
# part is not finished. Exit status 1 also if lines were rejected, as with `cube map`.
set -eu
n=$1 folder=$2
for i in $(seq "$n"); do
    [ -e "$folder/$i.answers" ] || { echo "part $i of $n is not finished" >&2; exit 1; }
done
for i in $(seq "$n"); do cat "$folder/$i.answers"; done
rejects=$(for i in $(seq "$n"); do cat "$folder/$i.rejects" 2>/dev/null || :; done | wc -l)
[ "$rejects" -eq 0 ] || { echo "$rejects lines were rejected: see $folder/*.rejects" >&2; exit 1; }
