#include "lang/editing/bindings.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/tokens.hpp"
#include "tests/lang/editing/some_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lang::bindings_test {
namespace {

BoundText bound(const std::string& text, const Exports& exports = {}) {
    return bind_text(make_source("test", text), exports);
}

// Each reference with its offset, and the offset of its definition: `a@8>4`, or `a@8` without a definition.
std::string references(const BoundText& text) {
    std::string all;
    for (const auto& reference : text.bindings.references) {
        all += fmt::format("{}{}@{}", all.empty() ? "" : " ", reference.name, reference.span.begin);
        if (reference.definition != no_index)
            all += fmt::format(">{}", text.bindings.definitions[reference.definition].span.begin);
    }
    return all;
}
std::string references(const std::string& text) { return references(bound(text)); }

std::optional<std::vector<std::string>> two_names(const Import& import) {
    if (import.is_file) return std::nullopt;
    return std::vector<std::string>{"one", "two"};
}

}  // namespace

TEST_CASE("a name refers to the last definition above it") {
    CHECK(references("let a1 = 1; a1 + a1") == "a1@12>4 a1@17>4");
    CHECK(references("let a1 = 1; let a1 = a1 + 1; a1") == "a1@21>4 a1@29>16");
    CHECK(references("a1; let a1 = 1") == "a1@0");
    CHECK(references("let a1 = a1") == "a1@9");
}

TEST_CASE("definitions in a block are known after it") {
    CHECK(references("if true then { let a1 = 1 }; a1") == "a1@29>19");
    CHECK(references("for i1 in 1..2 { let a1 = i1 }; print a1, i1") == "i1@26>4 a1@38>21 i1@42");
}

TEST_CASE("a parameter is known only in its function") {
    CHECK(references("def g2(p1) = p1 + q1; p1") == "p1@13>7 q1@18 p1@22");
    CHECK(references("let p1 = 1; def g2(p1) = p1; p1") == "p1@25>19 p1@29>4");
}

TEST_CASE("a default value sees the parameters before it") {
    CHECK(references("def g2(p1, q1 = p1 + q1) = q1") == "p1@16>7 q1@21 q1@27>11");
    CHECK(references("(p1, q1 = n1 -> p1) -> [q1, n1]") == "p1@16>1 q1@24>5 n1@28");
}

TEST_CASE("names for the parts of a value are names as others") {
    CHECK(references("let (a1, b2) = a1; a1 + b2") == "a1@15 a1@19>5 b2@24>9");
    CHECK(references("for (k1, v1) in m1 { k1 + v1 }; v1") == "m1@16 k1@21>5 v1@26>9 v1@32");
    CHECK(references("for k1 -> v1 in m1 { k1 + v1 }") == "m1@16 k1@21>4 v1@26>10");
    CHECK(references("{k1 + v1 for k1 -> v1 in m1 if v1}") == "k1@1>13 v1@6>19 m1@25 v1@31>19");
    CHECK(references("def g2(p) { let (q1, n1) = p; n1 }; n1") == "p@27>7 n1@30>21 n1@36");
}

TEST_CASE("a variable of forall is known in the lists after it and in the condition") {
    CHECK(references("(forall a1 in a1, n2 in a1: n2 == a1); n2") == "a1@14 a1@24>8 n2@28>18 a1@34>8 n2@39");
}

TEST_CASE("a called value needs no name") {
    CHECK(references("let g2 = 1; g2(1)(n1 = 2)") == "g2@12>4 n1@18");
    CHECK(references("(p1 -> p1)(q1)") == "p1@7>1 q1@11");
}

TEST_CASE("a function without a name and a list made by for have names of their own") {
    CHECK(references("p1 -> p1 + q1; p1") == "p1@6>0 q1@11 p1@15");
    CHECK(references("let g2 = x -> y -> [x, y]") == "x@20>9 y@23>14");
    CHECK(references("{x for x in xs if x}; xs") == "x@1>7 xs@12 x@18>7 xs@22");
    CHECK(references("{m1 for m1 in 1..3 for n1 in 1..m1}; m1") == "m1@1>8 m1@32>8 m1@37");
}

TEST_CASE("let in a function is local to it") {
    CHECK(references("def g2(p) { let q = p; let q = q; q }; q") == "p@20>7 q@31>16 q@34>27 q@39");
}

TEST_CASE("a loop variable hides the scope's name, and a function in the loop does not see it") {
    CHECK(references("let i1 = 5; for i1 in i1..9 { i1 }; i1") == "i1@22>4 i1@30>16 i1@36>4");
    CHECK(references("let i1 = 5; for i1 in 1..2 { def g2() = i1; i1 }") == "i1@40>4 i1@44>16");
    CHECK(references("for i1 in 1..2 { let i1 = 3; i1 }; i1") == "i1@29>4 i1@35>21");
    CHECK(references("for i1 in 1..2 { for i1 in 1..i1 { i1 }; i1 }") == "i1@30>4 i1@35>21 i1@41>4");
}

TEST_CASE("a function may use itself and later definitions") {
    CHECK(references("def g2(n) = g1(n) + g2(n); def g1(n) = n") == "g1@12>31 n@15>7 g2@20>4 n@23>7 n@39>34");
    CHECK(references("for i1 in 1..2 { print a1; let a1 = 1 }") == "a1@23>31");
}

TEST_CASE("a named argument refers to the parameter") {
    CHECK(references("def g2(p1, q1) = p1; g2(1, q1 = 2)") == "p1@17>7 g2@21>4 q1@27>11");
    CHECK(references("def g2(p1) = p1; g2(z1 = 2); length(R, metric = QTM)") ==
          "p1@13>7 g2@17>4 z1@20 length@29 metric@39 QTM@48");
    CHECK(references("def g2(g1) = g1(p1 = 2)") == "g1@13>7 p1@16");
}

TEST_CASE("an import defines the names of its module") {
    const auto text = bound("import things; one two three; import \"a.cube\"", two_names);
    CHECK(references(text) == "one@15>7 two@19>7 three@23");
    REQUIRE(text.bindings.imports.size() == 2);
    CHECK(text.bindings.imports[0].is_known);
    CHECK_FALSE(text.bindings.imports[1].is_known);
    CHECK(references(bound("import things; let one = 1; one", two_names)) == "one@28>19");
}

TEST_CASE("a text exports only its own definitions") {
    const auto text = bound("import things; let a1 = 1; if true then let c1 = 1; def c2(p) = p; let a1 = 2", two_names);
    CHECK(exported_names(text.bindings) == std::vector<std::string>{"a1", "c1", "c2"});
}

TEST_CASE("valid statements have bindings even if others are broken") {
    CHECK(references("let a1 = 1\nlet = 2\na1") == "a1@19>4");
}

TEST_CASE("the name at an offset contains or touches it") {
    const auto text = bound("let a1 = 1; g2(a1) a1");
    CHECK(name_at(text.bindings, 4)->definition == 0);
    CHECK(name_at(text.bindings, 6)->reference == no_index);
    CHECK(name_at(text.bindings, 12)->name == "g2");
    CHECK(name_at(text.bindings, 15)->name == "a1");
    CHECK_FALSE(name_at(text.bindings, 10));
    CHECK_FALSE(name_at(text.bindings, 1000));
    const auto imports = bound("import things; one", two_names);
    CHECK_FALSE(name_at(imports.bindings, 9));
    CHECK(import_at(imports.bindings, 9)->what == "things");
    CHECK(import_at(imports.bindings, 15) == nullptr);
}

TEST_CASE("all definitions of a name in the scope count as one") {
    const auto text = bound("let a1 = 1; let a1 = a1 + 1; def g2(a1) = a1; a1");
    std::string all;
    for (const auto& [span, is_definition] : occurrences(text.bindings, name_at(text.bindings, 46)->definition))
        all += fmt::format("{}{} ", span.begin, is_definition ? "!" : "");
    CHECK(all == "4! 16! 21 46 ");
}

TEST_CASE("every name of a text is found, with its definition if there is one") {
    test::property([] {
        const auto program = test::some_program();
        const auto text = bound(program);
        RC_ASSERT(text.parsed.errors.empty());
        std::vector<Span> names;
        for (const auto& token : tokens_of(program))
            if (token.kind == Token::Kind::name)
                names.push_back({static_cast<std::uint32_t>(token.begin), static_cast<std::uint32_t>(token.end)});
        const auto known = all_names(text.bindings);
        RC_ASSERT(std::ranges::equal(names, known, {}, {}, &NameAt::span));
        for (const auto& name : known) {
            if (name.definition != no_index) RC_ASSERT(text.bindings.definitions[name.definition].name == name.name);
            RC_ASSERT(program.substr(name.span.begin, name.span.end - name.span.begin) == name.name);
        }
    });
}

}  // namespace cubelang::lang::bindings_test
