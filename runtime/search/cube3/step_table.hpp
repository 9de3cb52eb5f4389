#pragma once
// Distances for the steps of a fewest-moves solution, each about one choice of axes: EO about F-B, the others about
// U-D.
//
// A coordinate numbers the classes of positions that a step does not distinguish in some respect, as a search from the
// solved position reaches them with the moves of the step. Right multiplication by a move acts on these classes.
// Distances are exact for pairs of coordinates. All tables together have a few million entries.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/coordinates.hpp"
#include "runtime/search/cube3/steps.hpp"
#include "runtime/search/space/big_memory.hpp"

namespace cubelang::search::cube3 {

class StepTable {
public:
    using Values = std::array<std::uint16_t, 4>;
    /// Computed on first use, in a few tenths of a second, and kept. Null if stopped.
    [[nodiscard]] static const StepTable* of(StepKind kind, StopToken stop = {});
    /// Null if stopped.
    [[nodiscard]] static std::unique_ptr<const StepTable> computed(StepKind kind, StopToken stop);

    /// In ascending order, with their inverses.
    [[nodiscard]] const std::vector<int>& moves() const { return moves_; }
    /// Is the step before this one done?
    [[nodiscard]] bool is_possible(const Cubies& c) const { return is_possible_(c); }
    /// Nothing if the step's moves do not reach the goal from here.
    [[nodiscard]] std::optional<Values> values(const Cubies& c) const;
    [[nodiscard]] Values moved(Values values, int index) const {
        for (std::size_t i = 0; i < coordinates_.size(); ++i)
            values[i] = static_cast<std::uint16_t>(coordinates_[i].after(values[i], index));
        return values;
    }
    /// A lower bound for the number of moves; 0 only at the goal.
    [[nodiscard]] int distance(const Values& values) const {
        int most = 0;
        for (const auto& [x, y, rows] : pairs_)
            most = std::max<int>(most, rows[std::size_t{values[x]} * coordinates_[y].after.size() + values[y]]);
        return most;
    }

    using Key = std::uint32_t (*)(const Cubies& c);

private:
    struct Coordinate {
        Key key;
        std::unordered_map<std::uint32_t, std::uint16_t> number_of_key;
        MoveTable after;
    };
    struct Pair {
        std::size_t x, y;
        Bytes rows;
    };
    StepTable(StepKind kind, StopToken stop);
    [[nodiscard]] Coordinate coordinate(Key key, StopToken stop) const;

    bool (*is_possible_)(const Cubies& c);
    std::vector<int> moves_;
    std::vector<Coordinate> coordinates_;
    std::vector<Pair> pairs_;
};

}  // namespace cubelang::search::cube3
