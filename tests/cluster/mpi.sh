#!/bin/sh
# mpi.sh PROGRAM DISTANCES: the counts of 1, 2, 3 and 4 ranks are those of the language, by tables and by lists, whole groups and
# first levels. Exit status 77 (skipped) where the program of MPI was not built.
set -u
cube=$1 distances=$2
[ -n "$distances" ] && command -v mpirun >/dev/null || exit 77
there=$(mktemp -d) && trap 'rm -rf "$there"' EXIT
cd "$there" || exit 1
failed=0

# Root may start ranks here, and more of them than there are cores; what MPI itself never frees is no leak of ours.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 TMPDIR="$there"
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0"
ranks() { # COUNT ARGUMENT...
    count=$1
    shift
    mpirun --oversubscribe --quiet --mca btl self,vader -n "$count" "$distances" "$@" </dev/null
}
complain() { echo "$*"; failed=1; }

counts_alike() { # CUBE MOVES MOST [MEMORY]
    printf 'cube %s\nfor row in distances({%s}, most = %s) { print row.distance, row.states }\n' \
        "$1" "$(echo "$2" | tr ' ' ,)" "$3" >asked.cube
    "$cube" asked.cube >expected || complain "the language does not count <$2>"
    for n in 1 2 3 4; do
        ranks "$n" --cube "$1" --most "$3" --memory "${4:-1000}" "$2" >counted 2>figures ||
            complain "$n ranks end with status $?: $(cat figures)"
        tail -n +2 counted | tr '\t' ' ' | cmp -s - expected || complain "$n ranks count <$2> otherwise: $(cat counted)"
    done
    cat figures
}
counts_alike 2 'R U' 1000
counts_alike 3 'R U' 11
counts_alike 4 'R U' 10
counts_alike 4 '2R U' 10
counts_alike 4 '2R U' 8 5
grep -q 'kept in lists' figures || complain "these were to be lists"

# As many as the group has elements.
ranks 2 --cube 4 '2R 2U' 2>/dev/null | awk '{ all += $2 } END { exit all != 40320 }' || complain "not all of <2R,2U>"

# What ends early says so, and what it has printed is right.
if ranks 2 --cube 4 --memory 2 '2R U' >counted 2>figures; then complain "nothing said of memory"; fi
grep -q 'complete up to distance [0-9]*: the next needs more memory' figures || complain "no reason: $(cat figures)"
head -n 9 counted | tail -n 1 | grep -q "^7	4360$" || complain "not what was counted: $(cat counted)"
ranks 2 --cube 4 '4X' >counted 2>figures
[ $? -eq 2 ] || complain "a move that is none: $(cat figures)"
[ "$(grep -c 'cube_distances: ' figures)" -eq 1 ] || complain "told by all ranks: $(cat figures)"

# Interrupted, it ends soon and keeps what it knows.
ranks 2 --cube 4 '2R U' >counted 2>figures &
sleep 2
kill -INT $! && wait $!
[ "$(sed -n 4p counted)" = "2	18" ] || complain "interrupted, it lost what it had counted: $(cat counted figures)"
exit "$failed"
