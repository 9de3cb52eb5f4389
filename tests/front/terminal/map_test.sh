#!/bin/sh
# map_test.sh PROGRAM: `cube map` answers each line of files; after a kill it resumes, and the output is the same.
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
says() { # EXPECTED STATUS ARGUMENT...: checks the output of both streams
    expected=$1 wanted=$2 status=0
    shift 2
    "$cube" map "$@" >out 2>&1 </dev/null || status=$?
    [ "$status" = "$wanted" ] || complain "cube map $*: status $status, not $wanted"
    printf '%s' "$expected" | diff -u - out || complain "cube map $*"
}
same() { # FILE FILE WHAT
    cmp "$1" "$2" || complain "$3: not the same bytes"
}

# Pseudo-random numbers, the same everywhere, as moves.
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

# One answer per line; lines without an answer are reported, and the rest is answered.
printf 'R U\n\nQ R\r\nR2\r\n' >bad
says "105
2
cube: line 2: this text is empty; the identity is written ()
cube: line 3: column 1: \`Q\` is neither moves nor cycles, and names and calls are not evaluated here; an algorithm or a permutation is written as moves, cycles, brackets, products and powers of them
cube: 4 lines: 2 answers, 2 without an answer; --rejects FILE saves them
" 1 'order(it)' bad
says 'cube: 4 lines: 2 answers, 2 without an answer
' 1 'order(it)' bad --rejects rejects -o answers
printf '105\n2\n' | cmp - answers
[ "$(cut -f1,3 rejects)" = "$(printf '2\t\n3\tQ R')" ] || complain 'the rejects differ'
ls ./*.part 2>/dev/null && complain 'an incomplete file is left'
printf 'R\nR2\nU\nR U\n' >few
says '4
4
15
' 0 'order(it)' -e 'let two = 2' --where 'order(it) > two' --cube 2 --threads 1 few
printf 'R U\n' | "$cube" map 'order(it)' - --count | grep -qx 1 || complain 'standard input is not read'

# JSON of one value is read item by item, at a path; the separator of CSV is found and said.
printf '{"all": [\n {"moves":\n  "R U"},\n {"moves": "Q"}\n]}\n' >one.json
says '105
cube: line 4: order needs a permutation or an algorithm for p, but this is a boolean
cube: 2 lines: 1 answer, 1 without an answer; --rejects FILE saves them
' 1 'order(parse(it.moves))' one.json --as json --path all
says 'cube: one.json: the path finds no `some` among all
' 1 it one.json --as json --path some
says "cube: --path leads to a list in JSON: it needs --as json
cube: try 'cube map --help'
" 2 it one.json --path all
printf 'name;seconds\nR U;12,5\n' >half.csv
says '12.5
cube: half.csv: fields are separated by semicolons, and decimal commas are read as points
' 0 it.seconds half.csv --as csv

# Questions about all lines.
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
# Errors in the question or the files.
says "cube: map needs an EXPRESSION, and lines from FILEs or a pipe
cube: try 'cube map --help'
" 2
says "cube: --shard: I/N must be two whole numbers such as 1/4, I from 1 to N, not '3/2'
Try 'cube --help'.
" 2 it few --shard 3/2
says "cube: --as: FORM must be one of moves, text, csv, tsv, jsonl, json, posts, cubie, colors, tuple, tuple_colors, gap, kpuzzle, singmaster, reid, speffz, not 'speech'
Try 'cube --help'.
" 2 it few --as speech
says "cube: --output: answers are written uncompressed, but 'x.gz' is the name of a compressed file
Try 'cube --help'.
" 2 it few --output x.gz
printf 'R\n' >one
says 'cube: line 1: this is a function; to apply it to the line, write order(it)
cube: 1 line: 0 answers, 1 without an answer; --rejects FILE saves them
' 1 order one
says "EXPRESSION:1:1: error: unknown name \`its\`
its
^~~
hint: at the prompt, help shows how to begin, and ?its searches for the word
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
says 'cube: --shard needs to know the length of the input: name ordinary files, not pipes
' 1 it --shard 1/2 -
says "cube: init: No such file or directory
cube: try 'cube map --help'
" 2 it few --init init

# Posts of solves, each of several lines: in order, with any number of workers and in shards.
for last in "R'" "R'" R "R'" R2; do printf "Scramble: R U\nU' // one\n\n%s // two\n" "$last"; done >season
"$cube" map 'review_line(it, line)' season --as posts --threads 1 >whole
printf '1\tsolved\n5\tsolved\n9\tnot solved\n13\tsolved\n17\tnot solved\n' >wanted
cut -f 1,6 whole | cmp - wanted || complain 'posts have other lines'
"$cube" map 'review_line(it, line)' - --as posts --threads 2 <season >piped
same whole piped 'posts with two workers'
for part in 1 2 3; do "$cube" map 'review_line(it, line)' season --as posts --shard $part/3; done >parts
same whole parts 'posts in shards'

# Any number of workers, compressed or not, in shards: the same bytes.
moves 20000 1 >lines
"$cube" map 'order(it)' lines --threads 1 >whole
[ "$(wc -l <whole)" = 20000 ] || complain 'not one answer per line'
for threads in 2 3 4; do
    "$cube" map 'order(it)' lines --threads "$threads" >out
    same whole out "$threads threads"
done
head -n 50 lines | sed 's/.*/order(&)/' | "$cube" - >said
head -n 50 whole | cmp - said || complain 'not the answers of the program'
gzip -k lines
for file in lines lines.gz; do
    : >out
    for part in 1 2 3 4 5 6 7; do "$cube" map 'order(it)' "$file" --shard $part/7 >>out; done
    same whole out "parts of $file"
done
for part in 1 2 3; do "$cube" map '{line, order(it)}' few --shard $part/3; done >out
"$cube" map '{line, order(it)}' few | cmp - out || complain 'line numbers in shards'
{ cat few few few; } >thrice
"$cube" map 'line * 10' few few few >out
"$cube" map 'line * 10' thrice | cmp - out || complain 'several files'

# Killed at any moment, it can be resumed; until then the file has another name.
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
{ [ -e rejects2 ] && [ ! -s rejects2 ]; } || complain 'without rejects there is no file'
(kept) 2>out
grep -q 'everything was done in an earlier run' out || complain 'a finished run is not recognised'
same expected answers2 'a finished run'

# Other options or other files: refused with the reason, without changing a file.
status=0
(kept --seed 3) 2>out || status=$?
{ [ "$status" = 1 ] && grep -q 'with other settings: --seed is different' out; } || complain 'another seed is accepted'
touch -d 2001-01-01 lines
status=0
(kept) 2>out || status=$?
{ [ "$status" = 1 ] && grep -q 'have changed since' out; } || complain 'other lines are accepted'
echo precious >notes
says "cube: $(pwd -P)/notes: it is not a file saved by \`cube map --resume\`
" 1 it few --resume notes --output answers3
[ "$(cat notes)" = precious ] || complain 'another file is lost'

# Without a resume file, the answers of an interrupted run are kept so far.
says 'cube: missing: No such file or directory
cube: the answers so far are in answers7.part
' 1 it few missing --output answers7
[ "$(wc -l <answers7.part)" = 4 ] || complain 'answers are lost'

# Two runs with one file: the second one reports it and ends. It waits for input, so that the first is surely running.
mkfifo pipe
"$cube" map it pipe --resume state2 --output answers4 & pid=$!
exec 3>pipe
while [ ! -e answers4.part ]; do sleep 0.01; done
says "cube: $(pwd -P)/state2 is in use by another run
" 75 it pipe --resume state2 --output answers4
says 'cube: answers4.part is being written by another run
' 75 it few --output answers4
# Input that arrives in pieces is answered at once.
echo R >&3
while [ ! -s answers4.part ]; do sleep 0.01; done
kill -9 $pid
wait $pid 2>/dev/null || :
exec 3>&-
# Ctrl-C: it ends, reports how to continue, and can be resumed.
interrupted() { # ANSWERS STATE: a new run maps the line R of an input that goes on; it is interrupted when the line is answered
    rm -f "$1.part" "$2"
    { printf 'R\n'; until [ -s "$1.part" ]; do sleep 0.01; done; kill -INT "$(cat id)"; while [ -e id ]; do sleep 0.01; done; } >pipe &
    status=0
    sh -c 'echo $$ >id; exec "$@"' sh "$cube" map it pipe --resume "$2" --output "$1" 2>out || status=$?
    rm id
}
interrupted answers4 state2
{ [ "$status" = 130 ] && grep -q 'repeat the same command to continue' out; } || complain "interrupted: status $status"
[ -s answers4.part ] || complain 'the answers before Ctrl-C are lost'
printf 'R\nU\n' >pipe &
says '' 0 it pipe --resume state2 --output answers4
printf 'R\nU\n' | cmp - answers4 || complain 'the same input again'
# Other bytes through the same pipe are not accepted.
interrupted answers5 state3
printf 'L\nU\n' >pipe &
says "cube: $(pwd -P)/state3: the input is not the one that the interrupted run has read
" 1 it pipe --resume state3 --output answers5

# Questions about all lines are resumed too.
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
same expected out 'a finished histogram'

# A full disk, a closed output pipe, the time limit.
if [ -e /dev/full ]; then
    says 'cube: cannot write /dev/full: No space left on device
' 1 it few --output /dev/full
    status=0
    "$cube" map it few >/dev/full 2>out || status=$?
    { [ "$status" = 1 ] && grep -q 'No space left on device' out; } || complain 'a full disk is not reported'
fi
# A disk without space is reported, and with more space the run can be resumed.
awk 'NR % 10 == 0 { $0 = "no moves" } { print }' lines >mixed
"$cube" map it mixed --output expected --rejects expected.rejects 2>/dev/null || :
status=0
(
    ulimit -f 1000
    exec "$cube" map it mixed --output answers6 --rejects rejects6 --resume state6 --threads 2
) 2>out || status=$?
{ [ "$status" = 1 ] && grep -q 'cannot write answers6.part: File too large' out; } || complain 'the lack of space is not reported'
[ ! -e answers6 ] || complain 'an incomplete file is taken for a complete one'
"$cube" map it mixed --output answers6 --rejects rejects6 --resume state6 2>/dev/null || :
same expected answers6 'a disk that was full'
same expected.rejects rejects6 'the rejects on a disk that was full'

{ "$cube" map it lines || echo $? >status; } | head -n 1 >/dev/null
[ ! -e status ] || [ "$(cat status)" = 141 ] || complain 'the closed pipe is reported'
status=0
sleep 5 | "$cube" map it --time-limit 0.3 2>out || status=$?
{ [ "$status" = 124 ] && grep -q 'the time limit of 0.3 s was reached' out; } || complain "time limit: status $status"

# Input is never run as a program, and in a sandbox nothing is written.
printf 'svg("made.svg", R)\n' | "$cube" map it >out 2>&1 || :
[ ! -e made.svg ] || complain 'a line was run'
printf 'R\n' | "$cube" map 'svg(it, "made.svg")' --sandbox >out 2>&1 || :
{ [ ! -e made.svg ] && grep -q sandbox out; } || complain 'the sandbox has a hole'
exit "$failed"
