#!/bin/sh
# gather.sh N FOLDER: the answers of all N parts, in the order of the lines, to standard output; none if any is not done. Exit
# status 1 also if lines were rejected, as that of `cube map`.
set -eu
n=$1 folder=$2
for i in $(seq "$n"); do
    [ -e "$folder/$i.answers" ] || { echo "part $i of $n is not done" >&2; exit 1; }
done
for i in $(seq "$n"); do cat "$folder/$i.answers"; done
rejects=$(for i in $(seq "$n"); do cat "$folder/$i.rejects" 2>/dev/null || :; done | wc -l)
[ "$rejects" -eq 0 ] || { echo "$rejects lines have no answer: $folder/*.rejects says why" >&2; exit 1; }
