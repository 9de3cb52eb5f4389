#include "runtime/algebra/group/question.hpp"

#include <algorithm>

#include "runtime/algebra/group/drawn.hpp"

namespace cubelang::group {
namespace {

bool has_odd(const PermutationGroup& group) { return std::ranges::any_of(group.generators(), is_odd); }

Permutation drawn_with_sign(const PermutationGroup& group, bool odd, std::uint64_t& seed) {
    auto made = group.random(seed);
    while (is_odd(made) != odd) made = group.random(seed);
    return made;
}

// Where there are no odd elements on a giant, its sign stays.
std::vector<Point> signs_that_stay(const Section& section, const OnGiants& on_giants) {
    std::vector<Point> points;
    for (std::size_t n = 0; n < on_giants.size(); ++n)
        if (!has_odd(*on_giants[n])) points.push_back(section.sign_point(n));
    return points;
}

Permutation draw(const Section& section, const StabilizerChain& here, const OnGiants& on_giants, std::uint64_t& seed) {
    const auto element = here.random(seed);
    std::vector<Permutation> actions;
    for (std::size_t n = 0; n < on_giants.size(); ++n) {
        const auto sign = section.sign_point(n);
        actions.push_back(drawn_with_sign(*on_giants[n], element[sign] != sign, seed));
    }
    return section.whole(element, actions);
}

Integer order_of(const Found& here, const OnGiants& on_giants) {
    auto order = here.order;
    for (const auto& group : on_giants) order *= has_odd(*group) ? Integer(group->order() / 2) : group->order();
    return order;
}

}  // namespace

SubgroupOrUnfinished assembled(const Section& section, const Found& here, const OnGiants& on_giants, StopToken stop) {
    const auto chain = StabilizerChain::of(here.generators, section.degree(), {}, stop);
    if (!chain) return Unfinished{true, 0};
    std::uint64_t seed = 1;
    auto made = drawn(
        section.group().degree(), order_of(here, on_giants), [&] { return draw(section, *chain, on_giants, seed); },
        stop);
    if (!made) return Unfinished{true, 0};
    made->rests_on(section.group());
    return std::move(*made);
}

SubgroupOrUnfinished subgroup_with(const Section& section, const Question& question, StopToken stop) {
    auto base = signs_that_stay(section, question.on_giants);
    base.insert(base.end(), question.fixed.begin(), question.fixed.end());
    const auto from = base.size();
    base.insert(base.end(), question.searched.begin(), question.searched.end());
    const auto chain = StabilizerChain::of(section.generators(), section.degree(), base, stop);
    if (!chain) return Unfinished{true, 0};
    auto found = search_subgroup(*chain, {from, base.size()}, *question.condition, stop);
    if (const auto* unfinished = std::get_if<Unfinished>(&found)) return *unfinished;
    auto made = assembled(section, std::get<Found>(found), question.on_giants, stop);
    if (auto* group = std::get_if<PermutationGroup>(&made); group != nullptr && !chain->is_proved())
        group->is_not_proved();
    return made;
}

}  // namespace cubelang::group
