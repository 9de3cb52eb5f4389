#!/bin/sh
# golden.sh KIND PROGRAM FILE: runs the program on FILE and compares its output with the accepted output.
#
#     examples     examples/NAME.cube            output = tests/examples/NAME.golden, no errors, status 0
#     pictures     tests/pictures/NAME.cube      writes NAME.svg = tests/pictures/NAME.svg, status 0
#     transcripts  tests/transcripts/NAME.transcript   a session: the text after the prompts is the input
#                                                of `cube --repl`, which must write the same file
#     lessons      examples/lessons/NAME.md      its blocks, played without input = tests/lessons/NAME.golden, status 0
#     sessions     tests/lessons/NAME.session    sections (see sessions.awk): `# run: lesson FILE` are the arguments, the
#                                                lines below it the input; output and status stand below `---`
#     servers      tests/front/lsp/sessions/NAME.session   messages to the language server, sent by
#                                                tests/front/lsp/player.cpp (the PROGRAM) = NAME.golden
#
# `# run: --cube 4` in one of the first two lines adds options; in a transcript it is the first line and not part of the
# session. With UPDATE_GOLDEN=1 in the environment the program's output is accepted: the files are rewritten. Then read
# the diff.
set -eu
kind=$1
program=$2
file=$3
name=$(basename "$file")
name=${name%.*}
tests=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Distinguishes the exit status of a sanitizer from the program's.
ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}exitcode=99
UBSAN_OPTIONS=${UBSAN_OPTIONS:+$UBSAN_OPTIONS:}exitcode=99:print_stacktrace=1
export ASAN_OPTIONS UBSAN_OPTIONS

fail() {
    printf '%s: %s\n' "$file" "$1"
    failed=1
}

run() { # ARGUMENT...: runs the program, leaves its exit status in $status
    options=$(sed -n '1,2s/^# run: *//p' "$file")
    eval "set -- $options \"\$@\""
    status=0
    "$program" "$@" || status=$?
}

expect_status() { # STATUS
    [ "$status" -eq "$1" ] && return
    fail "exit status $status where $1 was expected"
    cat "$work/out" "$work/err"
    exit 1
}

expect_text() { # GOLDEN ACTUAL
    if [ -n "${UPDATE_GOLDEN:-}" ]; then
        mkdir -p "$(dirname "$1")"
        cmp -s "$1" "$2" || cp "$2" "$1"
    elif [ ! -e "$1" ]; then
        fail "there is no accepted output; UPDATE_GOLDEN=1 would write $1:"
        cat "$2"
    else
        diff -u "$1" "$2" || fail "differs from $1"
    fi
}

expect_nothing() { # ACTUAL
    [ ! -s "$1" ] && return
    fail "unexpected output:"
    cat "$1"
}

failed=0
cd "$(dirname "$file")"
case $kind in
examples)
    run "$name.cube" </dev/null >"$work/out" 2>"$work/err"
    expect_status 0
    expect_text "$tests/examples/$name.golden" "$work/out"
    expect_nothing "$work/err"
    ;;
pictures)
    script=$PWD/$name.cube
    cd "$work"
    run "$script" </dev/null >"$work/out" 2>"$work/err"
    expect_status 0
    expect_text "$tests/pictures/$name.svg" "$work/$name.svg"
    expect_nothing "$work/err"
    ;;
transcripts)
    sed '1{/^# run:/d;}' "$file" >"$work/session"
    sed -En 's/^((super)?cube [0-9]+>|[[:blank:]]*([0-9]+:)?([({["]|\/[*])? ?\.\.\.>) ?//p' "$work/session" >"$work/typed"
    run --repl <"$work/typed" >"$work/out" 2>&1
    : >"$work/err"
    [ "$status" -le 1 ] || expect_status 0
    if [ -n "${UPDATE_GOLDEN:-}" ]; then
        sed -n '1{/^# run:/p;}' "$file" | cat - "$work/out" >"$work/new"
        cmp -s "$file" "$work/new" || cp "$work/new" "$file"
    else
        diff -u "$work/session" "$work/out" || fail "the session differs"
    fi
    ;;
lessons)
    # The text between the blocks would only repeat the lesson.
    awk '/^```/ && !inside { inside = 1; shown = !/^```pause/; if (shown) print; next }
        /^```/ { inside = 0; if (shown) print; next }
        inside ? shown : /^# /' "$name.md" >"$work/$name.md"
    (cd "$work" && "$program" lesson --no-pause "$name.md") </dev/null >"$work/out" 2>"$work/err" && status=0 || status=$?
    expect_status 0
    expect_text "$tests/lessons/$name.golden" "$work/out"
    expect_nothing "$work/err"
    "$program" lesson --audit "$name.md" </dev/null >"$work/out" 2>"$work/err" || fail "marks near misses right: $(cat "$work/err")"
    for seed in anna ben 1 2 3; do # the exercises of every seed must pass their own tests
        "$program" lesson --no-pause --seed "$seed" "$name.md" </dev/null >"$work/out" 2>&1 || fail "fails with --seed $seed"
    done
    ;;
sessions)
    session=$PWD/$name.session
    mkdir -p "$work/tests"
    cp -R . "$work/tests/lessons" # the sections run beside the files of this folder and see the course
    ln -s "$tests/../examples" "$work/examples"
    cd "$work/tests/lessons"
    awk -v to="$work" -f "$tests/lessons/sessions.awk" "$session"
    for file in "$work"/*.typed; do
        XDG_STATE_HOME=${file%.typed}.state
        export XDG_STATE_HOME
        sed 1d "$file" >"$work/typed"
        run <"$work/typed" >"${file%.typed}.out" 2>&1
        printf 'status %s\n' "$status" >>"${file%.typed}.out"
    done
    awk -v to="$work" -v accepts=1 -f "$tests/lessons/sessions.awk" "$session" >"$work/out"
    file=$session
    expect_text "$session" "$work/out"
    ;;
servers)
    "$program" <"$name.session" >"$work/out" 2>"$work/err" && status=0 || status=$?
    expect_status 0
    expect_text "$PWD/$name.golden" "$work/out"
    expect_nothing "$work/err"
    ;;
*)
    fail "unknown kind of test: $kind"
    ;;
esac
exit "$failed"
