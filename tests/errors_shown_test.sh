#!/bin/sh
# errors_shown.sh must name what no test shows in a small house, however the lines of its sources break, and nothing else.
set -eu
errors_shown=$(cd "$(dirname "$0")" && pwd)/errors_shown.sh
house=$(mktemp -d)
trap 'rm -rf "$house"' EXIT
cd "$house"
mkdir -p lang/superset runtime/meaning/eval front/library front/lsp front/terminal/prompt tests/errors tests/meaning/eval docs

cat >lang/messages.hpp <<'END'
#include "lang/a header is no message.hpp"
template <> constexpr Message message<g::close>{
    "this is never closed", "a hint that is shown"};
template <> constexpr Message message<g::opened>{
    "this row was {} forgotten",
    "and its hint"};
static_assert(rows > 0, "what only a compiler says");
END
cat >lang/superset/unexpected.cpp <<'END'
constexpr Row rows[] = {
    {"x", "`x` is not written so", ""},  // "no message in a comment" /* "nor here" */
    {"\xC2\xB2", "`²` is not in this notation", "write 2"},
};
END
cat >runtime/meaning/eval/evaluator.cpp <<'END'
    throw lang::Error(where(node.span),
                      fmt::format("a message of two "
                                  "lines, shown as {} and {}",
                                  n, "a, b"));
    throw lang::Error(
        where(node.span),
        fmt::format("a message of two lines, "
                    "shown as {} and not as {}",
                    n, well ? "it is well" : "it is not well"));
    const char quote = '"';
    const auto million = 1'000'000;
    /* "a comment of
       several lines" */
    throw lang::Error(where, "\"one\" of \"these\" is shown in a test");
    const auto page = R"x(raw "text is no" message
        "even here")x";
END
cat >front/terminal/prompt/history.cpp <<'END'
    says("whatever the shell says otherwise");
    complain("the shell complains of " + path +
             ": nobody sees it");
END
cat >front/terminal/prompt/words.cpp <<'END'
Mistake take_size(Options& options, const std::string& word);
std::string told() { return "this is no mistake"; }
Mistake take_size(Options& options, const std::string& word) {
    if (word.empty()) return "a size is wanted, not '" + word + "'";
    return wrong;
}
int run() { return wrong_usage("there is one file too many"); }
void read() { problem_ = path.empty() ? "there is no place for it" : path; told = "this is told"; }
END
cat >runtime/meaning/eval/rows.cpp <<'END'
#define ROWS(row)                \
    row("a heading of the rows", \
        rows)
const Row row{.name = "a", .meaning = "what a row says of "
                                      "itself", .remark = "what a row is wrong about"};
END
cat >tests/errors/syntax.errors <<'END'
--- closed
"and its hint" stands in a program
---
closed.cube:1:1: error: this is never closed
hint: a hint that is shown

--- two
"and its hint"
---
two.cube:1:1: error: a message of two lines, shown as 1 and 2
it is well
END
cat >tests/meaning/eval/evaluator_test.cpp <<'END'
// A comment of a test shows nothing: `x` is not written so.
CHECK(error("a") == "\"one\" of "
                    "\"these\" is shown in a test");
END
printf '%s\n' 'write `²` is not in this notation' 'a size is wanted, not' '```cube' 'cube: there is one file too many' '```' \
    >docs/language.md

cat >tests/errors_not_shown.txt <<'END'
For a reason.
    this row was {} forgotten
    a message that nothing says
END

if sh "$errors_shown" . >found; then
    echo "messages that no test shows were accepted"
    exit 1
fi
sort found >sorted
cat >expected <<'END'
front/terminal/prompt/history.cpp:2: no test shows: the shell complains of 
front/terminal/prompt/history.cpp:3: no test shows: : nobody sees it
front/terminal/prompt/words.cpp:4: no test shows: a size is wanted, not '
front/terminal/prompt/words.cpp:8: no test shows: there is no place for it
lang/messages.hpp:6: no test shows: and its hint
lang/superset/unexpected.cpp:2: no test shows: `x` is not written so
lang/superset/unexpected.cpp:3: no test shows: `²` is not in this notation
runtime/meaning/eval/evaluator.cpp:7: no test shows: a message of two lines, shown as {} and not as {}
runtime/meaning/eval/evaluator.cpp:9: no test shows: it is not well
runtime/meaning/eval/rows.cpp:5: no test shows: what a row is wrong about
tests/errors_not_shown.txt: no source says, or a test shows: a message that nothing says
END
diff -u expected sorted

cat >tests/meaning/rest.golden <<'END'
and its hint
`x` is not written so
shown as 1 and not as 2: it is not well
the shell complains of x: nobody sees it
what a row is wrong about
a size is wanted, not '3'
there is no place for it
`²` is not in this notation
END
sed -i.old '$d' tests/errors_not_shown.txt
sh "$errors_shown" . || { echo "a house in order was refused"; exit 1; }
