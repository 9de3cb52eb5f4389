#include "runtime/algebra/group/pairs.hpp"

#include <algorithm>

#include "runtime/algebra/group/words.hpp"

namespace cubelang::group {
namespace {

using Row = StabilizerChain::Row;

Permutation side_by_side(const Permutation& a, const Permutation& b) {
    auto made = a;
    for (const auto image : b) made.push_back(static_cast<Point>(a.size() + image));
    return made;
}

std::vector<Point> bases_of(const StabilizerChain& chain) {
    std::vector<Point> base;
    for (const auto& level : chain.levels()) base.push_back(level.base);
    return base;
}

}  // namespace

std::optional<Pairs> Pairs::of(const PermutationGroup& first, const PermutationGroup& second, StopToken stop) {
    const auto image = StabilizerChain::of(second.generators(), second.degree(), {}, stop);
    if (!image) return std::nullopt;
    std::vector<Permutation> generators;
    for (std::size_t i = 0; i < first.generators().size(); ++i)
        generators.push_back(side_by_side(second.generators()[i], first.generators()[i]));
    const auto base = bases_of(*image);
    auto chain = StabilizerChain::of(generators, first.degree() + second.degree(), base, stop);
    if (!chain) return std::nullopt;
    return Pairs(*std::move(chain), base.size(), second.degree());
}

Permutation Pairs::of_first(const Row& pair) const {
    Permutation made;
    for (auto i = second_; i < pair.size(); ++i) made.push_back(static_cast<Point>(pair[i] - second_));
    return made;
}

// Sifting multiplies (h, 1) by elements of the group of pairs until it is (1, g'), so that (h, g) is in the group.
std::optional<Permutation> Pairs::preimage(const Permutation& h) const {
    auto pair = rows::row(side_by_side(h, identity(chain_.degree() - second_)));
    for (std::size_t i = 0; i < base_; ++i) {
        const auto& level = chain_.levels()[i];
        const auto number = level.number[pair[level.base]];
        if (number < 0) return std::nullopt;
        rows::multiply(pair, level.to_base[static_cast<std::size_t>(number)]);
    }
    for (std::size_t i = 0; i < second_; ++i)
        if (pair[i] != i) return std::nullopt;
    return inverse(of_first(pair));
}

std::vector<Permutation> Pairs::kernel() const {
    std::vector<Permutation> made;
    if (base_ < chain_.levels().size())
        for (const auto number : chain_.levels()[base_].generators)
            made.push_back(of_first(chain_.strong_generators()[number]));
    return made;
}

}  // namespace cubelang::group
