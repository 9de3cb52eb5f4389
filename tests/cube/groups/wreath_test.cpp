#include "runtime/cube/groups/wreath.hpp"

#include <map>
#include <set>

#include "runtime/cube/groups/census.hpp"
#include "tests/cube/groups/small_wreath.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::groups::wreath_test {
namespace {

using test::WreathElement;

constexpr Wreath small_ones[] = {{1, 1}, {5, 1}, {6, 1}, {1, 2}, {4, 2}, {5, 2}, {3, 3}, {4, 3}};

// One element of each type.
std::map<CycleType, WreathElement> one_of_each(Wreath wreath, const std::vector<WreathElement>& all) {
    std::map<CycleType, WreathElement> found;
    for (const auto& element : all) found.emplace(test::type_of(element, wreath), element);
    return found;
}

std::vector<WreathElement> commuting_with(const WreathElement& element, const std::vector<WreathElement>& all,
                                          int turns) {
    std::vector<WreathElement> found;
    for (const auto& other : all)
        if (test::product(element, other, turns) == test::product(other, element, turns)) found.push_back(other);
    return found;
}

}  // namespace

TEST_CASE("every type of an element is listed exactly once") {
    for (const auto wreath : small_ones) {
        const auto all = test::all_elements(wreath);
        CHECK(order(wreath) == all.size());
        const auto found = one_of_each(wreath, all);
        const auto types = all_types(wreath);
        CHECK(std::set(types.begin(), types.end()).size() == types.size());
        CHECK(types.size() == found.size());
        for (const auto& type : types) CHECK(found.contains(type));
    }
}

TEST_CASE("the numbers of types of a cube's orbits") {
    CHECK(all_types({8, 3}).size() == 810);
    CHECK(all_types({12, 2}).size() == 1165);
    CHECK(all_types({24, 1}).size() == 1575);
}

TEST_CASE("centralizer orders and marks agree with enumeration") {
    for (const auto wreath : small_ones) {
        const auto all = test::all_elements(wreath);
        for (const auto& [type, element] : one_of_each(wreath, all)) {
            const auto commuting = commuting_with(element, all, wreath.turns);
            CHECK(centralizer_order(wreath, type) == commuting.size());
            const auto marks = centralizer_marks(wreath, type);
            std::set<std::pair<bool, int>> seen;
            for (const auto& other : commuting) {
                const auto mark = mark_of(wreath, test::type_of(other, wreath));
                CHECK(marks.contains(mark));
                seen.emplace(mark.odd, mark.turn);
            }
            CHECK(marks.size() == static_cast<int>(seen.size()));
        }
    }
}

TEST_CASE("the classes of a wreath product add up to its order") {
    for (const auto wreath : {Wreath{8, 3}, Wreath{12, 2}, Wreath{24, 1}}) {
        Integer sum = 0;
        for (const auto& type : all_types(wreath)) sum += order(wreath) / centralizer_order(wreath, type);
        CHECK(sum == order(wreath));
    }
}

TEST_CASE("turning the corners of some cycle always repairs the sum of twists") {
    for (const auto& type : all_types({8, 3})) CHECK(centralizer_marks({8, 3}, type).contains({false, 1}));
}

TEST_CASE("the order of an element agrees with repetition") {
    for (const auto wreath : small_ones)
        for (const auto& [type, element] : one_of_each(wreath, test::all_elements(wreath)))
            CHECK(order_of_element(wreath, type) == test::order_by_repeating(element, wreath.turns));
}

TEST_CASE("counts of elements whose order divides a number agree with enumeration") {
    for (const auto wreath : small_ones) {
        std::map<std::uint64_t, ByParity> counted;
        for (const auto& element : test::all_elements(wreath)) {
            const auto type = test::type_of(element, wreath);
            const auto mark = mark_of(wreath, type);
            for (std::uint64_t m = 1; m <= 60 && mark.turn == 0; ++m)
                if (m % order_of_element(wreath, type) == 0) ++(mark.odd ? counted[m].odd : counted[m].even);
        }
        for (std::uint64_t m = 1; m <= 60; ++m) CHECK(elements_dividing(wreath, m) == counted[m]);
    }
}

TEST_CASE("the basis of characters that are 0 on given marks") {
    CHECK(vanishing_characters({12, 2}, Marks(2)).size() == 2);
    Marks both(2);
    both.add({true, 1});
    const auto blind = vanishing_characters({12, 2}, both);
    REQUIRE(blind.size() == 1);
    CHECK(blind[0].parity);
    CHECK(blind[0].flips);
    both.add({true, 0});
    CHECK(vanishing_characters({12, 2}, both).empty());
    CHECK(both.size() == 4);
    Marks twists(3);
    twists.add({false, 1});
    CHECK(vanishing_characters({8, 3}, twists).size() == 1);
}

}  // namespace cubelang::groups::wreath_test
