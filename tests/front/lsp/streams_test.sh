#!/bin/sh
# streams_test.sh PROGRAM: tests the language server as a process: frames, exit statuses, and clients that break off.
set -eu
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export XDG_CACHE_HOME="$work/cache"

frame() { printf 'Content-Length: %s\r\n\r\n%s' "${#1}" "$1"; }
initialize='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
shutdown='{"jsonrpc":"2.0","id":2,"method":"shutdown"}'
end='{"jsonrpc":"2.0","method":"exit"}'

served() { # FACT STATUS PATTERN (- for no output), the client's bytes on standard input
    status=0
    timeout 60 "$program" lsp >out 2>err || status=$?
    if [ "$3" = - ]; then pattern=. lacks=1; else pattern=$3 lacks=0; fi
    [ "$status" -eq "$2" ] || { printf '%s: status %s, not %s\n' "$1" "$status" "$2"; touch failed; }
    differs=0
    grep -aq -e "$pattern" out || differs=1
    [ "$differs" -eq "$lacks" ] || { printf '%s: wrong output\n' "$1"; cat out; touch failed; }
    [ ! -s err ] || { printf '%s: standard error\n' "$1"; cat err; touch failed; }
}

{ frame "$initialize"; frame "$shutdown"; frame "$end"; } | served 'ends in order' 0 '"result":null'
{ frame "$initialize"; frame "$end"; } | served 'exit without shutdown is an error' 1 hoverProvider
frame "$initialize" | served 'the client disconnects' 1 hoverProvider
{ frame "$initialize"; frame "$shutdown"; } | served 'the client disconnects after shutdown' 0 '"result":null'
printf 'Content-Length: 50\r\n\r\n{"jsonrpc"' | served 'the client disconnects within a message' 1 -
printf '' | served 'no client' 1 -
frame '{"jsonrpc":"2.0","id":4,"method":"textDocument/hover"}' | served 'a request before initialize is an error' 1 -32002
{ frame "$initialize"; frame "$initialize"; } | served 'a second initialize is an error' 1 -32600
{ frame "$initialize"; frame 'nonsense'; frame "$shutdown"; frame "$end"; } | served 'an invalid message is skipped' 0 -32700
{ printf 'Hello\r\n\r\n'; frame "$initialize"; frame "$shutdown"; frame "$end"; } | served 'a frame without a length is skipped' 0 -32700
{ printf 'Content-Length: 999999999999\r\n\r\n'; frame "$initialize"; } | served 'a message that is too long' 1 'too long'
head -c 1000000 /dev/urandom | served 'noise' 1 'header is too long'

# A client that disconnects during a long computation, and one that stops reading.
text='assert length(solve(random_scramble(1), way = optimal)) > 0'
open='{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.cube","languageId":"cube","version":1,"text":"'$text'"}}}'
{ frame "$initialize"; frame "$open"; sleep 1; } | served 'the client disconnects while a document runs' 1 hoverProvider
{ frame "$initialize"; sleep 1; frame "$initialize"; sleep 1; frame "$initialize"; } | timeout 60 "$program" lsp | head -c 10 >out
[ "$(wc -c <out)" -eq 10 ] || { echo 'a client that stops reading'; touch failed; }

status=0
"$program" lsp some.cube >out 2>err </dev/null || status=$?
[ "$status" -eq 2 ] || { echo 'a file argument of lsp is a usage error'; touch failed; }
grep -q 'cube lsp` takes no files' err || { cat err; touch failed; }
[ ! -e failed ]
