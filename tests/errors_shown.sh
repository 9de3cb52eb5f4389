#!/bin/sh
# errors_shown.sh [ROOT]: names, as file:line, every sentence of the sources that no test has ever seen. Sources are read whole:
# neighbouring literals are one, wherever their lines break. Where a room says other things than what is wrong (the list
# `talkative`), only what is in an `Error(…)`, `fail(…)`, `mistake(…)`, `complain(…)` or `wrong_usage(…)`, or in a function
# that returns a `Mistake`, or given to a `problem` or `message`, counts; in all others every literal of two words, hints included, but for the fields by which a
# row describes itself: the test `docs/reference` shows those. Its pieces between `{}` must be in what some test shows: a
# golden file, a section of tests/errors, a transcript, a block of the documentation that is run, a literal in the source of a test. Prose shows
# nothing. What a small program cannot show is in errors_not_shown.txt, with the reason.
set -eu
cd "${1:-.}"

talkative='^runtime/(meaning/(assist|show)|render)/|^front/terminal/|^runtime/session/lesson/handout'

# The literals of C++ sources, a line each: FILE:LINE, `said` if within a call that reports, the text as it is written.
literals() {
    awk '
    function flush() {
        if (pending) print place "\t" kind "\t" text
        pending = 0
    }
    function drop(length_) { rest = substr(rest, length_ + 1) }
    function enter(bracket) { # a call or its braces: remembered is what it was called by
        ++depth
        within[depth] = depth > 1 ? within[depth - 1] : ""
        if (called ~ /^(Error|fail|mistake|complain|complain_of|wrong_usage)$/) within[depth] = "said"
        if (called == "static_assert") within[depth] = "skip"
        if (bracket == "{" && finds_mistake) { within[depth] = "said"; finds_mistake = 0 }
    }
    function name(word) { # a word of the source; the one before it may tell what it names
        if (called == "Mistake") finds_mistake = 1
        if (before == "." && word ~ /^(topic|parameters|meaning|example|answer)$/) described = 1
        called = word
    }
    FNR == 1 { flush(); comment = 0; raw = ""; depth = 0; called = ""; finds_mistake = 0; described = 0; says_problem = 0; macro = 0 }
    raw == "" && (macro || /^[ \t]*#/) { macro = /\\$/; next }
    {
        rest = $0
        while (rest != "") {
            if (comment || raw != "") { # to its end, which may be many lines below
                end = comment ? "*/" : raw
                if ((i = index(rest, end)) == 0) next
                drop(i + length(end) - 1)
                comment = 0
                raw = ""
            } else if (match(rest, /^[ \t]+/)) drop(RLENGTH)
            else if (rest ~ /^\/\//) next
            else if (rest ~ /^\/\*/) { comment = 1; drop(2) }
            else if (match(rest, /^R"[^(]*\(/)) {
                flush()
                raw = ")" substr(rest, 3, RLENGTH - 3) "\""
                drop(RLENGTH)
            } else if (match(rest, /^"([^"\\]|\\.)*"/)) {
                if (!pending) {
                    place = FILENAME ":" FNR
                    kind = described ? "skip" : says_problem ? "said" : depth > 0 ? within[depth] : ""
                    text = ""
                }
                pending = 1
                text = text substr(rest, 2, RLENGTH - 2)
                drop(RLENGTH)
            } else {
                flush()
                if (match(rest, /^\047([^\047\\]|\\.[^\047]*)\047/)) drop(RLENGTH)
                else if (match(rest, /^[A-Za-z_0-9]+(\047[0-9A-Fa-f]+)*/)) { name(substr(rest, 1, RLENGTH)); drop(RLENGTH); before = "" }
                else {
                    sign = substr(rest, 1, 1)
                    if (sign ~ /[({]/) enter(sign)
                    if (sign ~ /[)}]/ && depth > 0) --depth
                    if (sign ~ /[,;})]/) described = 0
                    if (sign == "=" && called ~ /^(problem|problem_|message)$/) says_problem = 1
                    if (sign == ";") finds_mistake = says_problem = 0
                    called = ""
                    before = sign
                    drop(1)
                }
            }
        }
    }
    END { flush() }' "$@" /dev/null
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
find lang runtime front/library front/lsp front/terminal \( -name '*.hpp' -o -name '*.cpp' \) >"$work/files"
# shellcheck disable=SC2046  # no path of a source holds a blank
literals $(sort "$work/files") >"$work/said"

# What tests show, escapes undone.
{
    find tests ! -name errors_shown_test.sh \( -name '*.golden' -o -name '*.out' -o -name '*.transcript' -o -name '*_test.sh' \) \
        -exec cat {} +
    find tests -name '*.errors' -exec awk 'FNR == 1 || /^--- / { said = 0 } said; $0 == "---" { said = 1 }' {} +
    grep '^- `' docs/built-ins.md 2>/dev/null || :  # the meanings of arguments: `docs/reference` makes them from the table
    find README.md docs -name '*.md' -exec awk 'FNR == 1 { inside = 0 } /^```/ { inside = $0 == "```cube" } inside' {} + 2>/dev/null || :
} >"$work/shown"
find tests -name '*_test.cpp' >"$work/files"
# shellcheck disable=SC2046
literals $(sort "$work/files") >"$work/tested"

awk -v talkative="$talkative" -v exempt_file=tests/errors_not_shown.txt '
# Whether all its pieces of two words are shown; of a list of parameters, "p, at: where it is | style", the meanings.
function is_shown(text,    pieces, count, i, piece) {
    gsub(/\\x[0-9A-Fa-f][0-9A-Fa-f]|\\n|\\t|[{][{]|[}][}]|[{][a-z0-9_]*(:[^{} ]*)?[}]/, "\001", text)
    gsub(/(^| [|] )([a-z_]+, )*[a-z_]+: /, "\001", text)
    gsub(/ [|] /, "\001", text)
    count = split(unescaped(text), pieces, "\001")
    for (i = 1; i <= count; ++i) {
        piece = pieces[i]
        sub(/^[ ,:;]+/, "", piece)
        sub(/[ ,:;]+$/, "", piece)
        if (piece ~ /[a-z`] +[a-z`]/ && piece !~ /^[a-z_]+(, [a-z_]+)*$/ && !index(shown, piece)) return 0
    }
    return 1
}
function unescaped(text,    result, i) {
    while ((i = index(text, "\\")) > 0) {
        result = result substr(text, 1, i - 1) substr(text, i + 1, 1)
        text = substr(text, i + 2)
    }
    return result text
}
BEGIN {
    FS = "\t"
    while ((getline line < exempt_file) > 0) if (sub(/^    /, "", line)) exempt[line] = 1
}
FILENAME ~ /\/shown$/ { shown = shown $0 "\n"; next }
FILENAME ~ /\/tested$/ { gsub(/\\n/, "\n", $3); shown = shown unescaped($3) "\n"; next }
{
    if ($2 == "skip" || ($2 != "said" && $1 ~ talkative)) next
    if (is_shown($3)) next
    if ($3 in exempt) { used[$3] = 1; next }
    print $1 ": no test shows: " $3
    broken = 1
}
END {
    for (line in exempt) if (!(line in used)) { print exempt_file ": no source says, or a test shows: " line; broken = 1 }
    exit broken
}' "$work/shown" "$work/tested" "$work/said"
