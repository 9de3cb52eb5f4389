#!/bin/sh
# slurm.sh PROGRAM [LINES]: runs parts as a job array on a one-node Slurm, kills one task and requeues another. Exit status 77
# (skipped) without Slurm, or if it cannot be started, which needs root.
set -u
# shellcheck source=tests/cluster/common.sh
. "$(dirname "$0")/common.sh"
# shellcheck source=tests/cluster/slurm_node.sh
. "$(dirname "$0")/slurm_node.sh"
slurm=$there/slurm
trap 'stop_slurm; sleep 0.5; rm -rf "$there"' EXIT
trap 'exit 1' INT TERM
start_slurm >"$there/started" 2>&1 || { cat "$there/started" "$slurm"/*.log 2>/dev/null; exit 77; }
one_process || complain "one process fails"

"$cluster/slurm/run.sh" "$parts" "$expression" "$there/input" "$there/parts" >"$there/output" 2>&1 &
array=$!
job_of() { squeue --noheader --array --states=R --format='%i %K' | awk -v part="$1" '$2 == part { print $1 }'; }

wait_for 60 has_started_part "$there/parts" || complain "no part has started"
killed=$(started_part "$there/parts") && scancel --signal=KILL "$(job_of "$killed")" || complain "there is no part to kill"
wait_for 60 has_started_part "$there/parts" "$killed" || complain "no other part has started"
other=$(started_part "$there/parts" "$killed") && requeued=$(job_of "$other") && scontrol requeue "$requeued" ||
    complain "part $other cannot be requeued"
# Slurm would restart the task only after two minutes.
waits() { squeue --noheader --array --states=PD --format='%i %r' | grep -q "^$requeued BeginTime"; }
wait_for 60 waits && scontrol update "jobid=$requeued" starttime=now || complain "part $other is not in the queue"

wait "$array" || complain "the array ended with status $?: $(cat "$there/output" "$there"/parts/*.log)"
grep -q . "$there/parts/$killed.log" || complain "part $killed was not killed"
same_bytes "$there/parts"
exit "$failed"
