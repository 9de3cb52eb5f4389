#!/bin/sh
# one_reader_test.sh PROGRAM: wherever the program itself reads standard input, read_lines("-") is refused with the
# reason, and everything that was sent arrives.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export HOME="$work" XDG_STATE_HOME="$work" XDG_CACHE_HOME="$work" LC_ALL=C
failed=0

expect() { # FACT PATTERN...: fails unless the file out matches all patterns
    fact=$1
    shift
    for pattern; do
        grep -aq -e "$pattern" out && continue
        printf 'FAILED: %s: %s\n' "$fact" "$pattern"
        sed 's/^/    /' out
        failed=1
    done
}
on() { # INPUT ARGUMENT...: runs with the file INPUT on standard input
    input=$1
    shift
    "$program" "$@" <"$input" >out 2>&1
}

printf '111+111\nsize(items(read_lines("-")))\n222+222\n' >statements
on statements --json -
expect 'a program on standard input' '"222"' 'the statements are read from it' '"444"'
cat statements | "$program" --json /dev/stdin -e 333+333 >out 2>&1
expect 'a program on a named pipe' 'the statements are read from it'
on statements --json -i -e 333+333
expect 'after other statements' '"666"' '"222"' 'the statements are read from it' '"444"'
on statements --repl
expect 'the prompt' '^222$' 'the prompt reads it' '^444$'
printf 'size(items(read_lines("-")))\n' >asks.cube
on statements --init asks.cube --json -
expect 'an init file' 'the statements are read from it'
on statements asks.cube
expect 'a script, whose input it is' '^3$'
on statements --sandbox asks.cube
expect 'a script in a sandbox' 'cannot read standard input: this program runs in a sandbox'

on statements map 'size(items(read_lines("-")))' --as text
expect 'lines to be mapped' '3 lines: 0 answers' 'it has lines for `cube map`'
on statements map 'line + taken' --as text -e 'let taken = size(items(read_lines("-")))' asks.cube
expect 'the definitions of map' 'it has lines for `cube map`'

cat >les.md <<'END'
# T

```exercise
name: one
task: Give 5.
answer: 5
check: answer == 5
```
END
printf '# exercise: les.md one\nlet taken = items(read_lines("-"))\n5\n' >anna.cube
on statements check anna.cube
expect 'a script that is marked' 'it does not belong to the scripts'
on statements check --no-sandbox anna.cube
expect 'a script that is marked without a sandbox' 'it does not belong to the scripts'
printf 'size(items(read_lines("-")))\n5\n' >typed
on typed lesson les.md
expect 'a lesson' 'the lesson reads it' 'Right'

{
    printf '{"id":1,"ask":"run","name":"<cell 1>","text":"items(read_lines(\\"-\\"))"}\n'
    sleep 0.3
    printf '{"id":2,"ask":"run","name":"<cell 2>","text":"222+222"}\n'
} | "$program" kernel serve >out 2>&1
expect 'a notebook' 'the notebook sends its cells through it' '"id":2.*444'

frame() { printf 'Content-Length: %s\r\n\r\n%s' "${#1}" "$1"; }
{
    frame '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    frame '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.cube","languageId":"cube","version":1,"text":"let taken = items(read_lines(\"-\"))"}}}'
    sleep 1
    frame '{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.cube"},"position":{"line":0,"character":5}}}'
    frame '{"jsonrpc":"2.0","id":3,"method":"shutdown"}'
    frame '{"jsonrpc":"2.0","method":"exit"}'
} | "$program" lsp >out 2>&1
expect 'an editor' 'the editor sends its messages through it' '"id":2' '"id":3'
exit "$failed"
