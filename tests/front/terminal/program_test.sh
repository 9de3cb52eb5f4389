#!/bin/sh
# program_test.sh PROGRAM: the program as seen by other programs: exit statuses, streams, pipes, files, signals. Names
# each check that fails; exit status 1 if any does.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
unset NO_COLOR CLICOLOR_FORCE
export LC_ALL=C
failed=0

fail() { # WHAT
    printf 'FAILED: %s\n' "$1"
    sed 's/^/    out: /' out
    sed 's/^/    err: /' err
    failed=1
}

run() { # ARGUMENT...: sets $status, and the files out and err; $setting is added to the environment
    status=0
    env ${setting:-} "$program" "$@" >out 2>err || status=$?
}

run_on() { # INPUT ARGUMENT...: runs with INPUT, with its escapes expanded, on standard input
    printf "$1" >in
    shift
    run "$@" <in
}

# WHAT STATUS OUTPUT ERROR: checks the last run. OUTPUT is exact; ERROR is a basic regular expression, "" for no
# output.
expect() {
    [ "$status" -eq "$2" ] || { fail "$1: exit status $status, not $2"; return; }
    [ "$(cat out)" = "$3" ] || { fail "$1: the output is not \"$3\""; return; }
    if [ -z "$4" ]; then
        [ ! -s err ] || fail "$1: standard error is not empty"
    else
        grep -q "$4" err || fail "$1: standard error lacks \"$4\""
    fi
}

escape=$(printf '\033')
colored() { grep -q "$escape" err; }

# --- Help without the prompt

run -e help
grep -q 'help moves' out && [ "$status" -eq 0 ] || fail '-e help shows how to begin'
run -e 'help order'
grep -q '^order(p)' out && [ "$status" -eq 0 ] || fail '-e help order shows the page'
run_on 'help\norder(R)\nhelp [\n'
grep -q 'a commutator' out && [ "$status" -eq 0 ] || fail 'help is answered in a pipe'
echo 'def help(p) = order(p)
help(R)' >own.cube
run own.cube
expect 'a script has a help of its own' 0 4 ''

# --- Input and its order

run -e 'order(R U)'
expect 'a text' 0 105 ''

run -e 'let mine = R U' -e 'order(mine)'
expect 'texts share a session' 0 105 ''

echo 'let mine = R U' >mine.cube
echo 'order(mine)' >c.cube
run mine.cube c.cube -e 'order(mine)'
expect 'files share a session, texts come after them' 0 '105
105' ''

run_on 'order(R U)\n' -
expect 'standard input by name' 0 105 ''

run_on 'order(R U)\n'
expect 'standard input without arguments' 0 105 ''

run_on 'order(R U)'
expect 'the last line of standard input without its newline' 0 105 ''

run_on 'order(mine)\n' mine.cube - -e 'order(R)'
expect 'standard input among files' 0 '105
4' ''

run -n 4 -e 'order(Rw)' --super
expect 'the initial cube' 0 4 ''

run </dev/null
expect 'empty input' 0 '' ''

: >empty.cube
run empty.cube
expect 'an empty file' 0 '' ''

echo 'for a in args { print a }' >args.cube
run args.cube -- one -n --
expect 'arguments of a script' 0 'one
-n
--' ''

run args.cube mine.cube one -n --
expect 'arguments without a mark' 0 'one
-n
--' ''

# --- The course

mkdir alone
cp "$program" alone/cube
(cd alone && XDG_STATE_HOME=$PWD/state ./cube lesson 1 </dev/null) | grep -q '^Moves and inverses$' || fail 'the program has its course'

# --- Errors

run -e 'assert 1 == 2' -e 'order(R U)'
expect 'a failed assert ends the run' 1 '' 'error:'

run -e 'order(R U)' -e 'nonsense_name'
expect 'an error after a value' 1 105 'error:'

echo 'nonsense_name' >bad.cube
run bad.cube c.cube
expect 'an error names its file' 1 '' '^bad.cube:1:1: error:'

run_on 'order(R U)\nnonsense_name\norder(R)\n' -
expect 'an error on standard input ends the run' 1 105 ':2:1: error:'

run missing.cube -e 'order(R)'
expect 'a missing file' 1 '' '^cube: missing.cube: No such file or directory$'

words_lead_to() { # COMMAND WORD...
    lead=$1
    shift
    run "$@"
    expect "words in place of a file: $*" 1 '' "No such file or directory; try: $lead$"
}
words_lead_to "cube -e \"R U R'\"" R U "R'"
words_lead_to 'cube -e solve' solve
words_lead_to 'cube lesson 1' tutorial
words_lead_to 'cube --cube 4' 4
words_lead_to 'cube --version' version
words_lead_to 'cube fmt mine.cube' format mine.cube
words_lead_to 'cube mine.cube' run mine.cube
words_lead_to "cube map 'order(it)'" mapp 'order(it)'
words_lead_to 'cube --help' nonsense

mkdir directory.cube
run directory.cube
expect 'a directory' 1 '' '^cube: directory.cube: Is a directory$'

run - <"$work"
expect 'a directory as standard input' 1 '' '^cube: standard input: Is a directory$'

echo 'print "run"' >prints.cube
run prints.cube missing.cube -e 'order(mine)'
expect 'nothing is run if a file is missing' 1 '' '^cube: missing.cube: No such file or directory$'

for usage in '-n x' '-n 1' '-n 2001' '--cube' '-e' '--color pink' '--unknown' '-x' '--repl mine.cube'; do
    run $usage </dev/null
    expect "wrong usage: $usage" 2 '' '^cube: '
done

for info in --help -h --version; do
    run $info
    [ "$status" -eq 0 ] && [ -s out ] && [ ! -s err ] || fail "$info writes to standard output with status 0"
done

# --- JSON

run --json -e 'order(R U)'
expect 'a value' 0 "$(cat out)" ''
grep -q '^{.*"value": *"105".*}$' out || fail 'JSON: an integer'

run --json -e 'nonsense_name'
expect 'JSON: an error is an answer' 1 "$(cat out)" ''
grep -q '^{.*"type": *"error".*}$' out || fail 'JSON: an error on standard output'

for open in 'order("abc)' 'order("{)' 'order("{1 \"}")' 'order("{"a\":1}")' 'kpuzzle("{\"a\":1E5000}")' '"abc'; do
    printf '%s\n' "$open" 1+1 2+2 >in
    run --json - <in
    [ "$(sed -n 's/.*"value":"\(.\)".*/\1/p' out | tr -d '\n')" = 24 ] && [ "$(grep -c '"type":"error"' out)" = 1 ] ||
        fail "after $open the next statements are answered"
done
run_on 'nonsense_name\norder(R U)\n' --json
expect 'JSON: standard input continues after an error' 1 "$(cat out)" ''
[ "$(wc -l <out)" -eq 2 ] || fail 'JSON: two answers'

# --- Notes on what looks like something else

run -e 'order(uf)'
expect 'a note with an answer of -e' 0 120 '^note: `uf` is read as moves; a place has an @: @uf$'
printf 'order(uf)\n' >alike.cube
run alike.cube
expect 'a script has notes with their places' 0 120 '^alike.cube:1:7: note: `uf` is read as moves; a place has an @: @uf$'
run_on 'order(uf)\n'
expect 'standard input has notes with their places' 0 120 '^<stdin>:1:7: note: `uf` is read as moves; a place has an @: @uf$'
run --json alike.cube
expect 'JSON: notes are a field' 0 "$(cat out)" ''
grep -q '"notes":\[{"message":"`uf` is read as moves","hint":"a place has an @: @uf","line":1,' out || fail 'JSON: notes'

# --- Streams

"$program" -e 'order(R U)' -e 'nonsense_name' >both 2>&1
[ "$(sed -n '1p' both)" = 105 ] || fail 'values and errors keep their order'

mkfifo questions answers
"$program" - <questions >answers &
exec 3>questions 4<answers
for round in 1 2 3; do
    echo 'order(R U)' >&3
    read -r answer <&4
    [ "$answer" = 105 ] || fail "over a pipe every answer comes at once (round $round)"
done
exec 3>&- 4<&-
wait $! || fail 'the end of a pipe is not a failure'

echo 'for i in 1..200000 { print i }' >long.cube
for ignored in '' 'trap "" PIPE;'; do
    sh -c "$ignored"' { "$0" long.cube; echo $? >status; } 2>err | head -n 1 >out' "$program"
    [ "$(cat out)" = 1 ] && [ ! -s err ] && [ "$(cat status)" -eq 141 ] || fail "a closed output pipe ($ignored)"
done

if [ -c /dev/full ]; then
    status=0
    "$program" -e 'order(R U)' >/dev/full 2>err || status=$?
    : >out
    expect 'a full disk' 1 '' '^cube: cannot write: No space left on device$'
fi

status=0
"$program" -e 'order(R U)' >&- 2>err || status=$?
expect 'a closed output' 1 '' '^cube: cannot write: Bad file descriptor$'

# --- Colours

run -e 'nonsense_name'
colored && fail 'no colours outside of a terminal'
run --color always -e 'nonsense_name'
colored || fail '--color always'
setting=NO_COLOR=1
run --color always -e 'nonsense_name'
colored || fail 'the command line overrides NO_COLOR'
setting=CLICOLOR_FORCE=1
run -e 'nonsense_name'
colored || fail 'CLICOLOR_FORCE'
setting=CLICOLOR_FORCE=1
run --color never -e 'nonsense_name'
colored && fail '--color never'
setting='NO_COLOR=1 CLICOLOR_FORCE=1'
run -e 'nonsense_name'
colored && fail 'NO_COLOR overrides CLICOLOR_FORCE'

setting=

# Values have their own colours, independent of those of errors.
values_colored() { grep -q "$escape" out; }
run -e 'R U' -e 'nonsense_name'
values_colored && fail 'no colours in values outside of a terminal'
run --color always -e 'R U'
values_colored || fail '--color always: values'
setting=NO_COLOR=1
run -e 'R U'
values_colored && fail 'NO_COLOR: values'
setting=CLICOLOR_FORCE=1
run -e 'R U'
values_colored || fail 'CLICOLOR_FORCE: values'
run --json -e 'R U'
values_colored && fail 'JSON has no colours'
setting=

# --- Init files, and the prompt after scripts

mkdir -p config/cube
printf 'let mine = R U\ncube 4\n' >config/cube/init.cube
setting="XDG_CONFIG_HOME=$work/config"
run -e 'mine'
expect 'a script has no init file' 1 '' 'unknown name'
run_on 'mine\n' --repl
grep -q 'unknown name' out || fail '--repl has no init file'
run --init config/cube/init.cube -e 'print mine' -e 'order(Rw M2)'
expect '--init names an init file' 1 'R U' 'M2 turns the middle layer'
run --init config/cube/init.cube -n 3 -e 'order(M)'
expect 'the command line overrides the cube of the init file' 0 4 ''
run --init missing.cube -e 'order(R)'
expect 'a missing init file' 1 '' '^cube: missing.cube: No such file or directory$'
run --no-init -e 'order(R)'
expect 'no init file' 0 4 ''
setting=

run_on 'order(mine)\n' -i mine.cube
expect 'without a terminal -i reads standard input' 0 105 ''
run_on 'print mine\nquit\n' --repl -i mine.cube
expect 'the prompt after a script' 0 'cube 3> print mine
R U
cube 3> quit' ''
run_on 'order(mine)\n' --repl -i bad.cube mine.cube
grep -q 'bad.cube:1:1: error' out && grep -q '^cube 3> order(mine)' out || fail 'the prompt starts after an error in a script'

# --- Saved sessions

run_on 'let saved = [R, U]\nnobody\nlet gone = 1\nundo\ncube 4\norder(saved)\nsave session.cube\nsave bad.cube\n' --repl
grep -q '^saved: session.cube$' out || fail 'a session is saved'
grep -q '^not saved: bad.cube: this file exists' out || fail 'a script is not overwritten'
run session.cube -e 'print saved' -e 'order(Rw)'
expect 'a saved session runs' 0 '6
R U R'\'' U'\''
4' ''

# --- The prompt without a terminal

run_on 'order(R U)\n\nhelp order\nnonsense_name\nquit\norder(R)\n' --repl
[ "$status" -eq 0 ] && [ ! -s err ] && [ "$(sed -n '1,2p' out)" = 'cube 3> order(R U)
105' ] && [ "$(tail -n 1 out)" = 'cube 3> quit' ] || fail 'a transcript'

# --- Limits

nested=$(printf '%900s' '' | tr ' ' '(')R$(printf '%900s' '' | tr ' ' ')')
for stack in 256 512 8192; do
    status=0
    # shellcheck disable=SC3045  # not in POSIX, but in every shell here
    (ulimit -s $stack && exec "$program" -e "$nested" -e "superset(\"$nested\")") >out 2>err || status=$?
    [ "$status" -le 1 ] || fail "900 brackets on a stack of $stack kB: status $status"
done

run --time-limit 0.2 -e 'for i in 1..1000000000000 { }' -e 'print 1'
expect 'a time limit' 124 '' 'hint: the time limit of 0.2 s was reached'
run --time-limit 0.2 --json -e 'for i in 1..1000000000000 { }'
grep -q '"hint":"the time limit of 0.2 s was reached"' out && [ "$status" -eq 124 ] || fail 'a time limit in JSON'
run_on 'for i in 1..1000000000000 { }\norder(R U)\n' --time-limit 0.2 --repl
grep -q '^105$' out || fail 'at the prompt the time limit holds for each answer'
mkfifo unread
run --time-limit 0.1 unread
expect 'a time limit while a file is read' 124 '' '^cube: the time limit of 0.1 s was reached, but the program did not stop$'
sleep 60 <>unread & # opens it without reading; until then the program waits
"$program" --time-limit 0.1 -e 'for i in 1..1000000 { print i }' >unread 2>err
[ $? -eq 124 ] && grep -q 'the time limit of 0.1 s was reached' err || fail 'a time limit while the output is not read'
kill $!
run --time-limit 0.5s
expect 'an invalid time' 2 '' "SECONDS must be a number from 0.01 to 3600, not '0.5s'"
run --memory-limit 5M
expect 'too little memory' 2 '' "SIZE must be a number of bytes, at least 32M, or one with K, M or G, such as 512M, not '5M'"
run --memory-limit 32M -e 'cube 2000; order(R U)'
grep -q 'this build uses a sanitizer' err || # with sanitizers
    expect 'a memory limit' 1 '' 'there is not enough memory for this'

# --- Ctrl-C

press_ctrl_c_on() { # ARGUMENT...: runs it, and interrupts it when its first answers arrive
    status=0
    : >out
    mkfifo heard
    { read -r answer; kill -INT "$(cat id)"; cat >/dev/null; } <heard &
    sh -c 'echo $$ >id; exec "$@"' sh "$program" "$@" >heard 2>err || status=$?
    rm heard
}

for body in '' 'assert order(R) == 4'; do
    press_ctrl_c_on -e 'for i in 1..100000 { print i }' -e "for i in 1..1000000000000 { $body }"
    expect "Ctrl-C ends a loop over {$body}" 130 '' 'error: interrupted'
done
mkfifo silence
exec 4<>silence
echo 'order(R)' >&4
press_ctrl_c_on - <&4
expect 'Ctrl-C while waiting for input' 130 '' ''

exit "$failed"
