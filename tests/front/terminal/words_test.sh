#!/bin/sh
# words_test.sh PROGRAM: `cube words` lists all words once, also in shards, and reports wrong arguments.
set -eu
cube=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

fail() {
    echo "$*"
    failed=1
}
counts() { # NUMBER ARGUMENT...: checks the number of lines, and the output of --count
    wanted=$1
    shift
    "$cube" words "$@" >words || fail "cube words $*: status $?"
    [ "$(wc -l <words)" = "$wanted" ] || fail "cube words $*: $(wc -l <words) lines, not $wanted"
    [ "$(sort -u words | wc -l)" = "$wanted" ] || fail "cube words $*: some come twice"
    [ "$("$cube" words "$@" --count)" = "$wanted" ] || fail "cube words $* --count"
}
refuses() { # STATUS MESSAGE ARGUMENT...
    wanted=$1 message=$2 status=0
    shift 2
    "$cube" words "$@" >out 2>&1 </dev/null || status=$?
    [ "$status" = "$wanted" ] || fail "cube words $*: status $status, not $wanted"
    grep -qF -- "$message" out || { fail "cube words $* does not say: $message"; cat out; }
}

counts 1 HTM 0
counts 18 HTM 1
counts 43254 HTM 4
counts 934 HTM 4 --up-to-symmetry
counts 18 'R U' 2
counts 2 '{R2, U2}' 5
counts 0 R2 2
counts 12 'R 2R Rw U' 1 --cube 4
[ "$("$cube" words '{R, U2}' 2 | tr '\n' ,)" = "R U2,R2 U2,R' U2,U2 R,U2 R2,U2 R'," ] || fail 'the words of R, U2'

# The shards together are the whole list, even with more shards than words.
for options in '' --up-to-symmetry; do
    "$cube" words HTM 3 $options >whole
    for parts in 1 3 7; do
        part=0
        while [ $((part = part + 1)) -le $parts ]; do "$cube" words HTM 3 $options --shard $part/$parts; done >together
        cmp -s whole together || fail "$parts parts, $options"
    done
done
[ "$("$cube" words HTM 0 --shard 1/2 | wc -l)$("$cube" words HTM 0 --shard 2/2 | wc -l)" = 01 ] || fail 'shards of one word'
[ "$("$cube" words HTM 15 --shard 1000000000/1000000000 | head -1 | wc -w)" = 15 ] || fail 'a shard near the end'

# A closed output pipe is not reported; a full disk is.
"$cube" words HTM 15 2>said | head -2 >some
[ "$(wc -l <some)" = 2 ] && [ ! -s said ] || fail 'a closed output pipe'
if [ -c /dev/full ]; then
    status=0
    "$cube" words HTM 5 >/dev/full 2>said || status=$?
    [ "$status" = 1 ] && grep -q 'cannot write' said || fail 'a full disk'
fi
status=0
"$cube" words HTM 15 --time-limit 0.2 >words 2>said || status=$?
[ "$status" = 124 ] && [ "$(tail -1 words | wc -w)" = 15 ] || fail "a time limit: status $status"

refuses 2 "words needs GENERATORS such as 'R U', and the LENGTH of the words"
refuses 2 "words needs GENERATORS such as 'R U', and the LENGTH of the words" HTM
refuses 2 "words needs GENERATORS such as 'R U', and the LENGTH of the words" R U 5
refuses 2 "try 'cube words --help'"
refuses 2 "I/N must be two whole numbers such as 1/4, I from 1 to N, not '5/4'" HTM 2 --shard 5/4
for shard in 0/4 1 1/ /4 1/0 a/b 1/2/3 ' 1/2' -1/2 1/99999999999; do refuses 2 'I/N must be two' HTM 2 "--shard=$shard"; done
refuses 1 'LENGTH must be a whole number' HTM 'R U'
refuses 1 'the length must be from 0 to 100 turns, not 101' HTM 101
counts 16461 STM 1 -n 60
refuses 1 'not enough memory for all these generators' HTM 2 -n 2000
refuses 1 'GENERATORS must be a single expression' 'let a = 1' 2
refuses 1 'GENERATORS must be a single expression' '' 2
refuses 1 'words needs moves or a metric, but this is an integer' 3 2
refuses 1 'GENERATORS:1:' 'R Q' 2

exit $failed
