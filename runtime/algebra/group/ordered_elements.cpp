#include "runtime/algebra/group/ordered_elements.hpp"

#include <algorithm>
#include <new>
#include <vector>

#include "runtime/algebra/group/words.hpp"

namespace cubelang::group {
namespace {

using Row = StabilizerChain::Row;

std::vector<Point> moved_points(const PermutationGroup& group) {
    std::vector<Point> made;
    for (const auto& piece : group.pieces()) made.insert(made.end(), piece.on.points.begin(), piece.on.points.end());
    std::ranges::sort(made);
    return made;
}

}  // namespace

std::optional<OrderedElements> OrderedElements::of(const PermutationGroup& group, StopToken stop) {
    const auto base = moved_points(group);
    if (base.size() > most_points) throw std::bad_alloc();
    auto chain = StabilizerChain::of(group.generators(), group.degree(), base, stop);
    if (!chain) return std::nullopt;
    return OrderedElements(*std::move(chain));
}

template <class Choose>
void OrderedElements::descend(Row& t, Choose choose) const {
    Row moved(t.size());
    for (const auto& level : chain_.levels()) {
        const auto point = choose(level);
        if (point == level.base) continue;
        const auto& to_base = level.to_base[static_cast<std::size_t>(level.number[point])];
        for (std::size_t i = 0; i < t.size(); ++i) moved[to_base[i]] = t[i];
        t.swap(moved);
    }
}

Permutation OrderedElements::least_in_coset(const Permutation& g) const {
    auto t = rows::row(g);
    descend(t,
            [&](const auto& level) { return std::ranges::min(level.orbit, {}, [&](auto point) { return t[point]; }); });
    return {t.begin(), t.end()};
}

Integer OrderedElements::number(const Permutation& element) const {
    auto t = rows::identity(element.size());
    Integer number = 0;
    descend(t, [&](const auto& level) {
        const auto image = element[level.base];
        number = number * level.orbit.size() + std::ranges::count_if(level.orbit, [&](auto p) { return t[p] < image; });
        return *std::ranges::find(level.orbit, image, [&](auto point) { return t[point]; });
    });
    return number;
}

Permutation OrderedElements::at(Integer number) const {
    auto t = rows::identity(chain_.degree());
    auto left = chain_.order();
    descend(t, [&](const auto& level) {
        left /= level.orbit.size();
        const auto rank = static_cast<std::ptrdiff_t>(number / left);
        number %= left;
        auto orbit = level.orbit;
        std::nth_element(orbit.begin(), orbit.begin() + rank, orbit.end(), [&](auto a, auto b) { return t[a] < t[b]; });
        return orbit[static_cast<std::size_t>(rank)];
    });
    return {t.begin(), t.end()};
}

}  // namespace cubelang::group
