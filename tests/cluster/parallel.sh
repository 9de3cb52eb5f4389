#!/bin/sh
# parallel.sh PROGRAM [LINES]: parts by GNU parallel; a part is killed and tried again, the whole is killed and called again, and
# workers of two hosts (both are this one, without ssh) share the parts. Exit status 77 (skipped) without parallel.
set -u
command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q '^GNU' || exit 77
# shellcheck source=tests/cluster/common.sh
. "$(dirname "$0")/common.sh"
trap 'rm -rf "$there"' EXIT
trap 'exit 1' INT TERM
run() { # FOLDER OPTION...
    folder=$1
    shift
    "$cluster/parallel/run.sh" "$parts" "$expression" "$there/input" "$folder" "$@" 2>>"$there/said"
}
one_process || complain "one process cannot do it"

# A part killed in its middle.
run "$there/killed" --jobs 2 &
wait_for 60 has_begun_part "$there/killed" || complain "no part has begun"
victim=$(begun_part "$there/killed") && kill -KILL "$(worker_of "$there/killed" "$victim")" || complain "nothing to kill"
wait $! || complain "it ended with status $?: $(cat "$there/said")"
same_bytes "$there/killed"

# All of it killed, then called again: what is done is not done again.
run "$there/again" --jobs 2 &
wait_for 60 test -e "$there/again/1.answers" || complain "part 1 is not done"
kill -KILL "$(pgrep -P $!)"
for pid in $(pgrep -f "^/bin/sh $cluster/shard.sh .*$there/again"); do kill -KILL "$pid"; done
wait
"$cluster/gather.sh" "$parts" "$there/again" >/dev/null 2>&1 && complain "answers of parts that are not done"
touch "$there/before"
run "$there/again" --jobs 2 || complain "called again it ended with status $?: $(cat "$there/said")"
[ -z "$(find "$there/again/1.answers" -newer "$there/before")" ] || complain "part 1 was done again"
same_bytes "$there/again"

# Two hosts. What stands in for ssh is called as ssh is, with a host and a command. It sets SHELL, as sshd does: where none is
# set, parallel's worker runs nothing and reports success.
cat >"$there/ssh" <<END
#!/bin/sh
echo "\$1" >>"$there/hosts"
while [ "\$1" != -- ]; do shift; done
shift
SHELL=/bin/sh exec sh -c "\$*"
END
chmod +x "$there/ssh"
run "$there/hosts_parts" --ssh "$there/ssh" --sshlogin 1/north,1/south || complain "two hosts: $(cat "$there/said")"
for host in north south; do grep -q "$host" "$there/hosts" || complain "nothing was done by $host"; done
same_bytes "$there/hosts_parts"
exit "$failed"
