#!/bin/sh
# killed_shards_test.sh PROGRAM: shards that are killed and repeated give the output of one process. Each shard that is to be
# killed waits at a certain line for a file that is not there, and is killed while it waits: never by time.
set -u
cube=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failed=0
complain() { echo "$*"; failed=1; }

# The lines of the shards are 1 to 1000, 1001 to 2000, 2001 to 3000. Three lines wait until the file of their gate exists.
"$cube" -e 'for k in 1..3000 { print "(R U)^{1000 + k}" }' >lines
echo 'def passed(k) {
    if not (k in {1001, 1900, 2990}) then return 1
    let written = write_lines("reached.{k}", {}, replace = true)
    size(first(filter(n_ -> is_file("gate.{k}"), 1..10^15), 1))
}' >passed.cube
touch gate.1001 gate.1900 gate.2990
# To be called in a subshell, which becomes the process.
answer() { # SHARD OPTION...
    shard=$1
    shift
    exec "$cube" map '{line, passed(line), order(it)}' lines --init passed.cube --shard "$shard" --threads 1 --time-limit 60 "$@"
}
(answer 1/1) >expected || { complain "one process fails"; exit $failed; }

part() { answer "$1/3" --output "$1.answers" --resume "$1.state"; }
close() { rm "gate.$1" "reached.$1"; }
reached() { # GATE
    for _ in $(seq 3000); do
        [ ! -e "reached.$1" ] || return 0
        sleep 0.02
    done
    complain "line $1 was not reached"
}
kill_at() { # GATE PROCESS
    reached "$1" && kill -KILL "$2"
    wait "$2" 2>/dev/null
    touch "gate.$1"
}

# Progress is saved when a second has passed, so the first gate is held for longer. A second run that answered its line again
# would wait there until its time limit.
close 1001 && close 1900
part 2 &
reached 1001 && sleep 1.1 && touch gate.1001
kill_at 1900 $!
rm gate.1001
[ -s 2.state ] && [ -s 2.answers.part ] && [ ! -e 2.answers ] || complain "part 2 has not saved its progress"

# Killed before anything was saved.
close 2990
part 3 &
kill_at 2990 $!
[ ! -e 3.answers ] || complain "part 3 was finished"

for number in 1 2 3; do (part $number) || complain "part $number fails"; done
cat 1.answers 2.answers 3.answers | cmp - expected || complain "the output differs from that of one process"
exit $failed
