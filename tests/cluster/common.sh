# Sourced by the tests of clusters, which are called with the PROGRAM, and how many lines to read (100,000): a folder of their
# own, the lines, and what one process answers. EXPRESSION in the environment asks something else.
# shellcheck shell=sh
CUBE=$1 lines=${2:-100000} parts=12
export CUBE
cluster=$(cd "$(dirname "$0")/../../examples/cluster" && pwd)
there=$(mktemp -d)
# The answers of one line take some 20 microseconds: long enough to be killed in.
expression=${EXPRESSION:-"length(simplify(it it it it R'))"}
# shellcheck disable=SC2034  # read by those who source this
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

# Waits until the command is true, up to so many seconds.
wait_for() { # SECONDS COMMAND...
    left=$(($1 * 50))
    shift
    until "$@"; do
        [ $((left -= 1)) -gt 0 ] || return 1
        sleep 0.02
    done
}
is_begun() { [ -s "$1/$2.answers.part" ] && [ ! -e "$1/$2.answers" ]; }

# A part that has answered some of its lines and not all: its number.
begun_part() { # FOLDER [NOT THIS ONE]
    for part in $(seq "$parts"); do
        if [ "$part" != "${2:-}" ] && is_begun "$1" "$part"; then echo "$part" && return; fi
    done
    return 1
}
has_begun_part() { begun_part "$@" >/dev/null; }

# The process that works on a part: this test's own, by the name of its folder.
worker_of() { # FOLDER PART
    pgrep -f "^/bin/sh $cluster/shard.sh $2 $parts .*$1"
}

same_bytes() { # FOLDER
    "$cluster/gather.sh" "$parts" "$1" | cmp - "$there/expected" || complain "not the bytes of one process"
}
