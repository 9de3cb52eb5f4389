#!/bin/sh
# run.sh N EXPRESSION INPUT FOLDER [OPTION OF PARALLEL…]: N parts by GNU parallel, on this machine or, with
# --sshlogin 8/one,8/two, on several that see INPUT and FOLDER by the same names. A part that fails is tried again, twice; run
# again, the whole goes on with the parts that are not done.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
n=$1 expression=$2 input=$3 folder=$4
shift 4
mkdir -p "$folder"
# Values of input sources are quoted for the shells that they go through; words of the command are not.
# shellcheck disable=SC2046  # one number each
exec parallel --joblog "$folder/jobs" --resume-failed --retries 3 --env CUBE "$@" "$here/shard.sh" '{1} {2} {3} {4} {5}' \
    ::: $(seq "$n") ::: "$n" ::: "$expression" ::: "$input" ::: "$folder"
