#include "runtime/meaning/assist/continuation.hpp"

#include <algorithm>
#include <set>

#include "tests/support/catch.hpp"

namespace cubelang::cube::part_spelling_test {
namespace {

using Texts = std::vector<std::string>;

Texts texts(Cube cube, std::string_view typed, int letters = 0) {
    Texts list;
    for (const auto& one : spellings(cube, typed, letters)) list.push_back(one.text);
    std::ranges::sort(list);
    return list;
}

// All names that can be reached by typing on from the candidates.
void collect(Cube cube, const std::string& typed, std::set<std::string>& all) {
    for (const auto& text : texts(cube, typed))
        if (all.insert(text).second) collect(cube, text, all);
}

}  // namespace

TEST_CASE("letters are completed to the parts of the current cube") {
    CHECK(texts({3}, "uf") == Texts{"uf", "ufl", "ufr"});
    CHECK(texts({2}, "uf") == Texts{"ufl", "ufr"});
    CHECK(texts({4}, "uf") == Texts{"uf1", "uf2", "ufl", "ufr"});
    CHECK(texts({5}, "uf") == Texts{"uf", "uf1", "uf2", "ufl", "ufr"});
    CHECK(texts({3}, "ud").empty());
    CHECK(texts({3}, "x").empty());
    CHECK(texts({3}, "ufrl").empty());
}

TEST_CASE("candidates can be limited to names of a number of letters") {
    CHECK(texts({3}, "u", 2) == Texts{"ub", "uf", "ul", "ur"});
    CHECK(texts({3}, "uf", 3) == Texts{"ufl", "ufr"});
}

TEST_CASE("many numbers are completed digit by digit") {
    CHECK(texts({100}, "uf") == Texts{"uf1", "uf2", "uf3", "uf4", "uf5", "uf6", "uf7", "uf8", "uf9", "ufl", "ufr"});
    CHECK(texts({100}, "uf9") == Texts{"uf9", "uf90", "uf91", "uf92", "uf93", "uf94", "uf95", "uf96", "uf97", "uf98"});
    CHECK(texts({100}, "uf98") == Texts{"uf98"});
    CHECK(texts({100}, "uf99").empty());
    CHECK(texts({100}, "uf0").empty());
    CHECK(texts({100}, "uf99999999999999999999").empty());
}

TEST_CASE("every part can be reached by typing on from the candidates, and every candidate is a part") {
    for (const int n : {2, 3, 4, 5, 9, 12}) {
        const Cube cube{n};
        INFO(n);
        std::set<std::string> offered;
        collect(cube, "", offered);
        std::set<std::string> expected;
        for (const auto& part : all_parts(cube))
            for (int first = 0; first < part.count; ++first)
                expected.insert(name(cube, part_at(cube, part.stickers[static_cast<std::size_t>(first)])));
        std::erase_if(expected, [&](const auto& one) { return offered.contains(one); });
        CHECK(expected.empty());
        for (const auto& one : offered) {
            const auto end = std::min(one.find_first_of("0123456789"), one.size());
            const auto number = end == one.size() ? 0U : static_cast<unsigned>(std::stoul(one.substr(end)));
            const bool begun = number == 0 && find_part(cube, one, 1).part.has_value();
            CHECK((begun || find_part(cube, one.substr(0, end), number).part));
        }
    }
}

TEST_CASE("there are few candidates even on large cubes") {
    for (const char* typed : {"", "u", "uf", "u1", "u12"}) CHECK(spellings({2000}, typed).size() <= 200);
}

}  // namespace cubelang::cube::part_spelling_test
