#include "runtime/cube/groups/equations.hpp"

#include <array>

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::groups::equations_test {
namespace {

struct Equation {
    std::vector<int> unknowns;
    bool right;
};

bool holds(const Equation& equation, const std::vector<bool>& values) {
    bool sum = false;
    for (const int unknown : equation.unknowns) sum ^= values[static_cast<std::size_t>(unknown)];
    return sum == equation.right;
}

std::vector<Equation> random_equations(int unknowns, test::Chance& chance) {
    std::vector<Equation> all(chance() % 9);
    for (auto& equation : all) {
        for (std::size_t i = chance() % 4; i-- > 0;)
            equation.unknowns.push_back(static_cast<int>(chance() % static_cast<unsigned>(unknowns)));
        equation.right = chance() % 2 == 1;
    }
    return all;
}

// The number of assignments that satisfy all equations.
std::size_t solutions(const std::vector<Equation>& all, int unknowns) {
    std::size_t count = 0;
    for (std::uint32_t bits = 0; bits < 1U << unknowns; ++bits) {
        std::vector<bool> values;
        for (int i = 0; i < unknowns; ++i) values.push_back((bits >> i & 1U) != 0);
        count += std::ranges::all_of(all, [&](const Equation& equation) { return holds(equation, values); }) ? 1 : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("a solution is found if there is one") {
    test::property([] {
        constexpr int unknowns = 6;
        const auto seed = *test::seeds();
        test::Chance chance(seed);
        const auto all = random_equations(unknowns, chance);
        Equations equations(unknowns);
        for (const auto& equation : all) equations.add(equation.unknowns, equation.right);
        const auto solution = equations.solution();
        const auto count = solutions(all, unknowns);
        RC_ASSERT(solution.has_value() == (count > 0));
        if (!solution) return;
        for (const auto& equation : all) RC_ASSERT(holds(equation, *solution));
        const auto rank = static_cast<int>(all.size()) - equations.dependent();
        RC_ASSERT(count == std::size_t{1} << (unknowns - rank));
    });
}

TEST_CASE("equations may have more unknowns than a machine word has bits") {
    Equations equations(200);
    for (int i = 0; i + 1 < 200; ++i) equations.add(std::array{i, i + 1}, i % 3 == 0);
    equations.add(std::array{199}, true);
    const auto solution = equations.solution();
    REQUIRE(solution);
    for (std::size_t i = 0; i + 1 < 200; ++i) CHECK(((*solution)[i] != (*solution)[i + 1]) == (i % 3 == 0));
    CHECK((*solution)[199]);
    CHECK(equations.dependent() == 0);
}

}  // namespace cubelang::groups::equations_test
