#!/bin/sh
# run.sh N EXPRESSION INPUT FOLDER [OPTION OF PARALLEL…]: runs N parts with GNU parallel, on this machine or, with
# --sshlogin 8/one,8/two, on several that have INPUT and FOLDER under the same names. A failed part is retried twice. Running
# the command again continues with the parts that are not finished.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
n=$1 expression=$2 input=$3 folder=$4
shift 4
mkdir -p "$folder"
# parallel quotes the values of input sources for the shells, but not the words of the command.
# shellcheck disable=SC2046  # one number each
exec parallel --joblog "$folder/jobs" --resume-failed --retries 3 --env CUBE "$@" "$here/shard.sh" '{1} {2} {3} {4} {5}' \
    ::: $(seq "$n") ::: "$n" ::: "$expression" ::: "$input" ::: "$folder"
