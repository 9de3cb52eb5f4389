#!/bin/sh
# shard.sh I N EXPRESSION INPUT FOLDER: writes the answers of part I of N of INPUT to FOLDER/I.answers, and rejected lines to
# FOLDER/I.rejects. Continues a killed part, and does nothing for a finished one. CUBE is the program.
set -u
i=$1 n=$2 expression=$3 input=$4 answers=$5/$1
[ ! -e "$answers.answers" ] || exit 0
mkdir -p "$5"
# If this script is killed, the program must end too: otherwise it would keep the part's files locked.
tied=
! command -v setpriv >/dev/null || tied='setpriv --pdeathsig KILL'
# Status 75: another process still has the part, perhaps one that was killed and has not ended yet.
status=75 tries=60
while [ $status = 75 ] && [ ! -e "$answers.answers" ] && [ $((tries -= 1)) -gt 0 ]; do
    [ $tries = 59 ] || sleep 1
    $tied "${CUBE:-cube}" map "$expression" "$input" --shard "$i/$n" --threads 1 \
        --output "$answers.answers" --rejects "$answers.rejects" --resume "$answers.resume"
    status=$?
done
# The file exists only when it is complete: then the status is about rejected lines, which gather.sh counts.
[ -e "$answers.answers" ] || exit "$status"
