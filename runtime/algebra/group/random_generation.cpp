#include "runtime/algebra/group/random_generation.hpp"

#include "runtime/algebra/group/properties.hpp"

namespace cubelang::group {
namespace {

constexpr std::size_t first_draw = 2, few_draws = 6, most_pruned = 16, tries_of_pairs = 6;

// A chain of subgroups is no longer than this, and each random element ascends with probability at least 1/2: four
// times as many, plus a margin, practically always suffice.
std::size_t draw_limit(const Integer& order) { return 64 + 4 * (msb(order) + 1); }

// Draws `count` elements at once, a few times; nullopt if they never generate the group, or if stopped.
std::optional<PermutationGroup> random_tuple(const PermutationGroup& group, std::size_t count, std::uint64_t& seed,
                                             StopToken stop) {
    for (std::size_t i = 0; i < tries_of_pairs; ++i) {
        std::vector<Permutation> elements;
        for (std::size_t k = 0; k < count; ++k) elements.push_back(group.random(seed));
        if (count == 1 && order(elements[0]) != group.order()) continue;
        auto made = PermutationGroup::of(std::move(elements), group.degree(), stop, group.order());
        if (!made || made->order() == group.order()) return made;
    }
    return std::nullopt;
}

// Adds one random element at a time, skipping those in the subgroup already.
std::optional<PermutationGroup> extended_randomly(const PermutationGroup& group, std::uint64_t& seed, StopToken stop) {
    auto made = PermutationGroup::of({group.random(seed), group.random(seed)}, group.degree(), stop, group.order());
    for (auto left = draw_limit(group.order()); made && made->order() != group.order() && left > 0; --left) {
        auto next = group.random(seed);
        if (made->contains(next)) continue;
        auto elements = made->generators();
        elements.push_back(std::move(next));
        made = PermutationGroup::of(std::move(elements), group.degree(), stop, group.order());
    }
    return made;
}

// Removes redundant generators.
std::optional<PermutationGroup> pruned(PermutationGroup group, StopToken stop) {
    for (auto left = group.generators().size(); left-- > 0;) {
        auto others = group.generators();
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(left));
        if (others.size() == 1 && order(others[0]) != group.order()) continue;
        auto made = PermutationGroup::of(std::move(others), group.degree(), stop, group.order());
        if (!made) return std::nullopt;
        if (made->order() == group.order()) group = std::move(*made);
    }
    return group;
}

}  // namespace

std::optional<PermutationGroup> group_from_random_elements(std::size_t degree, const Integer& order,
                                                           const std::function<Permutation()>& draw, StopToken stop) {
    std::vector<Permutation> elements;
    for (auto count = order == 1 ? 0 : first_draw;; count = count < few_draws ? count + 1 : 2 * count) {
        while (elements.size() < count && !stop.stop_requested()) elements.push_back(draw());
        auto made = PermutationGroup::of(elements, degree, stop, order);
        if (!made) return made;
        if (made->order() == order) {
            const bool is_short = count > first_draw && count <= few_draws;  // hardly any of them are redundant
            return is_short || count > most_pruned ? made : pruned(std::move(*made), stop);
        }
        if (count < draw_limit(order)) continue;
        made->mark_unproved();
        return made;
    }
}

std::optional<PermutationGroup> with_few_generators(const PermutationGroup& group, StopToken stop) {
    if (group.order() == 1) return PermutationGroup::of({}, group.degree(), stop);
    std::uint64_t seed = 1;
    std::optional<PermutationGroup> made;
    if (is_abelian(group)) made = random_tuple(group, 1, seed, stop);
    if (!made && !stop.stop_requested()) made = random_tuple(group, 2, seed, stop);
    if (!made && !stop.stop_requested()) made = extended_randomly(group, seed, stop);
    if (made && made->generators().size() > 2) made = pruned(std::move(*made), stop);
    if (!made || (made->order() != group.order() && group.is_proved())) return std::nullopt;
    if (made->order() != group.order()) return group;
    made->inherit_proof(group);
    return made;
}

std::optional<std::vector<Permutation>> small_generators(const PermutationGroup& group, StopToken stop) {
    const auto made = with_few_generators(group, stop);
    if (!made) return std::nullopt;
    return made->generators();
}

}  // namespace cubelang::group
