#pragma once
// Tables of distances, a byte each, breadth first.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace cubelang::search {

inline constexpr std::uint8_t unreached_distance = 0xFF;

/// Fills the table with the distances of all states that moves lead to from the first ones, by their numbers;
/// moved(state, move) is where a move leads. Others stay at `unreached_distance`.
template <class State, class Moves, class Moved, class Number>
void measure_distances(std::span<std::uint8_t> distances, std::vector<State> reached, const Moves& moves, Moved moved,
                       Number number) {
    std::fill(distances.begin(), distances.end(), unreached_distance);
    for (const auto& state : reached) distances[number(state)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const auto& move : moves) {
            const State next = moved(reached[i], move);
            auto& distance = distances[number(next)];
            if (distance != unreached_distance) continue;
            distance = static_cast<std::uint8_t>(distances[number(reached[i])] + 1);
            reached.push_back(next);
        }
}

}  // namespace cubelang::search
