#include "runtime/algebra/group/permutation_group.hpp"

#include "tests/algebra/group/known_groups.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::group::permutation_group_test {

using test::permutation;
using Kind = PermutationGroup::Piece::Kind;

TEST_CASE("well-known permutation groups have their known orders") {
    for (const auto* known : {&test::small_groups, &test::larger_groups})
        for (const auto& each : *known) {
            INFO(each.name);
            CHECK(test::group_of(each).order() == each.order);
            CHECK(test::group_of(each).is_proved());
        }
}

TEST_CASE("a cycle and a transposition generate the symmetric group") {
    Integer factorial = 1;
    for (std::size_t n = 2; n <= 40; ++n) {
        factorial *= n;
        CHECK(test::symmetric(n).order() == factorial);
    }
    const auto large = test::symmetric(1000);
    CHECK(large.order() % 997 == 0);
    CHECK(large.pieces()[0].kind == Kind::giant);
    CHECK(large.rest().degree() == 2);
}

TEST_CASE("alternating groups have half the order of symmetric groups") {
    for (std::size_t n = 5; n <= 31; n += 2) {
        auto cycle = test::permutation(test::cycle_and_pair(n)[0], n);
        const auto group = test::generated({cycle, permutation("(1,2,3)", n)}, n);
        CHECK(2 * group.order() == test::symmetric(n).order());
        CHECK_FALSE(group.contains(permutation("(1,2)", n)));
    }
}

TEST_CASE("a copy of a giant does not change the order") {
    const auto both = [](const std::string& cycles) {
        return product(permutation(cycles, 16), permutation(cycles, 16, 8));
    };
    const auto diagonal = test::generated({both("(1,2,3)"), both("(2,3,4,5,6,7,8)")}, 16);
    CHECK(diagonal.order() == 20160);
    CHECK(diagonal.pieces()[1].kind == Kind::copy);
    CHECK_FALSE(diagonal.contains(permutation("(1,2,3)", 16)));
    const auto direct = test::generated({both("(1,2,3)"), both("(2,3,4,5,6,7,8)"), permutation("(1,2,3)", 16)}, 16);
    CHECK(direct.order() == 20160 * 20160);
}

TEST_CASE("giants may depend on each other through a sign only") {
    const auto tied = test::group_of(
        {"(1,2,3,4,5,6,7,8,9)", "(2,3,4,5,6,7,8,9)(10,11)", "(10,11,12,13,14,15,16,17,18,19,20)", "(3,4,5)(12,13,14)"},
        20);
    CHECK(tied.order() == test::symmetric(9).order() * test::symmetric(11).order() / 2);
    CHECK(tied.contains(permutation("(1,2)(10,11)", 20)));
    CHECK(std::holds_alternative<PermutationGroup::BreaksSign>(*tied.refusal(permutation("(1,2)", 20))));
}

TEST_CASE("a giant with an inequivalent action elsewhere is not free") {
    const auto group = test::group_of(test::larger_groups[4]);
    for (const auto& piece : group.pieces()) CHECK(piece.kind == Kind::rest);
    CHECK_FALSE(group.contains(permutation("(16,17,18)", 23)));
}

TEST_CASE("membership agrees with enumeration") {
    for (const auto& known : test::small_groups) {
        INFO(known.name);
        const auto group = test::group_of(known);
        const auto all = test::elements(group);
        CHECK(all.size() == known.order);
        for (const auto& element : all) CHECK(group.contains(element));
        std::uint64_t seed = 5;
        const auto symmetric = test::symmetric(known.degree);
        for (int i = 0; i < 200; ++i) {
            const auto any = symmetric.random(seed);
            CHECK(group.contains(any) == all.contains(any));
        }
    }
}

TEST_CASE("a refusal has its reason") {
    const auto group = test::group_of({"(1,2,3)(4,5)", "(1,2)"}, 6);
    const auto why = [&](const std::string& cycles) { return *group.refusal(permutation(cycles, 6)); };
    CHECK(std::get<PermutationGroup::MovesOut>(why("(1,4)")).point == 0);
    CHECK(std::get<PermutationGroup::MovesOut>(why("(1,6)")).point == 0);
    CHECK(test::group_of({"(1,2,3)(4,5,6)"}, 6).refusal(permutation("(1,2,3)", 6))->index() == 1);
    CHECK(test::group_of({"(1,2)(3,4)", "(1,3)(2,4)"}, 4).refusal(permutation("(1,2)", 4))->index() == 3);
}

TEST_CASE("random elements are uniformly distributed") {
    for (const std::size_t number : {2U, 5U, 8U, 12U}) {
        const auto group = test::group_of(test::small_groups[number]);
        std::map<Permutation, double> count;
        std::uint64_t seed = 11;
        const auto size = static_cast<double>(group.order());
        const double each = 200;
        for (int i = 0; i < static_cast<int>(each * size); ++i) ++count[group.random(seed)];
        CHECK(static_cast<double>(count.size()) == size);
        double chi_square = 0;
        for (const auto& [element, times] : count) chi_square += (times - each) * (times - each) / each;
        // The mean is size - 1; a deviation of five sigma has probability 1e-6.
        CHECK(chi_square < size + 5 * std::sqrt(2 * size));
    }
}

TEST_CASE("a stopped construction returns nothing") {
    const std::atomic<bool> stop = true;
    CHECK_FALSE(PermutationGroup::of({permutation("(1,2,3,4)", 4)}, 4, StopToken(&stop)));
    CHECK_FALSE(PermutationGroup::of({permutation(test::eleven, 11), permutation("(1,2)", 11)}, 11, StopToken(&stop)));
}

TEST_CASE("the orders of full groups of cubes agree with the formula") {
    CHECK(test::full_group(2).order() == 88179840);
    CHECK(test::full_group(3).order() == Integer("43252003274489856000"));
    for (int n = 4; n <= 9; ++n) {
        const int wings = (n - 2) / 2, centres = (n - 2) * (n - 2) / 4, odd = n % 2;
        Integer order = Integer(40320) * 2187 * (odd == 1 ? Integer(479001600) * 2048 : 1);
        for (int i = 0; i < wings + centres; ++i) order *= test::symmetric(24).order();
        CHECK(test::full_group(n).order() == (order >> static_cast<unsigned>(1 + odd + wings + centres - n / 2)));
    }
}

}  // namespace cubelang::group::permutation_group_test
