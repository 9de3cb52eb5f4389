// Every value that is printed can be typed in again, or its type is in the table of those that cannot.

#include <string>
#include <vector>

#include "tests/language/run.hpp"

namespace cubelang::meaning::reads_back_test {
namespace {

// Values of each type whose first line, as the answer shows it, is an expression for an equal value.
const std::vector<std::string> readable{"-5",
                                        "7/3",
                                        "-1/2",
                                        "{-1, -1/2}",
                                        "not is_reachable(R)",
                                        R"("a \"q\" \{b} \n\t\\ é")",
                                        R"("{order(R U)} of 105")",
                                        "R U R' U'",
                                        "()",
                                        ".",
                                        "(R U)^3",
                                        "(R U)^5001",
                                        "M E S x y' 3Rw",
                                        "R2' U3",
                                        R"(superset("<R>U"))",
                                        "[R: [U, D]]",
                                        "(uf,ur,ub) (+urf)",
                                        "permutation(R)",
                                        "canonical(R U)",
                                        "random_state(1)",
                                        "@urf",
                                        "@net.12",
                                        "@r",
                                        "(2 3 1)",
                                        "(1,2,3) (5,6)",
                                        "(1 2 3)^-1",
                                        R"({1, R, (uf,ur), @uf, "x", {}, {:}, 1/2})",
                                        "{false, is_reachable((uf,ur))}",
                                        "{cycles(R), 1}",
                                        "1..5",
                                        R"({1: R, "a": {2: @uf}, R: 3})",
                                        "{:}",
                                        "{source(F, @urf): 1}",
                                        "{@uf -> @ur, 1}",
                                        "set({R, U, R5})",
                                        "set({{1}, {:}})",
                                        "S_U4",
                                        "S_LR2",
                                        "symmetries(R)",
                                        "(urf,ufl) * S_LR2",
                                        "{R * S_LR2}",
                                        "group(R, U)",
                                        "group(R U, (uf,ur,ub))",
                                        "full_group()",
                                        "group_of((1,2,3), (1,2))",
                                        "{stabilizer(group(R, U), @uf)}",
                                        "net",
                                        "{HTM, corners}",
                                        "histogram({1, 1, 2})",
                                        "orbits(group(R, U))",
                                        "find((uf,ur,ub), answers = 3)"};

// Values with a picture of several lines, whose literal is an expression for an equal value.
const std::vector<std::string> with_literals{"source(F, @urf)",
                                             "{source(F, @urf), source(R, @uf)}",
                                             "parity(R)",
                                             "cycles(R)",
                                             "variants(R U)",
                                             "orders(x)",
                                             "@uf -> @ur",
                                             "solved(cross)",
                                             "is_reachable((uf,ur))",
                                             "gap(R)",
                                             "two_row(R)",
                                             "state(R)",
                                             "state(R, kociemba)",
                                             "rotation_map(R)",
                                             "sticker_cycles(R)",
                                             "decimal(1/3, 2)"};

// Values that have no literal, with the words that show them.
const std::vector<std::pair<std::string, std::string>> unreadable{
    {"show(R)", "u u F"}, {"p -> order(p)", "function of p"}, {"1..10^7", "a stream: the integers from 1 to 10000000"}};

std::string first_line(const std::string& answer) { return answer.substr(0, answer.find('\n')); }

}  // namespace

TEST_CASE("the first line of an answer is an expression for an equal value") {
    for (const auto& expression : readable) {
        const auto answer = first_line(test::last(expression));
        INFO(expression << " is shown as " << answer);
        CHECK(test::last("(" + answer + ") == (" + expression + ")") == "true");
        const auto literal = test::last("literal(" + expression + ")");
        INFO("literal: " << literal);
        CHECK(test::last("(" + literal + ") == (" + expression + ")") == "true");
    }
}

TEST_CASE("records, tables, reasons and forms of other programs have a literal") {
    for (const auto& expression : with_literals) {
        const auto literal = test::last("literal(" + expression + ")");
        INFO(expression << " has the literal " << literal);
        CHECK(test::last("(" + literal + ") == (" + expression + ")") == "true");
    }
}

TEST_CASE("functions with a name are their own literals") {
    CHECK(test::last("{order, length}") == "{order, length}");
    CHECK(test::last("def twice(p) = p p; literal(twice)") == "twice");
}

TEST_CASE("pictures, streams and functions without a name have no literal") {
    for (const auto& [expression, words] : unreadable) {
        INFO(expression);
        CHECK(test::last(expression).find(words) != std::string::npos);
        CHECK(test::run("literal({1: {" + expression + "}})").errors.find("has no literal") != std::string::npos);
    }
}

TEST_CASE("a list of algorithms wider than the screen has one on each line, with its length") {
    const std::string list = "{R U R' U', R' F R F', F R U R' U' F', R U R' U R U2 R', M2 U M U2 M' U M2, R U R2 U'}";
    const auto shown_on = [&](int columns) {
        test::Setting setting;
        setting.host.screen.columns = columns;
        return test::last(list, setting);
    };
    CHECK(shown_on(0) == list);
    CHECK(shown_on(120) == list);
    const auto lines = shown_on(60);
    CHECK(lines ==
          "{R U R' U',          # 4\n"
          " R' F R F',          # 4\n"
          " F R U R' U' F',     # 6\n"
          " R U R' U R U2 R',   # 7\n"
          " M2 U M U2 M' U M2,  # 11\n"
          " R U R2 U'}          # 4");
    CHECK(test::last(lines + "\n_ == " + list) == "true");
}

}  // namespace cubelang::meaning::reads_back_test
