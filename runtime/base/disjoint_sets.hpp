#pragma once
// Union-find by size, with path halving. It has stop points (stop_point.hpp).

#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "runtime/base/stop_point.hpp"

namespace cubelang::inline base {

/// Disjoint sets of the numbers 0 … size - 1. Each set is represented by one of its members, its root.
template <class Index>
class DisjointSets {
public:
    explicit DisjointSets(std::size_t size) : parent_(size), size_(size, 1) {
        std::iota(parent_.begin(), parent_.end(), Index{0});
    }

    Index root(Index at) {
        while (parent_[at] != at) at = parent_[at] = parent_[parent_[at]];
        return at;
    }
    std::size_t size(Index at) { return size_[root(at)]; }

    /// Returns the root of the absorbed set; if a and b are in the same set already, its root.
    Index join(Index a, Index b) {
        stop_point();
        a = root(a);
        b = root(b);
        if (a == b) return a;
        if (size_[a] < size_[b]) std::swap(a, b);
        parent_[b] = a;
        size_[a] += size_[b];
        return b;
    }

    /// The sets of at least `least` numbers, ordered by smallest member, each in ascending order.
    std::vector<std::vector<Index>> sets(std::size_t least = 1) {
        std::vector<std::vector<Index>> all;
        std::vector<std::size_t> number_of(parent_.size(), std::numeric_limits<std::size_t>::max());
        for (std::size_t i = 0; i < parent_.size(); ++i) {
            stop_point();
            const auto member = static_cast<Index>(i);
            if (size(member) < least) continue;
            auto& number = number_of[root(member)];
            if (number > all.size()) {
                number = all.size();
                all.emplace_back();
            }
            all[number].push_back(member);
        }
        return all;
    }

private:
    std::vector<Index> parent_;
    std::vector<std::size_t> size_;
};

}  // namespace cubelang::inline base
