// Group computations interrupted at many moments: a result, if any, is the correct one.

#include <chrono>
#include <functional>

#include "runtime/algebra/group/properties.hpp"
#include "runtime/algebra/group/random_generation.hpp"
#include "runtime/algebra/group/short_words.hpp"
#include "runtime/algebra/group/stabilizers.hpp"
#include "tests/algebra/group/known_groups.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::group::interrupted_test {
namespace {

using Clock = std::chrono::steady_clock;
/// Returns nullopt if stopped; a group is represented by its order.
using Question = std::function<std::optional<Integer>(StopToken)>;

std::optional<Integer> order_of(const std::optional<PermutationGroup>& made) {
    return made ? std::optional(made->order()) : std::nullopt;
}
std::optional<Integer> order_of(const SubgroupOrUnfinished& made) {
    const auto* const group = std::get_if<PermutationGroup>(&made);
    return group == nullptr ? std::nullopt : std::optional(group->order());
}

// Interrupts at equally spaced moments of its running time, including the first.
void check_interrupted(const Question& question, int moments = 60) {
    const auto before = Clock::now();
    const auto answer = question({});
    const auto duration = Clock::now() - before;
    REQUIRE(answer);
    CHECK_FALSE(question(StopToken().until(before)));
    for (int moment = 0; moment < moments; ++moment)
        if (const auto result = question(StopToken().until(Clock::now() + duration * moment / moments)))
            CHECK(*result == *answer);
}

PermutationGroup by_turns(std::vector<cube::Axis> axes) {
    std::vector<Permutation> generators;
    for (const auto axis : axes) generators.push_back(test::turn(3, {axis, 1, 1, 1}));
    return test::generated(std::move(generators), 48);
}

// S4 x S4 x Z4 x Z2 x Z9, with more generators than are needed.
PermutationGroup product_of_many() {
    return test::group_of({"(1,2,3,4)", "(1,2)", "(5,6,7,8)", "(5,6)", "(9,10,11,12)", "(13,14)",
                           "(15,16,17,18,19,20,21,22,23)", "(1,2)(9,10,11,12)", "(5,6)(13,14)", "(1,3)", "(6,8)"},
                          23);
}

}  // namespace

TEST_CASE("an interrupted group computation returns nothing or the right result") {
    const auto cube = test::full_group(4), many = product_of_many();
    check_interrupted([&](StopToken stop) { return order_of(PermutationGroup::of(cube.generators(), 96, stop)); });
    check_interrupted([&](StopToken stop) { return order_of(derived(cube, stop)); });
    check_interrupted([&](StopToken stop) { return order_of(derived(many, stop)); });
    check_interrupted([&](StopToken stop) { return order_of(centre(many, stop)); });
    check_interrupted([&](StopToken stop) { return order_of(with_few_generators(many, stop)); });
}

TEST_CASE("an interrupted subgroup search returns nothing or the right result") {
    using cube::Axis;
    const auto cube = test::full_group(3);
    const auto ru = by_turns({Axis::x, Axis::y}), uf = by_turns({Axis::y, Axis::z});
    const auto turn = test::turn(3, {Axis::x, 1, 1, 1});
    const std::vector<Point> points{0, 25, 30};
    const std::vector<std::vector<Point>> sets{{0, 3}, {26, 31, 40}};
    check_interrupted([&](StopToken stop) { return order_of(intersection(ru, uf, stop)); });
    check_interrupted([&](StopToken stop) { return order_of(centralizer(cube, turn, stop)); });
    check_interrupted([&](StopToken stop) { return order_of(stabilizer(cube, points, stop)); });
    check_interrupted([&](StopToken stop) { return order_of(set_stabilizer(cube, sets, stop)); });
}

TEST_CASE("an interrupted list of invariants is missing or complete") {
    const auto many = product_of_many();
    check_interrupted([&](StopToken stop) -> std::optional<Integer> {
        const auto all = abelian_invariants(many, stop);
        if (!all) return std::nullopt;
        Integer product = all->size();  // number and product distinguish a list from a part of it
        for (const auto& invariant : *all) product *= invariant;
        return product;
    });
}

TEST_CASE("an interrupted word search returns nothing or a correct word") {
    const auto group = test::full_group(2);
    const Alphabet alphabet(group.generators());
    std::uint64_t seed = 7;
    const auto p = group.random(seed);
    constexpr int moments = 10;
    const auto has_right_word = [&](StopToken stop) -> std::optional<Integer> {
        auto words = ShortWords::of(group);
        const auto word = words->word(p, stop);
        return word ? std::optional<Integer>(alphabet.value(*word) == p) : std::nullopt;
    };
    check_interrupted(has_right_word, moments);
}

}  // namespace cubelang::group::interrupted_test
