#pragma once
// What a stage of the reduction sees of a state.

#include <array>
#include <vector>

#include "runtime/search/reduction/tables.hpp"

namespace cubelang::search::reduction {

struct Position {
    std::vector<PointSet> centres;  ///< by orbit: where the wanted colours are
    std::vector<Points> edges;      ///< by orbit, in the last stage: at i, where the part of point i is
    std::uint64_t odd_wings = 0;    ///< before that, the orbits of wings that are odd, as bits
    friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] Position position_of(const Puzzle& puzzle, Stage stage, const perm::Blocks& state);

/// What several turns do to a position of the last stage.
class Effect {
public:
    Effect(const Puzzle& puzzle, const Word& word);
    void apply(Position& position) const;
    /// On the solved cube, does it leave in place what this stage and those before it bring there?
    [[nodiscard]] bool keeps(Stage stage) const;
    [[nodiscard]] bool moves_edges() const;

private:
    std::vector<Points> centres_, edges_;
};

/// What one turn does to a position.
void turn(Position& position, const Puzzle& puzzle, std::size_t turn);

/// Equal for positions from which the same turns reach the goal of the stage.
[[nodiscard]] std::uint64_t key_of(const Puzzle& puzzle, const Position& position);

/// How much a misplaced centre counts beside a wing apart from its partner.
[[nodiscard]] double distance(const Puzzle& puzzle, const Tables& tables, Stage stage, const Position& position,
                              double centre_weight);

/// Short sequences of turns that change little: where single turns lead no further, they do.
struct Macro {
    Word word;
    Effect effect;
};

/// By stage. What stages before have brought to its place stays there; in the last one, either wings change places or
/// centres do.
using Macros = std::array<std::vector<Macro>, stages>;
[[nodiscard]] Macros macros_of(const Puzzle& puzzle);

}  // namespace cubelang::search::reduction
