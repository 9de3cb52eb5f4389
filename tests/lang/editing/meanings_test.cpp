#include "lang/editing/meanings.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "lang/editing/bindings.hpp"
#include "lang/editing/outline.hpp"
#include "lang/editing/rename.hpp"
#include "tests/lang/editing/some_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lang::meanings_test {
namespace {

constexpr const char* meanings[] = {"comment",  "text",     "keyword",   "number",   "operation", "moves", "part",
                                    "location", "function", "parameter", "variable", "field",     "module"};

std::optional<TokenMeaning> outside(std::string_view name) {
    if (name == "order") return TokenMeaning{{}, Meaning::function};
    if (name == "net") return TokenMeaning{{}, Meaning::variable};
    return std::nullopt;
}

// `let:keyword a1:variable!`: `!` marks a definition, `^` a built-in, `#` a doc comment.
std::string painted(const std::string& text) {
    std::string all;
    for (const auto& one : meanings_of(bind_text(make_source("test", text)), tokens_of(text), outside))
        all += fmt::format("{}{}:{}{}{}{}", all.empty() ? "" : " ",
                           text.substr(one.span.begin, one.span.end - one.span.begin),
                           meanings[static_cast<std::size_t>(one.meaning)], one.is_definition ? "!" : "",
                           one.is_built_in ? "^" : "", one.is_doc ? "#" : "");
    return all;
}

}  // namespace

TEST_CASE("names have the meaning of their definitions") {
    CHECK(painted("def g2(p1) = p1 + q1") ==
          "def:keyword g2:function! p1:parameter! =:operation p1:parameter +:operation q1:variable");
    CHECK(painted("let a1 = R; g2(a1)") == "let:keyword a1:variable! =:operation R:moves g2:function a1:variable");
    CHECK(painted("def g2(p1) = order(p1); g2(p1 = U)") ==
          "def:keyword g2:function! p1:parameter! =:operation order:function^ p1:parameter g2:function p1:parameter "
          "=:operation U:moves");
    CHECK(painted("let g1 = g2; g1(2)") == "let:keyword g1:variable! =:operation g2:variable g1:function 2:number");
    CHECK(painted("let a1 = R; \"b {a1:.2} {order(a1)}\"") ==
          "let:keyword a1:variable! =:operation R:moves \"b :text a1:variable :.2:operation  :text order:function^ "
          "a1:variable \":text");
    CHECK(painted("import pll") == "import:keyword pll:module");
    CHECK(painted("import \"a.cube\"") == "import:keyword \"a.cube\":text");
}

TEST_CASE("other tokens have a meaning by their spelling") {
    CHECK(painted("## a\nprint \"b\", @ufr, (uf,+ur) # c") ==
          "## a:comment# print:keyword \"b\":text @ufr:location uf:part +ur:part # c:comment");
    CHECK(painted("cycles(R).corners") == "cycles:function R:moves .corners:field");
    CHECK(painted("net [2 1]") == "net:variable^ 2:number 1:number");
}

TEST_CASE("in a broken statement a name has its meaning from elsewhere") {
    CHECK(painted("let a1 = 1\nprint a1 +* order(q1)") ==
          "let:keyword a1:variable! =:operation 1:number print:keyword a1:variable +:operation *:operation "
          "order:function^");
}

TEST_CASE("meanings are in order, one for each name") {
    test::property([] {
        const auto program = test::some_program();
        const auto bound = bind_text(make_source("test", program));
        RC_ASSERT(bound.parsed.errors.empty());
        const auto all = meanings_of(bound, tokens_of(program));
        for (std::size_t i = 1; i < all.size(); ++i) RC_ASSERT(all[i - 1].span.end <= all[i].span.begin);
        const auto is_name = [](const Token& token) { return token.kind == Token::Kind::name; };
        const auto is_painted_name = [](const TokenMeaning& one) {
            return one.meaning == Meaning::function || one.meaning == Meaning::parameter ||
                   one.meaning == Meaning::variable;
        };
        RC_ASSERT(std::ranges::count_if(tokens_of(program), is_name) == std::ranges::count_if(all, is_painted_name));
    });
}

TEST_CASE("any text has bindings, meanings, folds and an outline") {
    test::property([] {
        auto text = test::some_program();
        for (auto count = 1 + test::below(4); count-- > 0;) {
            const auto at = test::below(text.size()), length = test::below(8);
            const std::string_view strange[] = {"", "{", ")", "\"", "/*", "\xFF", "\r", "##", "let", "@"};
            text.replace(at, length, strange[test::below(std::size(strange))]);
        }
        RC_LOG() << text << '\n';
        const auto all = bind_text(make_source("test", text));
        const auto tokens = tokens_of(text);
        for (const auto& name : all_names(all.bindings)) {
            RC_ASSERT(text.substr(name.span.begin, name.span.end - name.span.begin) == name.name);
            static_cast<void>(rename_spans(all, name.span.begin, "fresh_1"));
        }
        for (const auto& painted : meanings_of(all, tokens)) RC_ASSERT(painted.span.end <= text.size());
        for (const auto& fold : folds_of(text, tokens)) RC_ASSERT(fold.first < fold.last);
        for (const auto& symbol : symbols_of(all))
            RC_ASSERT(symbol.whole.begin <= symbol.name_span.begin && symbol.name_span.end <= symbol.whole.end);
    });
}

}  // namespace cubelang::lang::meanings_test
