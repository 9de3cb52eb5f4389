#pragma once
// A shortest word whose order is a given number, by trying all words of each cost (iterative deepening over canonical
// sequences).
//   Of words that can be turned round into one another, first turn last, or that are mirrored, turned or undone forms
//   of
// one another, all have one order. Where each turn moves one layer alone, one of these is enough: it begins with the
// first of all turns, in the order of the generators, that any such form of any of its turns is. (A turn that commutes
// with the first may then stand last. Where turns move several layers a run of them can be written in several ways, and
// all words are tried.)

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::full_group {

struct OrderWanted {
    cube::Cube cube;
    std::uint64_t order = 1;
    int most_cost = 0;
    StopToken stop = {};
    std::function<void(int cost, std::uint64_t words)> progress = {};  ///< called every now and then
};
struct ShortestOfOrder {
    std::optional<std::vector<cube::Move>> word;
    int proved = -1;       ///< no word of this cost or less has the order
    bool stopped = false;  ///< before the greatest cost
};
[[nodiscard]] ShortestOfOrder shortest_of_order(const OrderWanted& wanted,
                                                std::span<const search::Generator> generators);

/// For each generator the first that a symmetry or its inverse makes it, among symmetries that keep the generators and
/// their costs; each its own where some turn moves several layers.
[[nodiscard]] std::vector<std::size_t> alike_generators(std::span<const search::Generator> generators, int n);

}  // namespace cubelang::full_group
