#!/bin/sh
# packaging_test.sh PROGRAM: checks the manual page and the completions against the program's options and, if they are
# installed, with the programs that read them. Names each check that fails.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failed=0
fail() {
    printf 'FAILED: %s\n' "$1"
    failed=1
}

# --- The usage text

"$program" --help >usage
if [ -n "${UPDATE_GOLDEN:-}" ]; then
    cp usage "$here/usage.golden"
else
    diff -u "$here/usage.golden" usage || fail 'the usage text has changed'
fi
options=$(sed -n 's/^ *\(-[a-z], \)\{0,1\}\(--[a-z-]*\).*/\2/p' usage)
[ "$(echo "$options" | wc -w)" -gt 10 ] || fail 'the usage text names the options'

# --- The manual page

"$program" --man >cube.1 || fail '--man'
for option in $options; do
    grep -qF -e "$(echo "$option" | sed 's/-/\\-/g')" cube.1 || fail "the manual page lacks $option"
done
for word in undo save reset NO_COLOR init.cube 141; do
    grep -q "$word" cube.1 || fail "the manual page lacks $word"
done
if command -v mandoc >/dev/null; then
    mandoc -T lint -W error cube.1 || fail 'mandoc finds errors'
fi
if command -v groff >/dev/null; then
    said=$(groff -man -ww -Tascii -z cube.1 2>&1)
    [ -z "$said" ] || fail "groff warns: $said"
fi

# --- Completions

for shell in bash zsh fish; do
    "$program" --completion $shell >completion.$shell || fail "--completion $shell"
    if command -v $shell >/dev/null; then
        $shell -n completion.$shell || fail "$shell cannot read its completion"
    fi
done

PATH=$(dirname "$program"):$PATH
for option in $options; do
    cube --complete -- | grep -q "^$option	." || fail "the completion does not know $option"
done
echo 'let mine = R' >'my file.cube'
: >other.txt
mkdir inner
complete_in_bash() { # WORD...: prints the completions of the last word
    bash --norc -c 'source ./completion.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cube; printf "%s\n" "${COMPREPLY[@]}"' bash "$@" 2>&1
}
expect_offer() { # OFFER WORD...
    wanted=$1
    shift
    [ "$(complete_in_bash "$@" | tr '\n' ' ')" = "$wanted " ] || fail "bash offers $(complete_in_bash "$@" | tr '\n' ' ')for: $*"
}
if command -v bash >/dev/null; then
    expect_offer '--color' cube --co
    expect_offer 'always' cube --color al
    expect_offer 'always' cube --color = al
    expect_offer 'auto always never' cube --color ''
    expect_offer 'my file.cube' cube my
    expect_offer 'my file.cube' cube -i my
    expect_offer '' cube -e my
    expect_offer '--json' cube -n 4 --j
    expect_offer 'lesson lsp' cube l
    expect_offer '--handout --help' cube lesson --h
    expect_offer '3-cycles' cube --color never lesson 3
    expect_offer 'install remove' cube kernel ''
    expect_offer 'map' cube help m
    expect_offer 'help' cube he
    expect_offer '' cube map ''
    expect_offer 'other.txt' cube map 'order(it)' o
    expect_offer 'other.txt' cube lesson --handout o
    expect_offer 'other.txt' cube 'my file.cube' o
fi
if command -v fish >/dev/null; then
    [ "$(HOME=$work fish -c 'source completion.fish; complete -C "cube --color al"' | cut -f1)" = always ] || fail 'fish offers always after --color'
    [ "$(HOME=$work fish -c 'source completion.fish; complete -C "cube --color=al"' | cut -f1)" = --color=always ] || fail 'fish offers always after --color='
    HOME=$work fish -c 'source completion.fish; complete -C "cube my"' | grep -q '^my file.cube' || fail 'fish offers files'
    HOME=$work fish -c 'source completion.fish; complete -C "cube --j"' | grep -q '^--json' || fail 'fish offers --json'
fi

# --- Wrong usage of these options

for wrong in '--completion csh' '--completion'; do
    status=0
    "$program" $wrong >out 2>err || status=$?
    [ "$status" -eq 2 ] && [ ! -s out ] || fail "wrong usage: $wrong"
done

exit "$failed"
