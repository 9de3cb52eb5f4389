// scramble: the forms that competitions use; sets of them, and frames, for sheets.

#include "tests/language/run.hpp"

namespace cubelang::meaning::scrambles_test {

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

TEST_CASE("scrambles of the 4x4x4 make random positions by outer and wide turns, however the cube is held") {
    for (const std::string seed : {"1", "2"}) {
        const auto text = last("join({literal(m) for m in moves(scramble(" + seed + "))}, \" \")", test::on(4));
        INFO(text);
        CHECK(text.find_first_not_of("\"URFDLBw2' ") == text.npos);
        CHECK(text.find(" 2") == text.npos);
        CHECK(text.find("2'") == text.npos);
        CHECK(last("let p = random_state(" + seed + "); let a = scramble(" + seed +
                       "); any({colors(r a) == colors(p) for r in elements(group(x, y))})",
                   test::on(4)) == "true");
    }
}

TEST_CASE("larger cubes have 60, 80 and 100 turns of outer and wide layers") {
    for (const auto& [n, turns, named] :
         {std::tuple{5, "60", "URFDLBw2' "}, std::tuple{6, "80", "URFDLBw23' "}, std::tuple{7, "100", "URFDLBw23' "}}) {
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
    CHECK(test::message("scramble(where = s -> false)", test::on(5)) == "none of 10000 scrambles is as wanted");
    CHECK(test::message("scramble(solved = corners)", test::on(5)) == "parts can stay solved up to the 3x3x3");
    CHECK(last("length(scramble(1), HTM)", test::on(600)).starts_with("11960"));
    CHECK(test::message("scramble(\"a\")") == "scramble needs an integer for seed, but this is a text");
}

TEST_CASE("sets of scrambles are numbered, reproducible and different") {
    CHECK(last("scrambles(3, 7) == scrambles(3, 7)") == "true");
    CHECK(last("{s[1] for s in scrambles(3)}") == "{\"1\", \"2\", \"3\"}");
    CHECK(last("size(unique({permutation(s[2]) for s in scrambles(5, 1)}))") == "5");
    CHECK(last("size(scrambles(0))") == "0");
}

TEST_CASE("frames are the positions before and after each move, with their names") {
    CHECK(last("{f[1] for f in frames(R U' F2)}") == "{\"start\", \"1: R\", \"2: U'\", \"3: F2\"}");
    CHECK(last("{permutation(f[2]) for f in frames(R U')} == {(), permutation(R), permutation(R U')}") == "true");
    CHECK(last("permutation(frames(R U, (R U)^-1)[3][2]) == ()") == "true");
    CHECK(last("size(frames(()))") == "1");
}

}  // namespace cubelang::meaning::scrambles_test
