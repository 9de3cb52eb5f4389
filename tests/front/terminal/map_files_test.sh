#!/bin/sh
# map_files_test.sh PROGRAM: `cube map` replaces none of its input files, under any name, and reports input that ends
# too early.
set -u
cube=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failed=0
complain() {
    echo "FAILED: $1"
    cat out 2>/dev/null
    failed=1
}

# Every pair of roles with each kind of name. One of the two is written. "of" makes the words for a role.
of() { # ROLE NAME
    case $1 in
    input) echo "$2" ;;
    *) echo "--$1 $2" ;;
    esac
}
pair() { # STATUS ROLE ROLE NAME NAME
    rm -f link hard
    printf 'R U\nR Q\n' >input.txt
    printf 'let two = 2\n' >file
    cp file copy
    ln -s file link
    ln file hard
    other=input.txt
    [ "$2" = input ] || [ "$3" = input ] && other=
    case "$2 $3 " in
    *output*) count= ;;
    *) count=--count ;;
    esac
    status=0
    # shellcheck disable=SC2046,SC2086 # words of the command line
    "$cube" map 'order(it)' $other $(of "$2" "$4") $(of "$3" "$5") $count >out 2>&1 </dev/null || status=$?
    [ "$status" = "$1" ] || complain "--$2 $4 --$3 $5: status $status, not $1"
    [ "$1" != 2 ] || grep -q 'are the same file' out || complain "--$2 $4 --$3 $5: the reason"
    cmp -s file copy || complain "--$2 $4 --$3 $5: the file is changed"
    rm -f file copy link hard new.txt new.txt.part
}
for name in file ./file link hard "$work/file"; do
    for roles in 'input output' 'input rejects' 'input resume' 'init output' 'init rejects' 'init resume' \
        'output rejects' 'output resume' 'rejects resume'; do
        # shellcheck disable=SC2086 # two words
        pair 2 $roles file "$name"
        # shellcheck disable=SC2086
        pair 2 $roles "$name" file
    done
    pair 1 input init file "$name"  # both are only read
done
# Files that do not exist yet; the name of an incomplete output; a device.
pair 2 output rejects new.txt ./new.txt
pair 2 output resume new.txt new.txt
pair 2 rejects output new.txt.part new.txt
ln -s file missing.part
pair 2 input output file missing
rm missing.part
pair 1 output rejects /dev/null /dev/null

# Redirected standard input and output.
printf 'R U\n' >in
"$cube" map 'order(it)' --output in <in >out 2>&1 && complain 'standard input is the output'
"$cube" map 'order(it)' in >>in 2>out && complain 'standard output is the input'
[ "$(cat in)" = 'R U' ] || complain 'a redirected file is changed'

# Input that ends too early: a compressed file torn at any byte.
awk 'BEGIN { for (i = 0; i < 200; ++i) print "R U" i % 7 }' | gzip -c >whole.gz
bytes=$(($(wc -c <whole.gz)))
for kept in 0 1 2 5 20 $((bytes / 2)) $((bytes - 8)) $((bytes - 1)); do
    head -c "$kept" whole.gz >torn.gz
    "$cube" map it torn.gz --as text --count >out 2>&1 && complain "the first $kept bytes of $bytes"
    grep -q 'torn.gz: its compressed data is truncated' out || complain "the first $kept bytes of $bytes: the reason"
done
exit "$failed"
