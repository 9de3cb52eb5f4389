#!/bin/sh
# verify_test.sh PROGRAM: --certificate writes the certificate of the last answer, and `cube verify` checks it.
cube=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failed=0
fail() {
    echo "$*: $(cat out)"
    failed=1
}
says() { # STATUS TEXT WORD...
    wanted=$1 text=$2
    shift 2
    status=0
    "$cube" "$@" >out 2>&1 </dev/null || status=$?
    [ "$status" = "$wanted" ] || fail "cube $*: status $status, not $wanted"
    grep -qF -e "$text" out || fail "cube $* does not say $text"
}

says 0 105 -e 'order(R U)' --certificate file
says 0 'valid: 1 claims' verify file
sed 's/power 105/power 104/' file >false
says 1 'false:3: ' verify false
says 0 true -e 'R2 in group(R, U)' --certificate file
says 0 'valid: 1 claims' verify file
head -n 5 file >torn
says 1 'torn:6: ' verify torn
says 2 'missing: ' verify missing
says 2 'verify needs one FILE with a certificate' verify
says 0 '"value":"certificate 1\ndegree 2\nclaim power 2 (1,2)\nend"' --json -e 'certificate(order((1,2)))'
says 0 '"value":"105"' --json -e 'order(R U)' --certificate file
says 0 'valid: 1 claims' verify file
# As lesson 9 says.
says 0 'false' -e '(+uf) in full_group()' --certificate flip
says 0 'valid: 1 claims' verify flip
says 1 '--certificate: the program gives no answer that has a certificate, as order(R U) alone is one' -e 'print 3' --certificate file
says 1 'there are no certificates for this' -e '3' --certificate file
says 1 'cannot write nowhere/file' -e 'order(R)' --certificate nowhere/file
exit "$failed"
