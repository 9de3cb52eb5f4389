# Sourced by the cluster tests, whose arguments are the PROGRAM and the number of lines (100,000): sets up a folder, the lines and
# the output of one process. EXPRESSION in the environment replaces the expression.
# shellcheck shell=sh
CUBE=$1 lines=${2:-100000} parts=12
export CUBE
cluster=$(cd "$(dirname "$0")/../../examples/cluster" && pwd)
there=$(mktemp -d)
# A line takes about 20 microseconds, so that a process can be killed during a part.
expression=${EXPRESSION:-"length(simplify(it it it it R'))"}
# shellcheck disable=SC2034  # read by the tests
failed=0
# shellcheck disable=SC2034
complain() { echo "$*"; failed=1; }

now() { date +%s.%N; }
took() { echo "$(now) $1" | awk '{ printf "%.1f s", $1 - $2 }'; }

one_process() {
    "$CUBE" -e "for k in 1..$lines { print random_algorithm(k, 20) }" >"$there/input" || return
    begin=$(now)
    "$CUBE" map "$expression" "$there/input" --threads 1 >"$there/expected" &&
        echo "$lines lines ($(wc -c <"$there/input") bytes): one process $(took "$begin")"
}

# Waits until the command succeeds, for at most SECONDS.
wait_for() { # SECONDS COMMAND...
    left=$(($1 * 50))
    shift
    until "$@"; do
        [ $((left -= 1)) -gt 0 ] || return 1
        sleep 0.02
    done
}
is_started() { [ -s "$1/$2.answers.part" ] && [ ! -e "$1/$2.answers" ]; }

# The number of a part that is answered partially.
started_part() { # FOLDER [OTHER THAN]
    for part in $(seq "$parts"); do
        if [ "$part" != "${2:-}" ] && is_started "$1" "$part"; then echo "$part" && return; fi
    done
    return 1
}
has_started_part() { started_part "$@" >/dev/null; }

# The process of a part, identified by the test's folder.
worker_of() { # FOLDER PART
    pgrep -f "^/bin/sh $cluster/shard.sh $2 $parts .*$1"
}

same_bytes() { # FOLDER
    "$cluster/gather.sh" "$parts" "$1" | cmp - "$there/expected" || complain "the output differs from that of one process"
}
