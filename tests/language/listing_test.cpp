// Lists of words, endless random streams, and plots.

#include "tests/language/interrupted.hpp"
#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::listing_test {

using test::last;
using test::run;

TEST_CASE("words are a stream of algorithms whose size is known without iteration") {
    CHECK(last("words({R, U}, 5)").find("the words of 5 turns of R, R2, R', U, U2, U'") != std::string::npos);
    CHECK(last("size(words(HTM, 4))") == "43254");
    CHECK(last("size(words(HTM, 12))") == "43598688377184");
    CHECK(last("size(words({R2, U2}, 3))") == "2");
    CHECK(last("size(words({R, U}, 0))") == "1");
    CHECK(last("size(words({R2}, 2))") == "0");
    CHECK(last("items(words({R, L2}, 2))") == "{R L2, R2 L2, R' L2}");
}

TEST_CASE("words up to symmetry are the first of each class") {
    CHECK(last("items(words(HTM, 1, true))") == "{R, R2}");
    CHECK(last("size(words(HTM, 3, up_to_symmetry = true))") == "75");
    CHECK(last("items(words({R, U}, 2, up_to_symmetry = true))") == "{R U, R U2, R U', R2 U, R2 U2}");
}

TEST_CASE("words can be iterated several times, and only those needed are generated") {
    CHECK(last("let s = words({R, U}, 2); items(s) == items(s)") == "true");
    CHECK(last("first(words(HTM, 100), 1)").find("R") != std::string::npos);
    CHECK(last("let n = 0; for w in words({R, U}, 4) { let n = n + length(w) }; n") == "648");
}

TEST_CASE("words turn the layers of the cube that was current at the call") {
    CHECK(last("cube 4; items(words({2R}, 1))") == "{2R, 2R2, 2R'}");
    CHECK(last("let s = words(HTM, 1); cube 2; size(s)") == "18");
}

TEST_CASE("an item of a random stream depends only on the seed and its number") {
    CHECK(last("first(skip(random_algorithms(7, 9), 3), 2) == skip(first(random_algorithms(7, 9), 5), 3)") == "true");
    CHECK(last("first(random_states(7), 3) == first(random_states(7), 3)") == "true");
    CHECK(last("first(random_algorithms(7, 9)) == first(random_algorithms(8, 9))") == "false");
    CHECK(last("let s = random_states(1); let here = first(s); cube 2; let there = first(s); cube 3; here == there") ==
          "true");
    CHECK(last("random_algorithms(7, 9)").find("random algorithms of 9 moves") != std::string::npos);
    CHECK(last("random_states(1)").find("random positions of a 3x3x3") != std::string::npos);
}

TEST_CASE("all random positions are reachable") {
    CHECK(last("cube 4; filter(is_reachable, first(random_states(3), 50)) == first(random_states(3), 50)") == "true");
}

TEST_CASE("a plot draws a bar for each key, and writes a picture if a file is given") {
    const auto drawn = last("plot({\"even\": 3, \"odd\": 1.5})");
    CHECK(drawn.find("even ██") == 0);
    CHECK(drawn.find("\nodd  ██") != drawn.npos);
    CHECK(last("plot({1: 2}, \"one.svg\")") == "wrote one.svg: a plot of 1 bar");
    CHECK(last("plot({1: 0, 2: 0})") == "1 0\n2 0");
}

TEST_CASE("the file of a plot contains its title and the value of each bar") {
    test::Setting setting;
    std::string written;
    setting.host.write_file = [&](const std::string&, const std::string& text) {
        written = text;
        return std::string();
    };
    CHECK(last("plot({4: 2, 63: 1}, \"orders.svg\", title = \"Orders\", background = dark)", setting) ==
          "wrote orders.svg: a plot of 2 bars");
    CHECK(written.find(">Orders</title>") != written.npos);
    CHECK(written.find("4: 2, 63: 1") != written.npos);
}

}  // namespace cubelang::listing_test
