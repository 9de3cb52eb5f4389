#!/bin/sh
# compare_test.sh COMPARE: checks that it detects wrong highlighting, and exceptions that are not needed.
set -u
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0

expect() { # STATUS COMPARE GRAMMAR TEXT PAINTING
    printf '%b' "$4" >"$work/text"
    printf '%b' "$5" >"$work/text.painted"
    status=0
    output=$("$2" "$3" "$work/text") || status=$?
    [ "$status" = "$1" ] || { printf 'status %s of %b painted %b\n%s\n' "$status" "$4" "$5" "$output"; failed=1; }
}

expect 0 "$1" vim 'let a = R2 # é\n' 'kkk-----mm-###\n'
expect 1 "$1" vim 'let a = R2 # é\n' 'kkk-----m--###\n'
expect 1 "$1" vim 'R\nR' 'm'
expect 0 "$1" vim '# except neovim vim: why\nR' '########################\n-'
expect 1 "$1" neovim '# except vim: why\nR' '#################\n-'
expect 1 "$1" vim '# except vim: why\n\nR' '#################\n\n-'
expect 1 "$1" vim '# except vim: why\nR' '#################\nm'
exit "$failed"
