#!/bin/sh
# map_test.sh PROGRAM: `cube map` answers each line of files; killed, it goes on where it was, and gives the same bytes.
set -eu
cube=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

complain() {
    echo "$1"
    failed=1
}
says() { # EXPECTED STATUS ARGUMENT...: what both streams say
    expected=$1 wanted=$2 status=0
    shift 2
    "$cube" map "$@" >out 2>&1 </dev/null || status=$?
    [ "$status" = "$wanted" ] || complain "cube map $*: status $status, not $wanted"
    printf '%s' "$expected" | diff -u - out || complain "cube map $*"
}
same() { # FILE FILE WHAT
    cmp "$1" "$2" || complain "$3: not the same bytes"
}

# Numbers that look random, the same everywhere, as moves.
moves() { # LINES SEED
    awk -v lines="$1" -v seed="$2" 'BEGIN {
        split("R U F L D B", letter, " ")
        split("|'\''|2", turn, "|")
        for (i = 0; i < lines; ++i) {
            line = ""
            for (j = 0; j < 20; ++j) {
                seed = (seed * 16807) % 2147483647
                line = line (j ? " " : "") letter[seed % 6 + 1] turn[int(seed / 6) % 3 + 1]
            }
            print line
        }
    }'
}

# An answer a line; what has none is told, the rest goes on.
printf 'R U\n\nQ R\r\nR2\r\n' >bad
says "105
2
cube: line 2: there is nothing here to be read; doing nothing is written ()
cube: line 3: column 1: \`Q\` is neither moves nor cycles, and names and calls are not worked out here; an algorithm or a permutation is written as moves, cycles, brackets, products and powers of them
cube: 4 lines: 2 answers, 2 without an answer; --rejects FILE keeps all of them
" 1 'order(it)' bad
says 'cube: 4 lines: 2 answers, 2 without an answer
' 1 'order(it)' bad --rejects rejects -o answers
printf '105\n2\n' | cmp - answers
[ "$(cut -f1,3 rejects)" = "$(printf '2\t\n3\tQ R')" ] || complain 'the rejects are otherwise'
ls ./*.part 2>/dev/null && complain 'something half done is left'
printf 'R\nR2\nU\nR U\n' >few
says '4
4
15
' 0 'order(it)' -e 'let two = 2' --where 'order(it) > two' --cube 2 --threads 1 few
printf 'R U\n' | "$cube" map 'order(it)' - --count | grep -qx 1 || complain 'standard input is not read'

# Questions to all lines.
says '2	1
4	2
105	1
' 0 'order(it)' few --histogram
says '105	R U
4	R
' 0 it few --top 2 --by 'order(it)'
says '{"answers":3,"lines":4,"left_out":1,"rejected":0}
' 0 it few --count --json --where 'order(it) != 105'
says '{"answer":"4","count":2}
' 0 'order(it)' few --histogram --json --where 'order(it) == 4'
says '{"by":{"type":"integer","value":"105"},"line":4,"answer":{"type":"text","value":"R U"}}
' 0 'text(it)' few --top 1 --by 'order(it)' --json
# What is wrong with the question, or with the files.
says "cube: map wants an EXPRESSION, and FILEs with lines or what is piped in
cube: try 'cube map --help'
" 2
says "cube: --shard: I/N must be two whole numbers such as 1/4, I from 1 to N, not '3/2'
Try 'cube --help'.
" 2 it few --shard 3/2
says "cube: --as: FORM must be one of moves, text, csv, tsv, jsonl, cubie, colors, tuple, tuple_colors, gap, kpuzzle, singmaster, reid, speffz, not 'speech'
Try 'cube --help'.
" 2 it few --as speech
says "cube: --output: answers are written as they are, and 'x.gz' names a packed file
Try 'cube --help'.
" 2 it few --output x.gz
printf 'R\n' >one
says 'cube: line 1: this is a function; of the line it is order(it)
cube: 1 line: 0 answers, 1 without an answer; --rejects FILE keeps all of them
' 1 order one
says "EXPRESSION:1:1: error: unknown name \`its\`
its
^~~
" 1 its few
for wrong in '--top 3' '--by it' '--count --histogram' '--top 3 --by it --count' '--resume state' '--where=' '--threads 0' '--top 0 --by it' \
    '--seed x' '--shard 0/2' '--shard 3/2' '--shard 2' '--as speech' '--output x.gz' '--output=' '--nothing'; do
    status=0
    # shellcheck disable=SC2086  # an option and its words
    "$cube" map it few $wrong >out 2>&1 || status=$?
    { [ "$status" = 2 ] && [ -s out ]; } || complain "$wrong: status $status"
done
says 'cube: missing: No such file or directory
' 1 it missing
says 'cube: .: Is a directory
' 1 it .
says 'R
R2
U
R U
cube: missing: No such file or directory
' 1 it few missing
says 'cube: --shard needs to know how much there is: name ordinary files, not pipes
' 1 it --shard 1/2 -
says "cube: init: No such file or directory
cube: try 'cube map --help'
" 2 it few --init init

# Any number of workers, packed or not, in parts: the same bytes.
moves 20000 1 >lines
"$cube" map 'order(it)' lines --threads 1 >whole
[ "$(wc -l <whole)" = 20000 ] || complain 'not a line for each'
for threads in 2 3 4; do
    "$cube" map 'order(it)' lines --threads "$threads" >out
    same whole out "$threads threads"
done
head -n 50 lines | sed 's/.*/order(&)/' | "$cube" - >said
head -n 50 whole | cmp - said || complain 'not what the program says'
gzip -k lines
for file in lines lines.gz; do
    : >out
    for part in 1 2 3 4 5 6 7; do "$cube" map 'order(it)' "$file" --shard $part/7 >>out; done
    same whole out "parts of $file"
done
for part in 1 2 3; do "$cube" map '{line, order(it)}' few --shard $part/3; done >out
"$cube" map '{line, order(it)}' few | cmp - out || complain 'numbers of lines in parts'
{ cat few few few; } >thrice
"$cube" map 'line * 10' few few few >out
"$cube" map 'line * 10' thrice | cmp - out || complain 'several files'

# Broken off wherever it is, it goes on; what is written until then is not what it will be.
"$cube" map '{order(it), line, it}' lines >expected
kept() { exec "$cube" map '{order(it), line, it}' lines --resume state --output answers2 --rejects rejects2 "$@"; }
rounds=0
for pause in 0.02 0.05 0.1 0.02 0.05; do
    kept & pid=$!
    sleep "$pause"
    if kill -9 $pid 2>/dev/null; then rounds=$((rounds + 1)); fi
    wait $pid 2>/dev/null || :
    [ ! -e answers2 ] || cmp expected answers2
done
(kept)
same expected answers2 'a run that was killed'
{ [ -e rejects2 ] && [ ! -s rejects2 ]; } || complain 'no rejects are no file'
(kept) 2>out
grep -q 'all of it had been done before' out || complain 'it does not know that it is done'
same expected answers2 'done before'

# Other options, other files: refused, with the reason, and nothing is touched.
status=0
(kept --seed 3) 2>out || status=$?
{ [ "$status" = 1 ] && grep -q 'asked something else: --seed is different' out; } || complain 'another seed goes on'
touch -d 2001-01-01 lines
status=0
(kept) 2>out || status=$?
{ [ "$status" = 1 ] && grep -q 'has changed since' out; } || complain 'other lines go on'
echo precious >notes
says "cube: $(pwd -P)/notes: it is no file that \`cube map --resume\` has kept
" 1 it few --resume notes --output answers3
[ "$(cat notes)" = precious ] || complain 'a file of others is lost'

# What is broken off without a file to go on from is kept as far as it goes.
says 'cube: missing: No such file or directory
cube: the answers so far are in answers7.part
' 1 it few missing --output answers7
[ "$(wc -l <answers7.part)" = 4 ] || complain 'answers are lost'

# Two runs on one file: the second says so and ends. It waits for input, so that the first is surely there.
mkfifo pipe
"$cube" map it pipe --resume state2 --output answers4 & pid=$!
exec 3>pipe
while [ ! -e answers4.part ]; do sleep 0.01; done
says "cube: $(pwd -P)/state2 is in use by another run
" 75 it pipe --resume state2 --output answers4
says 'cube: answers4.part is written by another run
' 75 it few --output answers4
# What is piped in bit by bit is answered as it comes.
echo R >&3
while [ ! -s answers4.part ]; do sleep 0.01; done
kill -9 $pid
wait $pid 2>/dev/null || :
exec 3>&-
# Ctrl-C: it ends, says how to go on, and goes on.
{ printf 'R\n'; sleep 2; } >pipe &
status=0
timeout --preserve-status -k 5 -s INT 0.7 "$cube" map it pipe --resume state2 --output answers4 2>out || status=$?
{ [ "$status" = 130 ] && grep -q 'the same command goes on from here' out; } || complain "interrupted: status $status"
[ -s answers4.part ] || complain 'what was answered before Ctrl-C is lost'
printf 'R\nU\n' >pipe &
says '' 0 it pipe --resume state2 --output answers4
printf 'R\nU\n' | cmp - answers4 || complain 'what was piped in once more'
# Other bytes through the same pipe are not taken for the same.
{ printf 'R\n'; sleep 2; } >pipe &
timeout -k 5 -s INT 0.7 "$cube" map it pipe --resume state3 --output answers5 2>/dev/null || :
printf 'L\nU\n' >pipe &
says "cube: $(pwd -P)/state3: what comes in is not what came in before that run was broken off
" 1 it pipe --resume state3 --output answers5

# Questions to all lines go on too.
"$cube" map 'order(it)' lines --histogram >expected
for pause in 0.03 0.06; do
    "$cube" map 'order(it)' lines --histogram --resume state4 >/dev/null & pid=$!
    sleep "$pause"
    kill -9 $pid 2>/dev/null || :
    wait $pid 2>/dev/null || :
done
"$cube" map 'order(it)' lines --histogram --resume state4 >out
same expected out 'a histogram that was killed'
"$cube" map 'order(it)' lines --histogram --resume state4 2>/dev/null >out
same expected out 'a histogram that is done'

# A disk that is full, a reader that goes away, time that is over.
if [ -e /dev/full ]; then
    says 'cube: cannot write /dev/full: No space left on device
' 1 it few --output /dev/full
    status=0
    "$cube" map it few >/dev/full 2>out || status=$?
    { [ "$status" = 1 ] && grep -q 'No space left on device' out; } || complain 'a full disk is not told'
fi
# A disk with no more room: it is told, and with more room the run goes on.
awk 'NR % 10 == 0 { $0 = "no moves" } { print }' lines >mixed
"$cube" map it mixed --output expected --rejects expected.rejects 2>/dev/null || :
status=0
(
    trap '' XFSZ
    ulimit -f 1000
    exec "$cube" map it mixed --output answers6 --rejects rejects6 --resume state6 --threads 2
) 2>out || status=$?
{ [ "$status" = 1 ] && grep -q 'cannot write answers6.part: File too large' out; } || complain 'no more room is not told'
[ ! -e answers6 ] || complain 'half a file is taken for a whole one'
"$cube" map it mixed --output answers6 --rejects rejects6 --resume state6 2>/dev/null || :
same expected answers6 'a disk that was full'
same expected.rejects rejects6 'the rejects on a disk that was full'

{ "$cube" map it lines || echo $? >status; } | head -n 1 >/dev/null
[ ! -e status ] || [ "$(cat status)" = 141 ] || complain 'the reader that went away is told of'
status=0
sleep 5 | "$cube" map it --time-limit 0.3 2>out || status=$?
{ [ "$status" = 124 ] && grep -q 'the time limit of 0.3 s is over' out; } || complain "time that is over: status $status"

# What is read is never run, and in a sandbox nothing is written.
printf 'svg("made.svg", R)\n' | "$cube" map it >out 2>&1 || :
[ ! -e made.svg ] || complain 'a line was run'
printf 'R\n' | "$cube" map 'svg(it, "made.svg")' --sandbox >out 2>&1 || :
{ [ ! -e made.svg ] && grep -q sandbox out; } || complain 'the sandbox has a hole'
exit "$failed"
