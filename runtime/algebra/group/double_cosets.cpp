#include "runtime/algebra/group/double_cosets.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "runtime/algebra/group/ordered_elements.hpp"
#include "runtime/algebra/group/words.hpp"
#include "runtime/base/disjoint_sets.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::group {
namespace {

using Row = StabilizerChain::Row;

Permutation permutation_of(const Row& row) { return {row.begin(), row.end()}; }

// The identity first.
std::vector<Row> elements_of(const PermutationGroup& group) {
    const auto start = rows::row(identity(group.degree()));
    std::set<Row> known{start};
    std::vector<Row> all{start};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto& generator : group.generators())
            if (auto next = rows::product(all[i], rows::row(generator)); known.insert(next).second)
                all.push_back(std::move(next));
    return all;
}

}  // namespace

std::optional<DoubleCosets> DoubleCosets::of(const PermutationGroup& a, const PermutationGroup& b, StopToken stop) {
    const bool is_turned = a.order() > b.order();
    const auto &small = is_turned ? b : a, &large = is_turned ? a : b;
    auto chain = StabilizerChain::of(large.generators(), large.degree(), {}, stop);
    if (!chain) return std::nullopt;
    return DoubleCosets(elements_of(small), *std::move(chain), is_turned);
}

Row DoubleCosets::internal(const Permutation& p) const { return rows::row(is_turned_ ? inverse(p) : p); }

// Replaces the inverse of x by that of the element of x B whose inverse maps the base points to the least images: at
// each level, the base point takes the least image of a point of its orbit.
void DoubleCosets::reduce(Row& inverse) const {
    Row moved(inverse.size());
    for (const auto& level : large_.levels()) {
        const auto best = std::ranges::min(level.orbit, {}, [&](auto point) { return inverse[point]; });
        if (best == level.base) continue;
        const auto& to_base = level.to_base[static_cast<std::size_t>(level.number[best])];
        for (std::size_t i = 0; i < inverse.size(); ++i) moved[to_base[i]] = inverse[i];
        inverse.swap(moved);
    }
}

DoubleCosets::Least DoubleCosets::least(const Row& x) const {
    Least found;
    for (std::size_t s = 0; s < small_.size(); ++s) {
        auto inverse = rows::inverse(rows::product(small_[s], x));
        reduce(inverse);
        if (found.ways == 0 || inverse < found.inverse)
            found = {std::move(inverse), s, 1};
        else if (inverse == found.inverse)
            ++found.ways;
    }
    return found;
}

DoubleCosets::Parts DoubleCosets::parts(const Permutation& p) const {
    const auto x = internal(p);
    const auto [inverse, number, _] = least(x);
    const auto first = rows::inverse(small_[number]), middle = rows::inverse(inverse);
    const auto last = rows::product(rows::product(inverse, small_[number]), x);  // x = first * middle * last
    if (!is_turned_) return {permutation_of(first), permutation_of(middle), permutation_of(last)};
    return {permutation_of(rows::inverse(last)), permutation_of(inverse), permutation_of(rows::inverse(first))};
}

// The cosets x L of the large group are reached by products with generators before x, so all double cosets S x L are.
std::optional<std::vector<DoubleCosets::DoubleCoset>> DoubleCosets::within(const PermutationGroup& whole,
                                                                           StopToken stop) const {
    const StopScope scope(stop);
    std::vector<Row> steps;
    for (const auto& generator : whole.generators())
        for (const auto& element : small_) steps.push_back(rows::product(internal(generator), element));
    std::map<Row, std::size_t> ways;  // by the inverse of the least element
    std::deque<std::map<Row, std::size_t>::const_iterator> in_order;
    const auto reach = [&](const Row& x) {
        auto found = least(x);
        const auto [at, is_new] = ways.emplace(std::move(found.inverse), found.ways);
        if (is_new) in_order.push_back(at);
    };
    try {
        reach(small_.front());
        for (std::size_t i = 0; i < in_order.size() && in_order.size() <= most; ++i) {
            const auto x = rows::inverse(in_order[i]->first);
            for (const auto& step : steps) {
                stop_point();
                reach(rows::product(step, x));
            }
        }
    } catch (const Stopped&) {
        return std::nullopt;
    }
    if (in_order.size() > most) return std::nullopt;
    std::vector<DoubleCoset> all;
    for (const auto& at : in_order)
        all.push_back({permutation_of(is_turned_ ? at->first : rows::inverse(at->first)),
                       large_.order() * small_.size() / at->second});
    return all;
}

namespace {

// The least elements of the cosets A x, numbered as they are found from A itself.
struct NumberedCosets {
    const OrderedElements& a;
    std::map<Permutation, std::size_t> numbers{};
    std::vector<std::map<Permutation, std::size_t>::const_iterator> all{};

    std::size_t number_of(const Permutation& x) {
        const auto [at, is_new] = numbers.emplace(a.least_in_coset(x), all.size());
        if (is_new) all.push_back(at);
        return at->second;
    }
};

}  // namespace

std::optional<std::vector<DoubleCosets::DoubleCoset>> double_cosets_by_orbits(const PermutationGroup& whole,
                                                                              const PermutationGroup& a,
                                                                              const PermutationGroup& b,
                                                                              StopToken stop) {
    if (whole.order() / a.order() > DoubleCosets::most) return std::nullopt;
    const auto ordered = OrderedElements::of(a, stop);
    if (!ordered) return std::nullopt;
    NumberedCosets cosets{*ordered};
    cosets.number_of(identity(whole.degree()));
    for (std::size_t i = 0; i < cosets.all.size(); ++i) {
        if (stop.stop_requested()) return std::nullopt;
        for (const auto& generator : whole.generators()) cosets.number_of(product(cosets.all[i]->first, generator));
    }
    DisjointSets<std::size_t> orbits(cosets.all.size());
    for (const auto& at : cosets.all)
        for (const auto& generator : b.generators())
            orbits.join(at->second, cosets.number_of(product(at->first, generator)));
    std::map<std::size_t, std::size_t> place;  // of the orbit in the answer
    std::vector<DoubleCosets::DoubleCoset> found;
    for (const auto& [least, number] : cosets.numbers) {
        const auto [at, is_new] = place.emplace(orbits.root(number), found.size());
        if (is_new) found.push_back({least, 0});
        found[at->second].size += a.order();
    }
    return found;
}

}  // namespace cubelang::group
