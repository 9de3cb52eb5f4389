#pragma once
// A shortest word whose order is a given number, by iterative deepening over all canonical sequences.
// Cyclic shifts of a word, its conjugates by symmetries, and its inverse have the same order. If each turn moves a
// single layer, one representative is enough: it begins with the least turn, in the order of the generators, among
// all such images of its turns. (A turn that commutes with the first may then be the last one. If turns move several
// layers, a run of them can be written in several ways, and all words are tried.)

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

struct OrderQuery {
    cube::Cube cube;
    std::uint64_t order = 1;
    int most_cost = 0;
    StopToken stop = {};
    std::function<void(int cost, std::uint64_t words)> progress = {};  ///< called now and then
};
struct ShortestOfOrder {
    std::optional<std::vector<cube::Move>> word;
    int proved = -1;       ///< no word of this cost or less has the order
    bool stopped = false;  ///< stopped before the greatest cost
};
[[nodiscard]] ShortestOfOrder shortest_of_order(const OrderQuery& wanted,
                                                std::span<const search::Generator> generators);

/// For each generator the first in its class under inversion and the symmetries that preserve the generators and
/// their costs. If a turn moves several layers, each is in a class alone.
[[nodiscard]] std::vector<std::size_t> equivalent_generators(std::span<const search::Generator> generators, int n);

}  // namespace cubelang::search
