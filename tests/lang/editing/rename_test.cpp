#include "lang/editing/rename.hpp"

#include <sstream>

#include "lang/editing/bindings.hpp"
#include "runtime/render/drawing.hpp"
#include "runtime/session/session.hpp"
#include "tests/lang/editing/some_program.hpp"
#include "tests/support/dump_ast.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lang::rename_test {
namespace {

BoundText bound(const std::string& text, const Exports& exports = {}) {
    return bind_text(make_source("test", text), exports);
}

bool is_order(std::string_view name) { return name == "order"; }

// The text with another name at the place, or the reason for the refusal.
std::string with_name(const std::string& text, std::size_t offset, const std::string& name,
                      const ExternalNames& outside = {{}, is_order}) {
    const auto result = rename_spans(bound(text, outside.exports), offset, name, outside);
    if (const auto* refusal = std::get_if<Refusal>(&result)) return refusal->reason;
    return replace_spans(text, std::get<std::vector<Span>>(result), name);
}

// The answers line by line, without the texts of errors, which may contain names.
std::string answers_to(const std::string& program) {
    std::string all;
    Session session({}, [&](const Answer& answer) {
        if (answer.failed()) all += "failed";
        for (const auto& line : answer.drawing.lines)
            for (const auto& piece : line) all += answer.failed() ? "" : piece.text + ' ';
        all += '\n';
    });
    std::istringstream lines(program);
    for (std::string line; std::getline(lines, line);) session.run("test", line);
    return all;
}

}  // namespace

TEST_CASE("a name is changed only where it is meant") {
    CHECK(with_name("let a1 = 1; def g2(a1) = a1; a1 + a1", 4, "n1") == "let n1 = 1; def g2(a1) = a1; n1 + n1");
    CHECK(with_name("let a1 = 1; def g2(a1) = a1; a1 + a1", 25, "n1") == "let a1 = 1; def g2(n1) = n1; a1 + a1");
    CHECK(with_name("def g2(p1, q1) = p1 + q1; g2(1, q1 = 2)", 11, "n1") == "def g2(p1, n1) = p1 + n1; g2(1, n1 = 2)");
    CHECK(with_name("for i1 in 1..3 { def g2() = i1; i1 }", 4, "n1") == "for n1 in 1..3 { def g2() = i1; n1 }");
    CHECK(with_name("let a1 = 1; \"a1 {a1}\"", 4, "n1") == "let n1 = 1; \"a1 {n1}\"");
    CHECK(with_name("let a1 = 1; let a1 = 2; a1", 24, "n1") == "let n1 = 1; let n1 = 2; n1");
}

TEST_CASE("parentheses around a name stay") {
    CHECK(with_name("let p1 = R\nU(p1)F ( p1 )", 4, "q1") == "let q1 = R\nU(q1)F ( q1 )");
}

TEST_CASE("a word that cannot be a name is refused") {
    CHECK(with_name("let a1 = 1", 4, "let") == "`let` is a word of the language");
    CHECK(with_name("let a1 = 1", 4, "fur") == "`fur` is read as moves");
    CHECK(with_name("let a1 = 1", 4, "R'") == "`R'` is read as moves");
    CHECK(with_name("let a1 = 1", 4, "a b") == "`a b` is not a name: a letter comes first, then letters, digits and _");
    CHECK(with_name("let a1 = 1", 4, " n1") == "` n1` is not a name: a letter comes first, then letters, digits and _");
    CHECK(with_name("let a1 = 1", 4, "") == "`` is not a name: a letter comes first, then letters, digits and _");
    CHECK(with_name("let a1 = 1", 4, "_") == "`_` is the last value");
    CHECK(with_name("let a1 = 1", 4, "order") == "`order` is built in");
}

TEST_CASE("a name that is defined elsewhere is refused") {
    CHECK(with_name("let a1 = 1", 1, "n1") == "there is no name here");
    CHECK(with_name("order(R)", 1, "n1") == "`order` is not defined in this text");
    CHECK(with_name("R; _", 3, "n1") == "`_` is the last value");
    const Exports one = [](const Import&) { return std::vector<std::string>{"one"}; };
    CHECK(with_name("import things; one", 16, "n1", {one, {}}) == "`one` is imported from things: rename it there");
    CHECK(with_name("import things; let a1 = 1", 20, "one", {one, {}}) == "`one` is defined in line 1");
}

TEST_CASE("a name with another meaning here is refused") {
    CHECK(with_name("let a1 = 1\nlet n1 = 2", 4, "n1") == "`n1` is defined in line 2");
    CHECK(with_name("def g2(p1, q1) = p1", 7, "q1") == "`q1` is defined in line 1");
    CHECK(with_name("def g2(p1, p1) = p1", 7, "q1") == "`p1` is the name of two parameters");
    CHECK(with_name("let a1 = 1\ndef g2(n1) = a1 + n1", 4, "n1") ==
          "`a1` in line 2 would then mean the `n1` of line 2");
    CHECK(with_name("let a1 = 1\ndef g2(n1) = a1 + n1", 18, "a1") ==
          "`a1` in line 2 would then mean the `a1` of line 2");
    CHECK(with_name("let a1 = 1\nn1 + a1", 4, "n1") == "`n1` in line 2 would then mean the `n1` of line 1");
    CHECK(with_name("let a1 = 1\ndef g2(n1) = n1", 4, "n1") == "let n1 = 1\ndef g2(n1) = n1");
}

TEST_CASE("a parameter is refused if an ambiguous call names it") {
    CHECK(with_name("def g2(p1) = p1; let g1 = g2\ng1(p1 = 2)", 7, "n1") ==
          "line 2 names `p1` in a call that may be of this function or of another");
    CHECK(with_name("def g2(p1) = p1; def g2(p1) = 2\ng2(p1 = 2)", 7, "n1") ==
          "line 2 names `p1` in a call that may be of this function or of another");
    CHECK(with_name("def g2(p1) = p1\ng2(1)(p1 = 2)", 7, "n1") ==
          "line 2 names `p1` in a call that may be of this function or of another");
    CHECK(with_name("def g2(p1, q1 = p1) = q1; g2(p1 = 2)", 7, "n1") == "def g2(n1, q1 = n1) = q1; g2(n1 = 2)");
}

TEST_CASE("a name in a broken statement is refused") {
    CHECK(with_name("let a1 = 1\nprint a1 +* 2", 4, "n1") ==
          "line 2 has a mistake and contains `a1`: correct it first");
    CHECK(with_name("let a1 = 1\nprint n1 +* 2", 4, "n1") ==
          "line 2 has a mistake and contains `n1`: correct it first");
    CHECK(with_name("let a1 = 1\nprint c2 +* 2; a1", 4, "n1") == "let n1 = 1\nprint c2 +* 2; n1");
}

TEST_CASE("a text that imports a renamed name is changed too") {
    const ExternalNames outside{
        [](const Import& import) {
            return import.what == "a" ? std::vector<std::string>{"one", "two"} : std::vector<std::string>{"three"};
        },
        {}};
    const auto result = [&](const std::string& text) {
        const ImportedRename elsewhere{"two", "second", [](const Import& import) { return import.what == "a"; }};
        const auto places = rename_spans(bound(text, outside.exports), elsewhere, outside);
        if (const auto* refusal = std::get_if<Refusal>(&places)) return refusal->reason;
        return replace_spans(text, std::get<std::vector<Span>>(places), "second");
    };
    CHECK(result("import a; one two; def g2(two) = two; two") == "import a; one second; def g2(two) = two; second");
    CHECK(result("import c; two") == "import c; two");
    CHECK(result("import a; let two = two R") == "line 1 defines `two` again");
    CHECK(result("import a; let second = R") == "`second` is defined in line 1");
    CHECK(result("import a; def g2(second) = two second") == "`two` in line 1 would then mean the `second` of line 1");
    CHECK(result("import a\nprint two +* 1") == "line 2 has a mistake and contains `two`: correct it first");
}

TEST_CASE("the name to change can be queried first") {
    CHECK(std::get<Span>(renamable_span(bound("let a1 = 1; a1"), 13)) == Span{12, 14});
    CHECK(std::get<Refusal>(renamable_span(bound("order(R)"), 0)).reason == "`order` is not defined in this text");
}

TEST_CASE("a program gives the same answers after a renaming") {
    test::property([] {
        const auto program = test::some_program();
        const auto text = bound(program);
        const auto names = all_names(text.bindings);
        const auto offset = names[test::below(names.size())].span.begin;
        const auto name = test::below(2) == 0 ? std::string("fresh_1") : test::some_name();
        RC_LOG() << "at " << offset << ": " << name << '\n';
        const auto result = rename_spans(text, offset, name);
        const auto* places = std::get_if<std::vector<Span>>(&result);
        if (places == nullptr) return;
        RC_ASSERT(answers_to(replace_spans(program, *places, name)) == answers_to(program));
    });
}

TEST_CASE("renaming back restores the text, and renaming changes nothing else in the tree") {
    test::property([] {
        const auto program = test::some_program();
        const auto text = bound(program);
        for (const auto& [span, old, definition, reference] : all_names(text.bindings)) {
            const auto result = rename_spans(text, span.begin, "fresh_1");
            if (std::holds_alternative<Refusal>(result)) continue;
            const auto other = replace_spans(program, std::get<std::vector<Span>>(result), "fresh_1");
            const auto back = rename_spans(bound(other), other.find("fresh_1"), old);
            RC_ASSERT(std::holds_alternative<std::vector<Span>>(back));
            RC_ASSERT(replace_spans(other, std::get<std::vector<Span>>(back), old) == program);
            auto tree = test::dump_text(other);
            for (auto at = tree.find("fresh_1"); at != tree.npos; at = tree.find("fresh_1", at))
                tree.replace(at, 7, old);
            RC_ASSERT(tree == test::dump_text(program));
        }
    });
}

}  // namespace cubelang::lang::rename_test
