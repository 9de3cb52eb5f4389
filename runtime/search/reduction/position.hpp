#pragma once
// The part of a state that a stage of the reduction uses.

#include <array>
#include <vector>

#include "runtime/search/reduction/tables.hpp"

namespace cubelang::search::reduction {

struct Position {
    std::vector<PointSet> centres;  ///< by orbit: the places of the wanted colours
    std::vector<Points> edges;      ///< by orbit, in the last stage: at i, the place of the part of point i
    std::uint64_t odd_wings = 0;    ///< in earlier stages: the odd orbits of wings, as bits
    friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] Position position_of(const Puzzle& puzzle, Stage stage, const perm::Blocks& state);

/// The effect of several turns on a position.
class Effect {
public:
    Effect(const Puzzle& puzzle, const Word& word);
    void apply(Position& position) const;
    /// Does it preserve, on the solved cube, the results of this stage and of those before it?
    [[nodiscard]] bool preserves(Stage stage) const;
    [[nodiscard]] bool moves_edges() const;

private:
    std::vector<Points> centres_, edges_;
};

/// Applies one turn to a position.
void turn(Position& position, const Puzzle& puzzle, std::size_t turn);

/// Equal for positions that the same turns bring to the goal of the stage.
[[nodiscard]] std::uint64_t key_of(const Puzzle& puzzle, const Position& position);

/// `centre_weight`: the weight of a misplaced centre, relative to a wing apart from its partner.
[[nodiscard]] double distance(const Puzzle& puzzle, const Tables& tables, Stage stage, const Position& position,
                              double centre_weight);

/// A short sequence of turns that changes little, for positions where single turns make no progress.
struct Macro {
    Word word;
    Effect effect;
};

/// By stage. Macros preserve the results of the stages before; in the last stage each moves only wings or only
/// centres.
using Macros = std::array<std::vector<Macro>, stages>;
[[nodiscard]] Macros macros_of(const Puzzle& puzzle);

}  // namespace cubelang::search::reduction
