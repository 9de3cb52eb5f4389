#!/bin/sh
# dask.sh PROGRAM [LINES]: runs parts on four worker processes of a Dask cluster on the loopback interface and kills two of them.
# Exit status 77 (skipped) without Dask.
set -u
python=/usr/bin/python3
$python -c 'import dask, distributed' 2>/dev/null || { echo 'Dask is not installed'; exit 77; }
# shellcheck source=tests/cluster/common.sh
. "$(dirname "$0")/common.sh"
started=
end() {
    for pid in $started; do kill "$pid" 2>/dev/null; done
    wait
    rm -rf "$there"
}
trap end EXIT
trap 'exit 1' INT TERM
one_process || complain "one process fails"

cd "$there" || exit 1
export DASK_DISTRIBUTED__WORKER__PROFILE__INTERVAL=1h DASK_LOGGING__DISTRIBUTED=error
$python -m distributed.cli.dask_scheduler --host 127.0.0.1 --port 0 --no-dashboard --scheduler-file "$there/address" 2>scheduler &
started=$!
wait_for 60 test -s "$there/address" || complain "no scheduler: $(cat scheduler)"
workers=
for number in 1 2 3 4; do
    $python -m distributed.cli.dask_worker --scheduler-file "$there/address" --nthreads 1 --no-nanny --no-dashboard \
        --host 127.0.0.1 --local-directory "$there/$number" 2>"worker$number" &
    workers="$workers $!" started="$started $!"
done

begin=$(now)
"$cluster/dask/run.py" "$parts" "$expression" "$there/input" "$there/parts" --scheduler-file "$there/address" \
    --wait-for 4 2>output &
run=$!
wait_for 60 has_started_part "$there/parts" || complain "no part has started: $(cat output)"
is_working() { pgrep -P "$1" >/dev/null; }
killed=0
for worker in $workers; do
    [ "$killed" -lt 2 ] && wait_for 5 is_working "$worker" && kill -KILL "$worker" && killed=$((killed + 1))
done
[ "$killed" -eq 2 ] || complain "$killed workers were killed during their parts, not 2"
wait "$run" || complain "run.py ended with status $?: $(cat output)"
echo "four workers, two of them killed: $(took "$begin")"
same_bytes "$there/parts"
exit "$failed"
