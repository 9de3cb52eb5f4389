#pragma once
// Canonical sequences of the moves of the 3x3x3, in tables: which moves may follow which, so that every commuting run,
// of turns about one axis, is tried once and in its shortest form: R L but not L R, R2 but not R R, and M but not R' L.
// (For any generators on any cube: space/generators.hpp.)

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/search/cube3/cubies.hpp"

namespace cubelang::search::cube3 {

/// What counts as one move.
enum class Metric : std::uint8_t {
    half_turns,     ///< HTM: a face by any angle
    quarter_turns,  ///< QTM: a face by 90 degrees
    slice_turns     ///< STM: any layer by any angle; the orientation of the whole cube is left out of account
};
inline constexpr std::array<Metric, 3> metrics{Metric::half_turns, Metric::quarter_turns, Metric::slice_turns};
/// Numbers of moves (cubies.hpp), in ascending order.
[[nodiscard]] const std::vector<int>& moves_of(Metric metric);

class CanonicalSequences {
public:
    explicit CanonicalSequences(const std::vector<int>& moves);
    static constexpr int start = 0;
    /// The moves that may come next, as bits.
    [[nodiscard]] std::uint32_t allowed(int node) const { return nodes_[node].allowed; }
    [[nodiscard]] int after(int node, int move) const { return nodes_[node].next[move]; }

    /// The same as a list.
    struct Step {
        std::uint8_t move, after;
    };
    [[nodiscard]] const std::vector<Step>& steps(int node) const { return nodes_[node].steps; }

private:
    struct Node {
        std::uint32_t allowed = 0;
        std::array<std::uint8_t, all_moves> next{};
        std::vector<Step> steps{};
    };
    void add_axis(int axis, const std::vector<int>& moves);
    void link_axes();
    void list_steps();
    std::vector<Node> nodes_;
    std::vector<int> axis_of_;
};
[[nodiscard]] const CanonicalSequences& sequences_of(Metric metric);

/// About which axis a move turns.
[[nodiscard]] constexpr int axis_of_move(int move) { return move < face_moves ? move / 3 % 3 : move / 3 - 6; }

}  // namespace cubelang::search::cube3
