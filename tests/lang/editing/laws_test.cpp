// Properties of the layout of any text that can be parsed.

#include <array>
#include <string>
#include <vector>

#include "lang/editing/layout.hpp"
#include "lang/parser.hpp"
#include "lang/tokens.hpp"
#include "tests/lang/editing/some_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"
#include "tests/support/dump_ast.hpp"
#include "tests/support/programs.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lang::laws_test {
namespace {

std::vector<std::string> comments_in(std::string_view text) {
    std::vector<std::string> all;
    for (const Token& token : tokens_of(text)) {
        if (token.kind != Token::Kind::comment && token.kind != Token::Kind::doc) continue;
        std::string comment(text.substr(token.begin, token.end - token.begin));
        if (!comment.starts_with("/*")) comment.resize(comment.find_last_not_of(" \t\r") + 1);
        all.push_back(std::move(comment));
    }
    return all;
}

std::string tree_of(const std::string& text) { return test::dump_text(text); }

// The fault in the layout of a text; empty if there is no fault, or if the text cannot be parsed.
std::string fault_of(const std::string& text) {
    const auto source = make_source("test", text);
    if (!parse(source).errors.empty()) return {};
    const auto layout = layout_of(source);
    if (!layout.mistakes.empty()) return "it has no layout";
    if (layout_of(make_source("test", layout.text)).text != layout.text) return "a second formatting changes it";
    if (comments_in(layout.text) != comments_in(text)) return "its comments differ";
    const bool has_superscript = text.find("\xC2") != text.npos || text.find("\xE2\x81") != text.npos;
    if (!has_superscript && tree_of(layout.text) != tree_of(text)) return "its syntax tree differs";
    return {};
}

}  // namespace

TEST_CASE("formatting keeps the meaning and the comments of every program in the tree, and is idempotent") {
    std::size_t count = 0;
    for (const auto* const folder : {"examples", "stdlib", "tests"})
        for (const auto& [path, text] : test::programs(folder)) {
            INFO(path);
            CHECK(fault_of(text).empty());
            ++count;
        }
    CHECK(count > 500);
}

TEST_CASE("so does formatting every typed line of the documentation") {
    for (const auto& path : test::pages())
        for (const auto& line : test::typed_lines(path)) {
            INFO(path << ": " << line);
            CHECK(fault_of(line).empty());
        }
}

TEST_CASE("so does formatting statements within each other, on short and on long lines") {
    test::property([] {
        RC_ASSERT(fault_of(test::some_program()) == "");
        const auto long_value = [] { return test::some_value(2) + " + " + test::some_value(3); };
        const auto two = "{" + long_value() + ", " + long_value() + "}";
        const auto is_kept = [](const std::string& text) {
            RC_LOG() << text << '\n';
            RC_ASSERT(fault_of(text) == "");
        };
        is_kept("if g1 < 4 then exists (g1, h1) in {" + two + ", " + two + "}: g1 == " + long_value());
        is_kept("let k1 = forall g1 in " + two + ", h1 in " + two + ": g1 == " + long_value());
    });
}

TEST_CASE("so does formatting programs with random blanks, newlines and comments") {
    test::property([] {
        const auto choose = [](std::size_t count) { return *rc::gen::inRange<std::size_t>(0, count); };
        const auto cube = cube::Cube{*rc::gen::inRange(2, 8)};
        const auto text = "let a = {" + test::written(test::some_tree(cube, 3, choose)) + "}\n";
        constexpr std::array<std::string_view, 6> thrown{"  ", "\n", " # why\n", "/**/", "\t", "\n\n\n"};
        std::string all;
        for (const Token& token : tokens_of(text)) {
            all += text.substr(token.begin, token.end - token.begin);
            const bool touches_next = token.end < text.size() && text[token.end] != ' ';
            if (!touches_next || choose(4) == 0) all += choose(2) == 0 ? " " : thrown.at(choose(thrown.size()));
        }
        RC_ASSERT(fault_of(all) == "");
        RC_ASSERT(fault_of(text) == "");
    });
}

}  // namespace cubelang::lang::laws_test
