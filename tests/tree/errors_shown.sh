#!/bin/sh
# errors_shown.sh [ROOT]: lists, as file:line, every message of the sources that no test shows. Adjacent literals are joined.
# In most rooms every literal of two or more words counts, including hints, except those by which a row and its parameters describe
# themselves in help. In rooms with much other text (`reports_only`) only literals in an `Error(…)`, `fail(…)`,
# `mistake(…)`, `complain(…)` or `wrong_usage(…)`, in a function that returns a `Mistake`, or assigned to a `problem` or `message`
# count. The pieces of a message between `{}` must occur in a golden file, the expected output of tests/errors, a transcript, a
# documentation block that is run, or a literal of a C++ test. Messages that no small program can show are in
# errors_not_shown.txt, with the reason.
set -eu
cd "${1:-.}"

reports_only='^runtime/(meaning/(assist|show)|render|cube/execution)/|^front/terminal/|^runtime/session/lesson/(handout|answer_grammar)'

# The literals of C++ sources, one per line: FILE:LINE, `reported` if in a call that reports, and the source text.
literals() {
    awk '
    function flush() {
        if (pending) print place "\t" kind "\t" text
        pending = 0
    }
    function drop(length_) { rest = substr(rest, length_ + 1) }
    function enter(bracket) { # a call or its braces, with the name before it
        ++depth
        within[depth] = depth > 1 ? within[depth - 1] : ""
        if (called ~ /^(Error|fail|mistake|complain|complain_of|wrong_usage)$/) within[depth] = "said"
        if (called ~ /^(static_assert|field)$/ || meanings) { within[depth] = "skip"; meanings = 0 }
        if (bracket == "{" && returns_mistake) { within[depth] = "said"; returns_mistake = 0 }
    }
    function name(word) { # a word of the source, interpreted by the word before it
        if (called == "Mistake") returns_mistake = 1
        if (before == "." && word ~ /^(topic|parameters|meaning|example|answer)$/ || word == "wanted") described = 1
        if (word == "usual_meanings") meanings = 1
        called = word
    }
    FNR == 1 { flush(); comment = 0; raw = ""; depth = 0; called = ""; returns_mistake = 0; described = 0; is_problem = 0; macro = 0 }
    raw == "" && (macro || /^[ \t]*#/) { macro = /\\$/; next }
    {
        rest = $0
        while (rest != "") {
            if (comment || raw != "") { # up to its end, perhaps many lines later
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
                    kind = described ? "skip" : is_problem ? "said" : depth > 0 ? within[depth] : ""
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
                    if (sign == "=" && called ~ /^(problem|problem_|message)$/) is_problem = 1
                    if (sign == ";") returns_mistake = is_problem = 0
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
find lang runtime front/library front/lsp front/machine front/terminal \( -name '*.hpp' -o -name '*.cpp' \) >"$work/files"
# shellcheck disable=SC2046  # no path contains a blank
literals $(sort "$work/files") >"$work/said"

# The texts that tests show, unescaped.
{
    find tests ! -name errors_shown_test.sh \( -name '*.golden' -o -name '*.out' -o -name '*.transcript' -o -name '*_test.sh' \) \
        -exec cat {} +
    find tests \( -name '*.errors' -o -path '*/lessons/*.session' \) -exec awk 'FNR == 1 || /^--- / { reported = 0 } reported; $0 == "---" { reported = 1 }' {} +
    find README.md docs -name '*.md' -exec awk 'FNR == 1 { inside = 0 } /^```/ { inside = $0 == "```cube" } inside' {} + 2>/dev/null || :
} >"$work/shown"
find tests -name '*_test.cpp' >"$work/files"
# shellcheck disable=SC2046
literals $(sort "$work/files") | awk -F '\t' '
    { gsub(/\\n/, "\n", $3); gsub(/\\\\/, "\001", $3); gsub(/\\/, "", $3); gsub(/\001/, "\\", $3); print $3 }' >>"$work/shown"

awk -v reports_only="$reports_only" -v exempt_file=tests/tree/errors_not_shown.txt '
# Whether all pieces of two or more words are shown; of a parameter list, "p, at: the place | style", the meanings.
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
FILENAME ~ /\/shown$/ { shown = $0; next }
{
    if ($2 == "skip" || ($2 != "said" && $1 ~ reports_only)) next
    if (is_shown($3)) next
    if ($3 in exempt) { used[$3] = 1; next }
    print $1 ": no test shows: " $3
    broken = 1
}
END {
    for (line in exempt) if (!(line in used)) { print exempt_file ": not in the sources, or shown by a test: " line; broken = 1 }
    exit broken
}' RS="$(printf '\003')" "$work/shown" RS='
' "$work/said"
