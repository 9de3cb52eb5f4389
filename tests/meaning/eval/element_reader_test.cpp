#include "runtime/meaning/eval/element_reader.hpp"

#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/show/text.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::element_reader_test {
namespace {

std::string reason(const std::string& text) {
    Context context;
    ElementReader reader(vocabulary(), nullptr, "text");
    try {
        return "read: " + to_text(reader.read(context, text));
    } catch (const lang::Error& error) {
        return reason_of(error.diagnostic(), reader.source());
    }
}

std::string message_of(const std::string& text) { return reason(text).substr(0, reason(text).find(';')); }

}  // namespace

TEST_CASE("the reader accepts moves, cycles, brackets and powers") {
    for (const auto* text :
         {"R U R' U'", "R2' Uw 3Rw M x", "(R U)6", "[R: U] [U, F2]'", "[R, U]^-2", "(uf,ur) R (+urf)", "()", "R . U"})
        CHECK(reason(text) == "read: " + test::last(std::string("print ") + text));
    CHECK(reason(" \tR U \t\r") == "read: R U");
    CHECK(reason("R U # a comment") == "read: R U");
    CHECK(reason("(R\nU)") == "read: R U");
}

TEST_CASE("errors in a text have a place") {
    CHECK(reason("") == "this text is empty; the identity is written ()");
    CHECK(reason("# a comment") == reason(""));
    CHECK(message_of("R foo") ==
          "column 3: `foo` is neither moves nor cycles, and names and calls are not evaluated here");
    CHECK(message_of("(R foo(2))2").starts_with("column 4: `foo(2)` is neither "));
    CHECK(message_of("[R: S_LR2]").starts_with("column 5: `S_LR2` is neither "));
    CHECK(message_of("R^n").starts_with("column 3: `n` is neither "));
    CHECK(message_of("R == U").starts_with("column 1: `R == U` is neither "));
    CHECK(message_of("let a = R") == "column 1: this is a statement, not an algorithm");
    CHECK(reason("R\nU") ==
          "line 2, column 1: a second expression begins here, and only one is read; put an expression of several lines "
          "in brackets");
    CHECK(message_of("7") == "column 1: this is an integer");
    CHECK(message_of("4L") == "read: 4L");
    CHECK(message_of("(uf,ur").starts_with("column 1: "));
}

TEST_CASE("a reader that is used again keeps nothing of earlier texts") {
    Context context;
    ElementReader reader(vocabulary(), nullptr, "text");
    std::vector<Value> kept;
    const std::vector<std::string> texts{"R U", "F2 x", "foo", "(uf,ur)", "L", "R U R", "", "D'"};
    for (const auto& text : texts) {
        try {
            kept.push_back(reader.read(context, text));
        } catch (const lang::Error& error) {
            CHECK(error.diagnostic().where.source->text == text);
            kept.push_back(make_text(error.what()));
        }
    }
    CHECK(to_text(kept[0]) == "R U");
    CHECK(to_text(kept[1]) == "F2 x");
    CHECK(to_text(kept[3]) == "(ur,uf)");
    CHECK(to_text(kept[5]) == "R U R");
    CHECK(to_text(kept[7]) == "D'");
    // Each value has its own text, to which errors point.
    CHECK(kept[0].as<Algorithm>()->word->origin->text == "R U");
    CHECK(kept[4].as<Algorithm>()->word->origin->text == "L");
}

TEST_CASE("texts in a written form are read like by the form's function") {
    Context context;
    ElementReader reader(vocabulary(), &singmaster_form, "text");
    CHECK(to_text(reader.read(context, "(UF,UR)")) == test::last("print singmaster(\"(UF,UR)\")"));
    context.set_cube({4});
    CHECK_THROWS_AS(reader.read(context, "(UF,UR)"), lang::Error);
}

TEST_CASE("parse returns false with a reason for invalid text") {
    CHECK(test::last("parse(\"R Q\")").starts_with("false: column 3: `Q` is neither moves nor cycles"));
    CHECK(test::last("parse(\"\") == false") == "true");
    CHECK(test::last("parse(\"(UF,UR)\", singmaster)") == "(ur,uf)");
    CHECK(test::last("parse(\"(UF,UR)\", \"singmaster\")") == "(ur,uf)");
    CHECK(test::last("parse(\"urf\", as = reid)").starts_with("false: "));
    CHECK(test::last("cube 4; order(parse(\"4L\"))") == "4");
}

}  // namespace cubelang::meaning::element_reader_test
