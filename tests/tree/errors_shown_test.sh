#!/bin/sh
# errors_shown_test.sh: checks that errors_shown.sh lists exactly the messages that no test shows, in a small source tree.
set -eu
errors_shown=$(cd "$(dirname "$0")" && pwd)/errors_shown.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cd "$tree"
mkdir -p lang/superset runtime/meaning/eval front/library front/lsp front/machine front/terminal/prompt tests/errors tests/tree tests/meaning/eval docs

cat >lang/messages.hpp <<'END'
#include "lang/a header is no message.hpp"
template <> constexpr Message message<g::close>{
    "this is never closed", "a hint that is shown"};
template <> constexpr Message message<g::opened>{
    "this row was {} forgotten",
    "and its hint"};
static_assert(rows > 0, "a message of the compiler only");
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
    print("other output of the shell");
    complain("the shell rejects the path " + path +
             ": no test shows it");
END
cat >front/terminal/prompt/words.cpp <<'END'
Mistake take_size(Options& options, const std::string& word);
std::string title() { return "this is not a mistake"; }
Mistake take_size(Options& options, const std::string& word) {
    if (word.empty()) return "a size is wanted, not '" + word + "'";
    return wrong;
}
int run() { return wrong_usage("there is one file too many"); }
void read() { problem_ = path.empty() ? "there is no place for it" : path; title = "this is a title"; }
END
cat >runtime/meaning/eval/rows.cpp <<'END'
#define ROWS(row)                \
    row("a heading of the rows", \
        rows)
const Row row{.name = "a", .meaning = "the meaning of "
                                      "a row", .remark = "a remark on a row"};
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

cat >tests/tree/errors_not_shown.txt <<'END'
For a reason.
    this row was {} forgotten
    a message of no source
END

if sh "$errors_shown" . >found; then
    echo "messages that no test shows were accepted"
    exit 1
fi
sort found >sorted
cat >expected <<'END'
front/terminal/prompt/history.cpp:2: no test shows: the shell rejects the path 
front/terminal/prompt/history.cpp:3: no test shows: : no test shows it
front/terminal/prompt/words.cpp:4: no test shows: a size is wanted, not '
front/terminal/prompt/words.cpp:8: no test shows: there is no place for it
lang/messages.hpp:6: no test shows: and its hint
lang/superset/unexpected.cpp:2: no test shows: `x` is not written so
lang/superset/unexpected.cpp:3: no test shows: `²` is not in this notation
runtime/meaning/eval/evaluator.cpp:7: no test shows: a message of two lines, shown as {} and not as {}
runtime/meaning/eval/evaluator.cpp:9: no test shows: it is not well
runtime/meaning/eval/rows.cpp:5: no test shows: a remark on a row
tests/tree/errors_not_shown.txt: not in the sources, or shown by a test: a message of no source
END
diff -u expected sorted

cat >tests/meaning/rest.golden <<'END'
and its hint
`x` is not written so
shown as 1 and not as 2: it is not well
the shell rejects the path x: no test shows it
a remark on a row
a size is wanted, not '3'
there is no place for it
`²` is not in this notation
END
sed -i.old '$d' tests/tree/errors_not_shown.txt
sh "$errors_shown" . || { echo "a correct tree was rejected"; exit 1; }
