#include "examples/cluster/mpi/numbering.hpp"

#include <algorithm>
#include <limits>

#include "runtime/search/space/orbits.hpp"

namespace cubelang::cluster {
namespace {

using search::Coordinate;
using search::Labels;
using Groups = std::span<const std::vector<int>>;

constexpr std::size_t most_arrangements = 60'000;  // their tables stay in the processor's nearer memory

Labels only(const Labels& labels, Groups groups) {
    Labels some;
    some.to.fill(search::any_label);
    for (const auto& group : groups)
        for (const int point : group) some[point] = labels[point];
    return some;
}

// As few coordinates as hold these parts: halves of them where all together have too many arrangements.
bool split(const search::MaskedSpace& space, std::size_t block, Groups groups, std::vector<Coordinate>& found) {
    const auto& labels = space.targets()[0].labels[block];
    if (auto made = Coordinate::from(space, block, only(labels, groups), most_arrangements)) {
        found.push_back(std::move(*made));
        return true;
    }
    const auto half = groups.size() / 2;
    return half > 0 && split(space, block, groups.first(half), found) &&
           split(space, block, groups.subspan(half), found);
}

}  // namespace

bool Numbering::add(Coordinate digit) {
    if (digit.size() > std::numeric_limits<Number>::max() / size_) return false;
    size_ *= digit.size();
    if (digit.size() > 1) digits_.push_back(std::move(digit));
    return true;
}

// A whole block, if it may be, since its orbits can depend on each other; else orbit by orbit.
bool Numbering::add(const search::MaskedSpace& space, std::size_t block) {
    if (auto all = Coordinate::from(space, block, space.targets()[0].labels[block], most_arrangements))
        return add(std::move(*all));
    std::vector<Coordinate> found;
    for (const auto& orbit : search::orbits(space, block, true))
        if (!split(space, block, orbit.groups, found)) return false;
    return std::ranges::all_of(found, [this](auto& digit) { return add(std::move(digit)); });
}

std::optional<Numbering> Numbering::of(cube::Cube cube, std::span<const search::Generator> generators) {
    search::MaskedSpace space(search::Goal(cube::solved(cube)), generators);
    space.forget_unmoved();
    Numbering made(generators.size());
    for (std::size_t block = 0; block < space.tracked().size(); ++block)
        if (!made.add(space, block)) return std::nullopt;
    // The longest digit first: what is left of a number by the count of the ranks depends on it most, and spreads.
    std::ranges::sort(made.digits_, std::ranges::greater(), &Coordinate::size);
    return made;
}

void Numbering::append_neighbours(Number state, std::vector<Number>& next) const {
    const auto first = next.size();
    next.resize(first + generators_, 0);
    Number place = 1;
    for (const auto& digit : digits_) {
        const auto at = static_cast<std::uint32_t>(state % digit.size());
        for (std::size_t g = 0; g < generators_; ++g) next[first + g] += place * digit.after(g, at);
        state /= digit.size();
        place *= digit.size();
    }
}

}  // namespace cubelang::cluster
