// The setting `let notation = inner`: small letters and M, E, S of larger cubes, as sheets for the 4x4x4 write them.

#include <fstream>

#include "runtime/meaning/show/text.hpp"
#include "tests/language/run.hpp"
#include "tests/support/directory.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::meaning::notation_test {
namespace {

using test::holds;

const std::string inner = "let notation = inner\n";

struct Written {
    std::string inner, sign;
};

int any(int from, int to) { return *rc::gen::inRange(from, to + 1); }

Written any_move(int n) {
    const auto face = std::string("RUFLDB").substr(static_cast<std::size_t>(any(0, 5)), 1);
    const auto small = lower(face), block = "2-" + std::to_string(n - 1);
    const bool is_large = n > 3;
    const std::vector<Written> all{{face, face},
                                   {face + "w", face + "w"},
                                   {"2" + face, "2" + face},
                                   {small, is_large ? "2" + face : face + "w"},
                                   {small + "W", face + "w"},
                                   {"1-2" + small, face + "w"},
                                   {"y", "y"},
                                   {"M", is_large && n % 2 == 0 ? block + "Lw" : "M"},
                                   {"E", is_large && n % 2 == 0 ? block + "Dw" : "E"},
                                   {"S", is_large && n % 2 == 0 ? block + "Fw" : "S"}};
    auto move = all.at(static_cast<std::size_t>(any(0, n == 2 ? 6 : 9)));
    const auto suffix = std::vector<std::string>{"", "'", "2", "2'"}.at(static_cast<std::size_t>(any(0, 3)));
    return {move.inner + suffix, move.sign + suffix};
}

Written any_text(int n) {
    Written text;
    for (int i = any(1, 6); i > 0; --i) {
        const auto a = any_move(n), b = any_move(n);
        const bool is_pair = any(0, 2) == 0;
        text.inner += is_pair ? " [" + a.inner + ", " + b.inner + "]2" : " " + a.inner + " " + b.inner + "^3";
        text.sign += is_pair ? " [" + a.sign + ", " + b.sign + "]2" : " (" + a.sign + ") (" + b.sign + ")^3";
    }
    return text;
}

cube::State state_of(const std::string& text, cube::Cube cube) {
    return cube::State(*test::value(text, cube).as<Permutation>()->state);
}

}  // namespace

TEST_CASE("after `let notation = inner` a text means its SiGN spelling, and what is printed reads back in both") {
    test::property([] {
        const cube::Cube cube{any(2, 7)};
        const auto text = any_text(cube.n);
        RC_LOG() << text.inner;
        const auto read = state_of(inner + "permutation(" + text.inner + ")", cube);
        const auto printed = word_text(*test::value(inner + text.inner, cube).as<Algorithm>()->word);
        RC_ASSERT(read == state_of("permutation(" + text.sign + ")", cube));
        RC_ASSERT(read == state_of("permutation(" + printed + ")", cube));
        RC_ASSERT(read == state_of(inner + "permutation(" + printed + ")", cube));
    });
}

TEST_CASE("the notation counts where a text is read, the cube where it is evaluated") {
    CHECK(holds("cube 4; def f(x) = [r: x]; let notation = inner; f(U) == [Rw: U] and [r: U] == [2R: U]"));
    CHECK(holds("cube 4; let notation = inner; def f() = r; let notation = sign; f() == 2R and r == Rw"));
    CHECK(holds("let notation = inner; def f() = r; cube 4; assert f() == 2R; cube 3; f() == Rw"));
    CHECK(holds("let notation = inner; let a = r; cube 4; a == Rw and r == 2R"));
    CHECK(holds("cube 6; let notation = inner; {r, M, E', S2} == {2R, 2-5Lw, 2-5Dw', 2-5Fw2}"));
}

TEST_CASE("texts that are read while a program runs are in its notation, or in the one that the call names") {
    const std::string begin = "cube 4; let notation = inner; ";
    CHECK(holds(begin + R"(algorithm("r M") == 2R 2-3Lw and parse("r") == 2R and niss("(u) r") == 2R 2U')"));
    CHECK(holds(begin +
                R"(algorithm("r", notation = sign) == Rw and not is_algorithm("3r") and is_algorithm("3r", sign))"));
    CHECK(holds(begin + R"(superset("MR") == 2R)"));
    CHECK(holds(R"(cube 4; parse("r", notation = inner) == 2R and parse("r") == Rw)"));
    CHECK(holds("cube 4; let notation = inner; let notation = sign; algorithm(\"r\") == Rw"));
}

TEST_CASE("links are in SiGN, both ways") {
    const std::string begin = "cube 4; let notation = inner; ";
    CHECK(test::last(begin + "link(r M)") == "\"https://alpha.twizzle.net/edit/?puzzle=4x4x4&alg=2R+2-3Lw\"");
    CHECK(holds(begin + "from_link(\"https://alg.cubing.net/?puzzle=4x4x4&alg=r_U\").alg == Rw U"));
}

TEST_CASE("an imported file is read in its own notation, which stays in it") {
    const test::Directory folder;
    std::ofstream(folder.path / "sheet.cube") << inner << "def function() = r\nlet read_text = algorithm(\"r\")";
    std::ofstream(folder.path / "plain.cube") << "def function() = r\nlet read_text = algorithm(\"r\")";
    const auto run = [&](const std::string& text) {
        return test::run(text, test::on(4), (folder.path / "main.cube").string());
    };
    CHECK(run("import \"sheet.cube\"; function() == 2R and read_text == 2R and r == Rw").answers.back() == "true");
    CHECK(run("import \"sheet.cube\"; notation").errors.find("unknown name `notation`") != std::string::npos);
    CHECK(run(inner + "import \"plain.cube\"; function() == Rw and read_text == Rw and r == 2R").answers.back() ==
          "true");
}

TEST_CASE("choices that are named by moves are the same in inner letters") {
    const std::string begin = "cube 4; let notation = inner; ";
    CHECK(holds(begin + "show(R, fruldb) == show(R, \"fruldb\")"));
    CHECK(holds(begin + "svg_text(R, up = d) == svg_text(R, up = D)"));
    CHECK(holds(begin + "mirror(R r, M) == L' 2L' and mirror(U, plane = E) == D'"));
}

TEST_CASE("the choices of the argument `notation` say how each reads r and M") {
    const auto host = test::usual_host();
    const Session session(
        {}, [](const Answer&) {}, host);
    std::string offered;
    for (const auto& [name, meaning, kind] : session.continuation("parse(\"r\", notation = ").names)
        offered += name + ": " + meaning + "\n";
    CHECK(offered ==
          "sign: notation: r is Rw, and an even cube has no M\n"
          "inner: notation: from the 4x4x4 up r is 2R, and M all inner layers of an even cube\n");
}

}  // namespace cubelang::meaning::notation_test
