#include "lang/scanner.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"
#include "tests/support/property.hpp"

namespace cubelang::scanner_test {
namespace {

std::string first_statement(const std::string& text) { return text.substr(0, lang::statement_extent(text, 0).end); }

/// The tree of a text that is parsed statement by statement, as from standard input.
std::string dump_in_pieces(const std::string& text) {
    std::string all;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = lang::statement_extent(text, begin).end;
        const std::string piece = test::dump_text(text.substr(begin, end - begin));
        all += (all.empty() || piece.empty() ? "" : "\n") + piece;
        begin = end;
    }
    return all;
}

}  // namespace

TEST_CASE("a statement ends after its newline or semicolon") {
    CHECK(first_statement("R U\nD") == "R U\n");
    CHECK(first_statement("R; U") == "R;");
    CHECK(first_statement("R U") == "R U");
    CHECK(first_statement("(R\nU;\n)2\nD") == "(R\nU;\n)2\n");
    CHECK(first_statement("for s in p {\n s\n}\nD") == "for s in p {\n s\n}\n");
    CHECK(lang::statement_extent("R;U;D", 2).end == 4);
}

TEST_CASE("an indented row of numbers begins a layout of 6 N^2 numbers") {
    const std::string layout =
        "    1 2\n    3 4\n\n5 6 7 8 9 10 11 12\n13 14 15 16 17 18 19 20\n\n    21 22\n    23 24\n";
    CHECK(first_statement("cube 2\n" + layout) == "cube 2\n");
    CHECK(first_statement(layout + "R\n") == layout);
    CHECK(lang::is_incomplete(layout.substr(0, layout.size() - 4)));
    for (const std::string line : {"1 2", "  R2 U2 F2", "  12", "R\n  U2 F2\n", "  let n = 2", "R 2\n"})
        CHECK_FALSE(lang::is_incomplete(line));
}

TEST_CASE("brackets in texts and comments do not count") {
    CHECK(first_statement("\"(\"\nD") == "\"(\"\n");
    CHECK(first_statement("\"\\\"(\"\nD") == "\"\\\"(\"\n");
    CHECK(first_statement("R # (\nD") == "R # (\n");
    CHECK(first_statement("R // (\nD") == "R // (\n");
    CHECK(first_statement("R /* (\n; */ U\nD") == "R /* (\n; */ U\n");
}

TEST_CASE("an unclosed text ends with its line, and so does its statement in any bracket") {
    for (const std::string line : {"\"abc (", "order(\"abc)", "order(\"{)", "order(\"{1 \"}\")", "order(\"{\"a\":1}\")",
                                   "{1, [\"{f(", "(\"{\"\"\"", "for n in xs { print \"", "(R, \"\"\"{f(\"a",
                                   "kpuzzle(\"{\\\"a\\\":1E5000}\")", "\"{(\"a\" + \"{"}) {
        INFO(line);
        CHECK(first_statement(line + "\n1+1\n2+2\n") == line + "\n");
        CHECK_FALSE(lang::is_incomplete(line));
        CHECK(lang::is_incomplete(line + "\n(1 +"));
    }
}

TEST_CASE("blank lines and comments belong to the statement below") {
    CHECK(first_statement("\n## doc\nlet a = R\nU") == "\n## doc\nlet a = R\n");
    CHECK(first_statement("\n\n") == "\n\n");
}

TEST_CASE("a line that begins a statement ends the one before it, even with an open bracket") {
    CHECK(first_statement("let a = (R\n  U\n  let b = 3\n") == "let a = (R\n  U\n");
    CHECK(first_statement("for s in p {\nprint s\n}\n") == "for s in p {\nprint s\n}\n");
    CHECK_FALSE(lang::is_incomplete("(R\nprint 3"));
}

TEST_CASE("an extent reports an open bracket, and the end of the statement") {
    CHECK(lang::statement_extent("(R", 0).open);
    CHECK(lang::statement_extent("R /*", 0).open);
    CHECK_FALSE(lang::statement_extent("(R)", 0).open);
    CHECK_FALSE(lang::statement_extent("(R)", 0).ended);
    CHECK(lang::statement_extent("R\n", 0).ended);
    CHECK_FALSE(lang::statement_extent("## doc\n", 0).ended);
}

TEST_CASE("a value in a text may contain texts, and a text between three quotes lines") {
    CHECK(first_statement("\"{f(\"}\")}\"; D") == "\"{f(\"}\")}\";");
    CHECK(first_statement("\"{a (\nD") == "\"{a (\n");
    CHECK(first_statement("\"\\{\"\nD") == "\"\\{\"\n");
    CHECK(first_statement("\"\"\"a\n\"(;\n{\"x\"}\\\"\"\"\"; D") == "\"\"\"a\n\"(;\n{\"x\"}\\\"\"\"\";");
    CHECK(lang::is_incomplete("\"\"\"a\n"));
    CHECK_FALSE(lang::is_incomplete("\"a {b"));
    CHECK(lang::is_incomplete("f(\"a {b}\""));
}

TEST_CASE("a growing text has the same extents as the whole text") {
    const std::string text =
        "print \"\"\"\n \"(;\n {x}\n\"\"\"; R \"{(\"a\")\n"
        "R U; (R\n U # )\n)2\n\n## doc\nlet a = [R,\n /* ]\n\n */ U]\nlet b = (R\n  U\n  let c = 3\nfor s in p "
        "{\nprint \"}\n\"; s\n}\n{ \"a;\n";
    for (const std::size_t step : {1U, 2U, 3U, 7U, 50U}) {
        std::string pending;
        lang::GrowingStatement growing;
        for (std::size_t at = 0; at < text.size(); at += step) {
            pending += text.substr(at, step);
            for (;;) {
                const auto expected = lang::statement_extent(pending, 0), found = growing.extent(pending);
                INFO(pending);
                CHECK(found.end == expected.end);
                CHECK(found.ended == expected.ended);
                CHECK(found.open == expected.open);
                if (!found.ended) break;
                pending.erase(0, found.end);
            }
        }
    }
}

TEST_CASE("an incomplete word does not begin a statement") {
    lang::GrowingStatement growing;
    CHECK_FALSE(growing.extent("(R\ndef").ended);
    CHECK_FALSE(growing.extent("(R\ndeft").ended);
    CHECK(growing.extent("(R\ndeft\ndef ").ended);
}

TEST_CASE("a text with an open bracket or comment is incomplete") {
    CHECK(lang::is_incomplete("for s in p {\n print s"));
    CHECK(lang::is_incomplete("R\n(U"));
    CHECK(lang::is_incomplete("R /* and"));
    CHECK_FALSE(lang::is_incomplete("R U"));
    CHECK_FALSE(lang::is_incomplete("(R U]"));
    CHECK_FALSE(lang::is_incomplete("print \"("));
    CHECK_FALSE(lang::is_incomplete("let a ="));
    CHECK_FALSE(lang::is_incomplete(""));
}

TEST_CASE("a row 1 2 … n may be followed by a second row") {
    CHECK(lang::is_incomplete("let a = (1 2 3)"));
    CHECK(lang::is_incomplete("(1 2 3) "));
    CHECK_FALSE(lang::is_incomplete("(1 2 3)\n"));  // an empty line: no second row
    CHECK_FALSE(lang::is_incomplete("(1 2 3)\n(2 3 1)"));
    CHECK_FALSE(lang::is_incomplete("(1 3 2)"));
    CHECK_FALSE(lang::is_incomplete("net (1,2)"));
    CHECK(first_statement("(1 2 3)\n (2 3 1)\nR") == "(1 2 3)\n (2 3 1)\n");
    CHECK(first_statement("(1 2 3)\nR") == "(1 2 3)\n");
    CHECK(first_statement("(1 2 3); (2 3 1)") == "(1 2 3);");
}

TEST_CASE("parsing statement by statement has the same result") {
    test::property("scanner and grammar agree on the ends of statements", [] {
        static const std::vector<std::string> pool = {
            "R",      "sune", "(",  ")",     "[",     "]",       ", ",       "{",
            "}",      "\n",   "; ", "\"a\"", "# (\n", "/* [ */", "let a = ", "for s in p {",
            "print ", " ",    "'",  "2"};
        const auto picks = *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, pool.size()));
        std::string text;
        for (const std::size_t i : picks) text += pool[i];
        const auto whole = lang::parse(lang::make_source("test", text));
        for (const auto& error : whole.errors) {
            RC_ASSERT(error.where.span.begin <= error.where.span.end);
            RC_ASSERT(error.where.span.end <= text.size());
        }
        if (whole.errors.empty()) RC_ASSERT(dump_in_pieces(text) == test::dump(whole));
    });
}

TEST_CASE("a text that grows line by line is as complete as the whole text") {
    test::property([] {
        static const std::vector<std::string> lines = {
            "R U",  "(",  ")",    "[R,", "]",       "for n in 1..2 {", "}",       "",      "(1 2 3)",       "(2 3 1)",
            "/* a", "*/", "\"a(", "# (", "let a =", "print R; (",      "R; /* b", "; R U", "let a = (R; U", "(1 2 3) "};
        const auto picks =
            *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, lines.size()));
        lang::GrowingText growing;
        std::string text;
        for (const std::size_t pick : picks) {
            text += (text.empty() ? "" : "\n") + lines[pick];
            lang::Extent extent;
            while (extent.end < text.size()) extent = lang::statement_extent(text, extent.end);
            RC_ASSERT(growing.is_incomplete(text) == extent.open);
            RC_ASSERT(lang::is_incomplete(text) == extent.open);
        }
    });
}

}  // namespace cubelang::scanner_test
