#include "runtime/render/bars.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::render::bars_test {
namespace {

std::string drawn(const std::vector<Bar>& all, const Screen& screen) { return painted(bars(all, screen), screen); }

}  // namespace

TEST_CASE("bars fill the columns of the screen in eighths of a column") {
    Screen screen;
    screen.columns = 20;
    CHECK(drawn({{"a", 1, "8", false}, {"bc", 0.5, "4", false}}, screen) == "a  ███████████████ 8\nbc ███████▌ 4");
    CHECK(drawn({{"7", 1, "16", true}, {"10", 0, "0", true}, {"11", 0.001, "1", true}}, screen) ==
          " 7 ██████████████ 16\n10 0\n11 ▏ 1");
}

TEST_CASE("on ASCII screens bars are number signs, and only 0 has none") {
    Screen screen;
    screen.columns = 15;
    screen.utf8 = false;
    CHECK(drawn({{"a", 1, "9", false}, {"b", 0.01, "1", false}, {"c", 0, "0", false}}, screen) ==
          "a ########### 9\nb # 1\nc 0");
}

TEST_CASE("bars beside long labels keep a minimum width") {
    Screen screen;
    screen.columns = 10;
    const auto text = drawn({{std::string(100, 'x'), 1, "1", false}}, screen);
    CHECK(text.find("…") != text.npos);
    CHECK(text.find("██████████ 1") != text.npos);
}

}  // namespace cubelang::render::bars_test
