// Superset scripts as trees, and the errors of wrong scripts.

#include "lang/superset/parser.hpp"

#include "lang/diagnostic.hpp"
#include "lang/limits.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::lang::superset::parser_test {
namespace {

// No cube: each twist becomes one move, whose first layer is the index of the twist.
class Twists {
public:
    std::vector<Move> operator()(const Twist& twist) {
        all.push_back(twist);
        Move move;
        move.letter = 'R';
        move.from = static_cast<std::uint16_t>(all.size() - 1);
        return {move};
    }
    std::vector<Twist> all;
};

class Dump {
public:
    explicit Dump(const std::vector<Twist>& twists) : twists_(twists) {}

    std::string operator()(const Expr& expr) const {
        return std::visit([&](const auto& node) { return dump(node); }, expr.node);
    }

private:
    [[nodiscard]] std::string twist(const Move& move) const {
        if (move.letter == '.') return ".";
        const Twist& twist = twists_.at(move.from);
        std::string text;
        if (twist.kind != ' ') text += twist.kind;
        if (twist.first >= 0) text += std::to_string(twist.first);
        if (twist.last >= 0) text += "-" + std::to_string(twist.last);
        text += twist.face;
        if (std::abs(twist.turns) != 1) text += std::to_string(std::abs(twist.turns));
        if (twist.turns < 0) text += '\'';
        return twist.reflected ? text + '*' : text;
    }
    [[nodiscard]] std::string dump(const Moves& node) const {
        std::string text;
        for (const auto& move : node.moves) text += (text.empty() ? "" : " ") + twist(move);
        return node.moves.size() == 1 ? text : "(" + text + ")";
    }
    [[nodiscard]] std::string dump(const Cycle& cycle) const {
        std::string text;
        for (const auto& part : cycle.parts)
            text += (text.empty() ? "cycle" : ",") + (" " + part.sign) + part.letters + part.digits;
        return "{" + text + "}";
    }
    [[nodiscard]] std::string dump(const Product& product) const {
        std::string text;
        for (const auto& factor : product.factors) {
            if (!text.empty()) text += factor.star ? " * " : " ";
            text += (*this)(*factor.expr);
        }
        return "(" + text + ")";
    }
    [[nodiscard]] std::string dump(const Invert& node) const { return (*this)(*node.operand) + "'"; }
    [[nodiscard]] std::string dump(const Power& node) const {
        return (*this)(*node.base) + "^" + (*this)(*node.exponent);
    }
    [[nodiscard]] std::string dump(const IntegerLiteral& node) const { return node.digits; }
    [[nodiscard]] std::string dump(const Negate& node) const { return "-" + (*this)(*node.operand); }
    [[nodiscard]] std::string dump(const Commutator& node) const {
        return "[" + (*this)(*node.a) + ", " + (*this)(*node.b) + "]";
    }
    [[nodiscard]] std::string dump(const Conjugate& node) const {
        return "{<" + (*this)(*node.a) + ">" + (*this)(*node.b) + "}";
    }
    template <typename Other>
    [[nodiscard]] std::string dump(const Other&) const {
        return "no node of a script";
    }

    const std::vector<Twist>& twists_;
};

ExprPtr parsed(const std::string& text, Twists& twists) {
    const Interpretation meaning{.moves = [&](const Twist& twist) { return twists(twist); },
                                 .check = [](const Cycle&) {}};
    return parse(make_source("superset", text), meaning);
}

std::string tree(const std::string& text) {
    Twists twists;
    const auto expr = parsed(text, twists);
    return Dump(twists.all)(*expr);
}

std::string message(const std::string& text) {
    try {
        Twists twists;
        static_cast<void>(parsed(text, twists));
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

TEST_CASE("superset moves with and without blanks") {
    CHECK(tree("RU'F2") == "(R U' F2)");
    CHECK(tree("TR T3R N2-3R MR' WR2 SR VR CR") == "(TR T3R N2-3R MR' WR2 SR VR CR)");
    CHECK(tree("N12-34B") == "N12-34B");
    CHECK(tree("MRTU") == "(MR TU)");
    CHECK(tree("R·U . F") == "(R . U . F)");
    CHECK(tree("") == "()");
    CHECK(tree(" \n\t") == "()");
}

TEST_CASE("a superset statement may have several suffixes") {
    CHECK(tree("R'") == "R'");
    CHECK(tree("R-U-") == "(R' U')");
    CHECK(tree("R’ U` F′") == "(R' U' F')");
    CHECK(tree("R*") == "R*");
    CHECK(tree("R2'") == "R2'");
    CHECK(tree("R2 3'*'") == "R6*");
    CHECK(tree("R101") == "R");
    CHECK(tree("R'102-3") == "R2");
    CHECK(tree("R100 3 5 2 U101 0") == "(R0 U0)");
    CHECK(tree("R 1000000000000000000000003'") == "R3'");
    CHECK(tree("(R U)'*12'") == "(R* U*)^12");
    CHECK(tree("(R U) 3 *") == "(R* U*)^3");
}

TEST_CASE("the suffixes of a superset statement make one power") {
    CHECK(tree("(R U)' 1000000000000") == "(R U)^-1000000000000");
    CHECK(tree("(R U)3 1000'*20'-") == "(R* U*)^-(3 * 1000 * 20)");
    CHECK(tree("(R U)''") == "(R U)");
    CHECK(tree("[R,U]'-'") == "[R, U]'");
    CHECK(tree("((R U)3)2'") == "(R U)^3^-2");
    CHECK(tree("(uf,ur)2 3 U4 5") == "({cycle uf, ur}^(2 * 3) U20)");
}

TEST_CASE("a superset star reflects every move of the statement before it") {
    CHECK(tree("R* U") == "(R* U)");
    CHECK(tree("(R U)* F") == "((R* U*) F)");
    CHECK(tree("((R)*U)*F*") == "((R U*) F*)");
    CHECK(tree("[R,U]**") == "[R, U]");
    CHECK(tree("(R (uf,ur) <U>F)*") == "(R* {cycle uf, ur} {<U*>F*})");
    CHECK(tree("<R>U*") == "{<R>U*}");
    CHECK(tree("(<R>U*)*") == "{<R*>U}");
    CHECK(tree("(R (U)*)'* F") == "((R* U)' F)");
}

TEST_CASE("superset brackets") {
    CHECK(tree("(R (U F)3)") == "(R (U F)^3)");
    CHECK(tree("()") == "()");
    CHECK(tree("[R U,F]'") == "[(R U), F]'");
    CHECK(tree("[ R , U ]") == "[R, U]");
    CHECK(tree("[,R]") == "[(), R]");
    CHECK(tree("<R U>F D") == "({<(R U)>F} D)");
    CHECK(tree("<R>'(U F)") == "{<R'>(U F)}");
    CHECK(tree("<(R U)2>'F") == "{<(R U)^2'>F}");
    CHECK(tree("<R> <U>' F") == "{<R>{<U'>F}}");
    CHECK(tree("<R>(uf,ur)") == "{<R>{cycle uf, ur}}");
}

TEST_CASE("a suffix after a superset conjugate applies to its operand") {
    CHECK(tree("<R>U'") == "{<R>U'}");
    CHECK(tree("<R>(U)2*") == "{<R>U*^2}");
    CHECK(tree("<R><F>U2 3 D") == "({<R>{<F>U6}} D)");
    CHECK(tree("(<R>U)2*") == "{<R*>U*}^2");
    CHECK(tree("<R>[U,F]'*") == "{<R>[U*, F*]'}");
    CHECK(tree("[R,<U>F*]*") == "[R*, {<U*>F}]");
}

TEST_CASE("superset cycles") {
    CHECK(tree("(uf,ur)") == "{cycle uf, ur}");
    CHECK(tree("(+ubl, ruf , lbd)") == "{cycle +ubl, ruf, lbd}");
    CHECK(tree("(++u)") == "{cycle ++u}");
    CHECK(tree("(-f,u,d)'") == "{cycle -f, u, d}'");
    CHECK(tree("(r1,+r2,++r3,-r4)") == "{cycle r1, +r2, ++r3, -r4}");
    CHECK(tree("(uf)") == "{cycle uf}");
    CHECK(tree("((uf,ur) CB)2") == "({cycle uf, ur} CB)^2");
    CHECK(tree("( (uf,ur) )") == "{cycle uf, ur}");
}

TEST_CASE("superset comments") {
    CHECK(tree("R // U (\nF") == "(R F)");
    CHECK(tree("R /* U ) */ F /* */") == "(R F)");
    CHECK(tree("( /* a */ uf /* b */ , // c\n ur)") == "{cycle uf, ur}");
    CHECK(tree("// only") == "()");
}

TEST_CASE("mistakes in a superset script are reported with their place") {
    CHECK(message("R 4L") ==
          "1:3: error: `4L` is not in this notation\nR 4L\n  ^~\nhint: layer 4 alone is N4L, the outer 4 are T4L\n");
    CHECK(message("R 3Rw") ==
          "1:3: error: `3Rw` is not in this notation\nR 3Rw\n  ^~~\nhint: the outer 3 layers are T3R\n");
    CHECK(message("R\n(U") == "2:1: error: this `(` is never closed\n(U\n^\n");
    CHECK(
        message("(R U]") ==
        "1:5: error: `]` cannot close `(`\n(R U]\n    ^\nhint: write `)`\nsuperset:1:1: note: opened here\n(R U]\n^\n");
    CHECK(message("R)") == "1:2: error: this `)` closes nothing\nR)\n ^\n");
    CHECK(message("[R U]").find("1:5: error: a second algorithm is missing in these brackets") == 0);
    CHECK(message("[R,U,F]").find("1:5: error: a comma belongs in [A,B] and between the parts of a cycle") == 0);
    CHECK(message("<R>").find("1:4: error: the conjugated move or bracket is missing here") == 0);
    CHECK(message("(<R>)").find("1:5: error: the conjugated move or bracket is missing here") == 0);
    CHECK(message("<R").find("1:1: error: this `<` is never closed") == 0);
    CHECK(message("TX").find("1:2: error: a face letter is missing here") == 0);
    CHECK(message("(M)").find("1:3: error: a face letter is missing here") == 0);
    CHECK(message("(uf,UR)").find("1:5: error: a cycle names parts, in small letters, between commas") == 0);
    CHECK(message("(uf ur)").find("1:5: error: a cycle names parts, in small letters, between commas") == 0);
    CHECK(message("(+ug)").find("1:2: error: a cycle names parts, in small letters, between commas") == 0);
    CHECK(message("(uf,").find("1:1: error: this `(` is never closed") == 0);
    CHECK(message("(UF,UR)").find("1:4: error: a comma belongs in [A,B]") == 0);
    CHECK(message("R /* U").find("1:3: error: this comment is never closed") == 0);
    for (const auto* text : {"[R: U]", "R^2", "'R", "R -U", "*R", "+R", "# R", "x", "E", "r U", "uf", "Rw", "3(R U)",
                             "R 2-3L", "\u00e9", "!"}) {
        INFO(text);
        CHECK(message(text).find("hint: ") != std::string::npos);
    }
}

TEST_CASE("superset scripts may be long, and a thousand levels deep") {
    CHECK(tree(repeated("(", deepest_nesting) + repeated(")", deepest_nesting)) == "()");
    const auto too_deep = "1:" + std::to_string(deepest_nesting + 1) + ": error: nested deeper than 1000 levels";
    for (const std::string open : {"(", "["}) CHECK(message(repeated(open, 1'000'000)).find(too_deep) == 0);
    CHECK(message(repeated("<R>", 1'000'000)).find(": error: nested deeper than 1000 levels") != std::string::npos);
    for (const auto& [open, close] : std::vector<std::pair<std::string, std::string>>{
             {"(", " U)2"}, {"[R U,", " U]2'"}, {"<", " U>'(R U)'2"}, {"[<R U>(", " F)2',U]3"}}) {
        const std::size_t times = (deepest_nesting - 1) / (open.size() > 5 ? 3 : 1);
        CHECK(message(repeated(open, times) + repeated(close, times)) == "");
    }
    Twists twists;
    const auto expr = parsed(repeated("R U' ", 200'000), twists);
    CHECK(std::get<Moves>(expr->node).moves.size() == 400'000);
    CHECK(tree("R" + repeated("'", 1'000'000)) == "R");
    CHECK(tree("(R)" + repeated("'", 2001)) == "R'");
    CHECK(tree("(R)" + repeated(" 2", 1001)) == "R^(2" + repeated(" * 2", 1000) + ")");
}

TEST_CASE("a move of a superset script has its offset") {
    Twists twists;
    const auto expr = parsed("R TU'", twists);
    const auto& moves = std::get<Moves>(expr->node).moves;
    CHECK(moves[0].offset == 0);
    CHECK(moves[1].offset == 2);
}

}  // namespace cubelang::lang::superset::parser_test
