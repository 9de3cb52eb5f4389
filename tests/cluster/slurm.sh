#!/bin/sh
# slurm.sh PROGRAM [LINES]: parts as an array of a Slurm of one node, of which one task is killed and one put back into the queue.
# Exit status 77 (skipped) where there is no such thing, or it cannot be started: it needs root.
set -u
# shellcheck source=tests/cluster/common.sh
. "$(dirname "$0")/common.sh"
# shellcheck source=tests/cluster/slurm_node.sh
. "$(dirname "$0")/slurm_node.sh"
slurm=$there/slurm
trap 'stop_slurm; sleep 0.5; rm -rf "$there"' EXIT
trap 'exit 1' INT TERM
start_slurm >"$there/started" 2>&1 || { cat "$there/started" "$slurm"/*.log 2>/dev/null; exit 77; }
one_process || complain "one process cannot do it"

"$cluster/slurm/run.sh" "$parts" "$expression" "$there/input" "$there/parts" >"$there/said" 2>&1 &
array=$!
job_of() { squeue --noheader --array --states=R --format='%i %K' | awk -v part="$1" '$2 == part { print $1 }'; }

wait_for 60 has_begun_part "$there/parts" || complain "no part has begun"
killed=$(begun_part "$there/parts") && scancel --signal=KILL "$(job_of "$killed")" || complain "nothing to kill"
wait_for 60 has_begun_part "$there/parts" "$killed" || complain "no other part has begun"
other=$(begun_part "$there/parts" "$killed") && requeued=$(job_of "$other") && scontrol requeue "$requeued" ||
    complain "part $other cannot be put back into the queue"
# Slurm would wait two minutes before it starts it again.
waits() { squeue --noheader --array --states=PD --format='%i %r' | grep -q "^$requeued BeginTime"; }
wait_for 60 waits && scontrol update "jobid=$requeued" starttime=now || complain "part $other does not wait"

wait "$array" || complain "the array ended with status $?: $(cat "$there/said" "$there"/parts/*.log)"
grep -q . "$there/parts/$killed.log" || complain "part $killed was not killed"
same_bytes "$there/parts"
exit "$failed"
