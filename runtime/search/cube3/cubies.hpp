#pragma once
// The 3x3x3 for solvers: eight corners and twelve edges in small arrays, on Kociemba's cubie level (defined in
// runtime/cube/coordinates/cubie.hpp). Centres do not move here: a slice turn is the pair of outer turns with the
// same effect on all other parts.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/cube/coordinates/cubie.hpp"

namespace cubelang::search::cube3 {

/// For each place, the cubie there and its orientation. Twists 3..5 occur only in reflections.
struct Cubies {
    std::array<std::uint8_t, 8> corner{0, 1, 2, 3, 4, 5, 6, 7}, twist{};
    std::array<std::uint8_t, 12> edge{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, flip{};
    friend bool operator==(const Cubies&, const Cubies&) = default;
};

/// First a, then b.
[[nodiscard]] Cubies product(const Cubies& a, const Cubies& b);
[[nodiscard]] Cubies inverse(const Cubies& a);

/// Without edges (2x2x2), all edges are solved.
[[nodiscard]] Cubies cubies_from_rows(const cube::Cubies& rows);
[[nodiscard]] const Cubies& cubies_of(cube::Symmetry s);
/// s' a s
[[nodiscard]] Cubies conjugate(const Cubies& a, cube::Symmetry s);

/// Move numbers: 3 * face + quarters - 1 in the order of cube::Face, then 18 + 3 * axis + quarters - 1 for the middle
/// layers, with quarters counted clockwise from the positive end.
inline constexpr int face_moves = 18, all_moves = 27;
[[nodiscard]] const std::array<Cubies, all_moves>& cubies_of_moves();

/// The number of the conjugate of a move.
[[nodiscard]] int conjugate(int move, cube::Symmetry s);
/// The number of the inverse of a move.
[[nodiscard]] constexpr int inverse_move(int move) { return move - move % 3 + 2 - move % 3; }

// Canonical sequences of the moves of the 3x3x3, in tables: which moves may follow which, so that every commuting run
// of turns about one axis is tried once, in its shortest form: R L but not L R, R2 but not R R, and M but not R' L.
// (For any generators on any cube: space/generators.hpp.)

/// The unit in which moves are counted.
enum class Metric : std::uint8_t {
    half_turns,     ///< HTM: a face by any angle
    quarter_turns,  ///< QTM: a face by 90 degrees
    slice_turns     ///< STM: any layer by any angle; the orientation of the whole cube is ignored
};
inline constexpr std::array<Metric, 3> metrics{Metric::half_turns, Metric::quarter_turns, Metric::slice_turns};
/// The move numbers of a metric, in ascending order.
[[nodiscard]] const std::vector<int>& moves_of(Metric metric);

class CanonicalSequences {
public:
    explicit CanonicalSequences(const std::vector<int>& moves);
    static constexpr int start = 0;
    /// The possible next moves, as bits.
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

/// Several sequences of move numbers.
using Sequences = std::vector<std::vector<int>>;

/// Turns of faces with those about one axis in one order, each face once or, in quarter turns, twice. Nothing if that
/// is shorter.
[[nodiscard]] std::optional<std::vector<int>> canonical(const std::vector<int>& moves, Metric metric);

/// The axis about which a move turns.
[[nodiscard]] constexpr int axis_of_move(int move) { return move < face_moves ? move / 3 % 3 : move / 3 - 6; }

}  // namespace cubelang::search::cube3
