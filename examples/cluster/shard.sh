#!/bin/sh
# shard.sh I N EXPRESSION INPUT FOLDER: the answers to the I-th of N parts of INPUT, as FOLDER/I.answers, and the lines that have
# none as FOLDER/I.rejects. What was killed goes on where it was; what is done is not done again. CUBE says which program it is.
set -u
i=$1 n=$2 expression=$3 input=$4 answers=$5/$1
[ ! -e "$answers.answers" ] || exit 0
mkdir -p "$5"
# Whoever kills this script means the program too: left alone it would hold the part's files against their next owner.
tied=
! command -v setpriv >/dev/null || tied='setpriv --pdeathsig KILL'
# Status 75: somebody else is at it still, one who has been killed and takes a moment to die.
status=75 tries=60
while [ $status = 75 ] && [ ! -e "$answers.answers" ] && [ $((tries -= 1)) -gt 0 ]; do
    [ $tries = 59 ] || sleep 1
    $tied "${CUBE:-cube}" map "$expression" "$input" --shard "$i/$n" --threads 1 \
        --output "$answers.answers" --rejects "$answers.rejects" --resume "$answers.resume"
    status=$?
done
# The file has its name when it is whole: then the status tells of rejects, which gather.sh counts.
[ -e "$answers.answers" ] || exit "$status"
