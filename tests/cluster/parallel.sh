#!/bin/sh
# parallel.sh PROGRAM [LINES]: runs parts with GNU parallel. A part is killed and retried, the whole run is killed and repeated,
# and two hosts (both are this one, without ssh) share the parts. Exit status 77 (skipped) without parallel.
set -u
command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q '^GNU' || { echo 'GNU parallel is not installed'; exit 77; }
# shellcheck source=tests/cluster/common.sh
. "$(dirname "$0")/common.sh"
trap 'rm -rf "$there"' EXIT
trap 'exit 1' INT TERM
run() { # FOLDER OPTION...
    folder=$1
    shift
    "$cluster/parallel/run.sh" "$parts" "$expression" "$there/input" "$folder" "$@" 2>>"$there/output"
}
one_process || complain "one process fails"

# A part is killed.
run "$there/killed" --jobs 2 &
wait_for 60 has_started_part "$there/killed" || complain "no part has started"
victim=$(started_part "$there/killed") && kill -KILL "$(worker_of "$there/killed" "$victim")" || complain "there is no part to kill"
wait $! || complain "run.sh ended with status $?: $(cat "$there/output")"
same_bytes "$there/killed"

# The whole run is killed and repeated: finished parts are not run again.
run "$there/again" --jobs 2 &
wait_for 60 test -e "$there/again/1.answers" || complain "part 1 is not finished"
kill -KILL "$(pgrep -P $!)"
for pid in $(pgrep -f "^/bin/sh $cluster/shard.sh .*$there/again"); do kill -KILL "$pid"; done
wait
"$cluster/gather.sh" "$parts" "$there/again" >/dev/null 2>&1 && complain "gather.sh accepts unfinished parts"
touch "$there/before"
run "$there/again" --jobs 2 || complain "the second run ended with status $?: $(cat "$there/output")"
[ -z "$(find "$there/again/1.answers" -newer "$there/before")" ] || complain "part 1 was run again"
same_bytes "$there/again"

# Two hosts. The stand-in for ssh is called like ssh, with a host and a command. It sets SHELL, like sshd: without it, parallel's
# worker runs nothing and reports success.
cat >"$there/ssh" <<END
#!/bin/sh
echo "\$1" >>"$there/hosts"
while [ "\$1" != -- ]; do shift; done
shift
SHELL=/bin/sh exec sh -c "\$*"
END
chmod +x "$there/ssh"
run "$there/hosts_parts" --ssh "$there/ssh" --sshlogin 1/north,1/south || complain "two hosts: $(cat "$there/output")"
for host in north south; do grep -q "$host" "$there/hosts" || complain "$host was not used"; done
same_bytes "$there/hosts_parts"
exit "$failed"
