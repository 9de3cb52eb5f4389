#!/bin/sh
# kernel_serve_test.sh PROGRAM: tests `cube kernel serve` as a process: queued requests, interrupts, a closed output.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failed=0
endless='{"id":1,"ask":"run","text":"0; for n in 1..1000000000000 { }"}'

expect() { # FACT PATTERN...: fails unless the file out matches all patterns
    fact=$1
    shift
    for pattern; do
        grep -q -e "$pattern" out && continue
        printf 'FAILED: %s: %s\n' "$fact" "$pattern"
        cat out
        failed=1
    done
}

printf '%s\n' '{"id":1,"ask":"run","text":"order(R)"}' '{"id":2,"ask":"complete yet","text":"("}' >in
"$program" kernel serve <in >out || { echo 'FAILED: the status'; failed=1; }
expect 'every line is answered' '"id":1,"part".*"text/plain":"4"' '"id":1,"result"' '"id":2,"result".*"incomplete"'

printf '%s' '{"id":1,"ask":"run","text":"order(R)"}' | "$program" kernel serve >out
expect 'a last line without a line end' '"id":1,"result"'

# Interrupted when the first value has arrived.
: >out
(echo "$endless"; until [ -s out ]; do sleep 0.05; done; echo '{"ask": "interrupt"}'; echo '{"id":2,"ask":"run","text":"order(R)"}') |
    "$program" kernel serve >out
expect 'an interrupt' '"id":1,"part":{"mistake":.*"interrupted":true' '"id":2,"part".*"text/plain":"4"'

for interrupt in '{"ask": "interrupt"}' '{"ask":"interrupt"}' ' { "id" : 7, "ask" : "interrupt" } '; do
    for _ in 1 2 3 4 5; do
        printf '%s\n%s\n%s\n' "$endless" "$interrupt" '{"id":2,"ask":"run","text":"order(R)"}' |
            "$program" kernel serve --time-limit 20 >out
        expect "an interrupt at once, as $interrupt" '"id":1,"part":{"mistake":.*"interrupted"' '"id":2,"part".*"text/plain":"4"'
        ! grep -q -e 'the time limit' -e 'unknown request' out || { echo "FAILED: $interrupt came too late"; failed=1; }
    done
done

(echo '{"ask": "interrupt"}'; echo '{"id":2,"ask":"run","text":"order(R)"}') | "$program" kernel serve >out
expect 'an interrupt without a computation' '"id":2,"part".*"text/plain":"4"'

echo "$endless" | "$program" kernel serve --time-limit 0.2 >out
expect 'a time limit' 'the time limit of 0.2 s was reached'

# Ends only because the output is closed.
echo "$endless" | "$program" kernel serve | true

# A line of twenty megabytes.
(printf '{"id":1,"ask":"run","text":"'; head -c 20000000 /dev/zero | tr '\0' ' '; printf 'order(R)"}\n') |
    "$program" kernel serve >out
expect 'a long line' '"text/plain":"4"'
exit "$failed"
