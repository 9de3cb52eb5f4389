// Superset scripts as trees, and what is said of those that are none.

#include "lang/superset/parser.hpp"

#include "lang/diagnostic.hpp"
#include "lang/limits.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::lang::superset {
namespace {

std::string dump(const Script& script);

struct Dump {
    std::string operator()(const Pause&) const { return "."; }
    std::string operator()(const Twist& twist) const {
        std::string text;
        if (twist.kind != ' ') text += twist.kind;
        if (twist.first >= 0) text += std::to_string(twist.first);
        if (twist.last >= 0) text += "-" + std::to_string(twist.last);
        return text + twist.face;
    }
    std::string operator()(const Cycle& cycle) const {
        std::string text;
        for (const auto& part : cycle.parts)
            text += (text.empty() ? "cycle" : ",") + (" " + part.sign) + part.letters + part.digits;
        return "{" + text + "}";
    }
    std::string operator()(const Group& group) const { return "(" + dump(group.body) + ")"; }
    std::string operator()(const Commutator& c) const { return "[" + dump(c.a) + ", " + dump(c.b) + "]"; }
    std::string operator()(const Conjugate& c) const { return "<" + dump(c.a) + (c.inverted ? ">'" : ">") + dump(c.b); }
};

std::string dump(const Script& script) {
    std::string text;
    for (const auto& statement : script) {
        if (&statement != &script.front()) text += ' ';
        const bool conjugate = std::holds_alternative<Conjugate>(statement.node);
        const auto node = std::visit(Dump(), statement.node);
        text += conjugate && !statement.suffixes.empty() ? "{" + node + "}" : node;
        for (const auto& suffix : statement.suffixes)
            text += suffix.kind == Suffix::Kind::inverse      ? "'"
                    : suffix.kind == Suffix::Kind::reflection ? "*"
                                                              : "^" + std::to_string(suffix.digits);
    }
    return text;
}

std::string tree(const std::string& text) { return dump(parse(make_source("superset", text))); }

std::string complaint(const std::string& text) {
    try {
        static_cast<void>(parse(make_source("superset", text)));
    } catch (const Error& error) {
        const auto shown = to_string(error.diagnostic());
        return shown.substr(shown.find(':') + 1);
    }
    return "";
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

}  // namespace

TEST_CASE("superset moves, with and without blanks") {
    CHECK(tree("RU'F2") == "R U' F^1");
    CHECK(tree("TR T3R N2-3R MR' WR2 SR VR CR") == "TR T3R N2-3R MR' WR^1 SR VR CR");
    CHECK(tree("N12-34B") == "N12-34B");
    CHECK(tree("MRTU") == "MR TU");
    CHECK(tree("R·U . F") == "R . U . F");
    CHECK(tree("").empty());
    CHECK(tree(" \n\t").empty());
}

TEST_CASE("superset suffixes stand behind, one after the other") {
    CHECK(tree("R'") == "R'");
    CHECK(tree("R-U-") == "R' U'");
    CHECK(tree("R’ U` F′") == "R' U' F'");
    CHECK(tree("R*") == "R*");
    CHECK(tree("(R U)'*12'") == "(R U)'*^2'");
    CHECK(tree("(R U) 3 *") == "(R U)^1*");
    CHECK(tree("R2'") == "R^1'");
}

TEST_CASE("superset brackets") {
    CHECK(tree("(R (U F)3)") == "(R (U F)^1)");
    CHECK(tree("()") == "()");
    CHECK(tree("[R U,F]'") == "[R U, F]'");
    CHECK(tree("[ R , U ]") == "[R, U]");
    CHECK(tree("<R U>F D") == "<R U>F D");
    CHECK(tree("<R>'(U F)") == "<R>'(U F)");
    CHECK(tree("<R> <U>' F") == "<R><U>'F");
    CHECK(tree("<R>(uf,ur)") == "<R>{cycle uf, ur}");
}

TEST_CASE("a suffix of a superset conjugate is the whole one's") {
    CHECK(tree("<R>U'") == "{<R>U}'");
    CHECK(tree("<R>(U)2*") == "{<R>(U)}^1*");
}

TEST_CASE("superset cycles") {
    CHECK(tree("(uf,ur)") == "{cycle uf, ur}");
    CHECK(tree("(+ubl, ruf , lbd)") == "{cycle +ubl, ruf, lbd}");
    CHECK(tree("(++u)") == "{cycle ++u}");
    CHECK(tree("(-f,u,d)'") == "{cycle -f, u, d}'");
    CHECK(tree("(r1,+r2,++r3,-r4)") == "{cycle r1, +r2, ++r3, -r4}");
    CHECK(tree("(uf)") == "{cycle uf}");
    CHECK(tree("((uf,ur) CB)2") == "({cycle uf, ur} CB)^1");
    CHECK(tree("( (uf,ur) )") == "({cycle uf, ur})");
}

TEST_CASE("superset comments") {
    CHECK(tree("R // U (\nF") == "R F");
    CHECK(tree("R /* U ) */ F /* */") == "R F");
    CHECK(tree("( /* a */ uf /* b */ , // c\n ur)") == "{cycle uf, ur}");
    CHECK(tree("// only") == "");
}

TEST_CASE("what is no superset script is pointed at") {
    CHECK(complaint("R 4L") ==
          "1:3: error: `4L` is not in this notation\nR 4L\n  ^~\nhint: layer 4 alone is N4L, the outer 4 are T4L\n");
    CHECK(complaint("R 3Rw") ==
          "1:3: error: `3Rw` is not in this notation\nR 3Rw\n  ^~~\nhint: the outer 3 layers are T3R\n");
    CHECK(complaint("R\n(U") == "2:1: error: this `(` is never closed\n(U\n^\n");
    CHECK(
        complaint("(R U]") ==
        "1:5: error: `]` cannot close `(`\n(R U]\n    ^\nhint: write `)`\nsuperset:1:1: note: opened here\n(R U]\n^\n");
    CHECK(complaint("R)") == "1:2: error: this `)` closes nothing\nR)\n ^\n");
    CHECK(complaint("[R U]").find("1:5: error: a second part is missing in these brackets") == 0);
    CHECK(complaint("[R,U,F]").find("1:5: error: a comma stands in [A,B] and between the parts of a cycle") == 0);
    CHECK(complaint("<R>").find("1:4: error: what is conjugated is missing here") == 0);
    CHECK(complaint("(<R>)").find("1:5: error: what is conjugated is missing here") == 0);
    CHECK(complaint("<R").find("1:1: error: this `<` is never closed") == 0);
    CHECK(complaint("TX").find("1:2: error: the letter of a face is missing here") == 0);
    CHECK(complaint("(M)").find("1:3: error: the letter of a face is missing here") == 0);
    CHECK(complaint("(uf,UR)").find("1:5: error: a cycle names parts, in small letters, between commas") == 0);
    CHECK(complaint("(uf ur)").find("1:5: error: a cycle names parts, in small letters, between commas") == 0);
    CHECK(complaint("(+ug)").find("1:2: error: a cycle names parts, in small letters, between commas") == 0);
    CHECK(complaint("(uf,").find("1:1: error: this `(` is never closed") == 0);
    CHECK(complaint("(UF,UR)").find("1:4: error: a comma stands in [A,B]") == 0);
    CHECK(complaint("R /* U").find("1:3: error: this comment is never closed") == 0);
    for (const auto* text : {"[R: U]", "R^2", "'R", "R -U", "*R", "+R", "# R", "x", "E", "r U", "uf", "Rw", "3(R U)",
                             "R 2-3L", "\u00e9", "!"}) {
        INFO(text);
        CHECK(complaint(text).find("hint: ") != std::string::npos);
    }
}

TEST_CASE("deep and long superset scripts") {
    CHECK(tree(repeated("(", deepest_nesting) + repeated(")", deepest_nesting)).size() == 2 * deepest_nesting);
    const auto too_deep = "1:" + std::to_string(deepest_nesting + 1) + ": error: nested deeper than 1000 levels";
    for (const std::string open : {"(", "["}) CHECK(complaint(repeated(open, 1'000'000)).find(too_deep) == 0);
    CHECK(complaint(repeated("<R>", 1'000'000)).find(": error: nested deeper than 1000 levels") != std::string::npos);
    CHECK(parse(make_source("superset", repeated("R U' ", 200'000))).size() == 400'000);
    CHECK(parse(make_source("superset", "R" + repeated("'", 1'000'000))).size() == 1);
}

}  // namespace cubelang::lang::superset
