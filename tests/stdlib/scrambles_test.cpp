// scramble: the forms that competitions use.

#include "tests/language/run.hpp"

namespace cubelang::eval::scrambles_test {

using test::last;

TEST_CASE("a scramble is another one at each call, and the same one for a seed") {
    CHECK(last("let a = scramble(); let b = scramble(); permutation(a) == permutation(b)") == "false");
    CHECK(last("scramble(7) == scramble(7)") == "true");
    CHECK(last("size(unique({permutation(scramble()) for i in 1..5}))") == "5");
}

TEST_CASE("scrambles of the 2x2x2 turn three faces, at most eleven times") {
    CHECK(last("cube 2; all({length(s) <= 11 and permutation(s) in group(U, R, F) for s in {scramble() for i in "
               "1..20}})") == "true");
    const auto text = last("cube 2; scramble(3)");
    CHECK(text.substr(0, text.find('\n')).find_first_not_of("URF2' ") == text.npos);
}

TEST_CASE("scrambles of the 3x3x3 turn faces, with half turns written once") {
    const auto text = last("scramble(3)");
    const auto moves = text.substr(0, text.find('\n'));
    CHECK(moves.find_first_not_of("URFDLB2' ") == moves.npos);
    CHECK(moves.find("2'") == moves.npos);
}

TEST_CASE("larger cubes have 44, 60, 80 and 100 turns of outer and wide layers") {
    for (const auto& [n, turns, named] : {std::tuple{4, "44", "URFDLBw2' "}, std::tuple{5, "60", "URFDLBw2' "},
                                          std::tuple{6, "80", "URFDLBw23' "}, std::tuple{7, "100", "URFDLBw23' "}}) {
        const auto text = last("length(scramble(5), HTM)", test::on(n));
        CHECK(text.substr(0, text.find(' ')) == turns);
        const auto moves = last("join({\"{m}\" for m in moves(scramble(5))}, \" \")", test::on(n));
        INFO(moves);
        CHECK(moves.find_first_not_of(std::string(named) + "\"") == moves.npos);
    }
}

TEST_CASE("some parts can stay solved, and a test can choose") {
    const auto holds = [](const std::string& call, const std::string& condition) {
        return last("let s = " + call + "; " + condition) == "true";
    };
    CHECK(holds("scramble(solved = cross)", "all({image(s, at) == at for at in {@df, @dr, @db, @dl}})"));
    CHECK(holds("scramble(solved = edges)", "cycles(s).edges == ()"));
    CHECK(holds("scramble(solved = first_two_layers)", "all({image(s, at) == at for at in {@dfr, @fr, @df, @bl}})"));
    CHECK(last("cube 2; image(scramble(solved = {@urf}), @urf) == @urf") == "true");
    CHECK(holds("scramble(where = s -> sign(s) == 1)", "sign(s) == 1"));
    CHECK(test::message("scramble(where = s -> false)") == "none of 10000 scrambles is as wanted");
    CHECK(test::message("scramble(solved = corners)", test::on(5)) == "parts can stay solved up to the 3x3x3");
    CHECK(last("length(scramble(1), HTM)", test::on(600)).starts_with("11960"));
    CHECK(test::message("scramble(\"a\")") == "scramble needs an integer for seed, but this is a text");
}

}  // namespace cubelang::eval::scrambles_test
