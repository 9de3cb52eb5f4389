#pragma once
// The generator-restricted solver: cheapest solutions by given generators only, proved; any turns, any costs, any cube.
// It searches as find does (word_search.hpp); its lower bounds are patterns (pattern.hpp), which serve for every state:
// the whole orbits of pieces under these generators, and parts of those that are too large. A group in which some
// orbit's pattern is complete says at once of many positions that it does not hold them.

#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/pattern.hpp"
#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

inline constexpr int longest_restricted = 40;  ///< cost up to which is searched if nothing else is said

class PatternTrack;

struct GeneratorAnswer {
    std::optional<std::vector<cube::Move>> moves;
    Progress proved;
    /// Pieces that these generators cannot bring home; then nothing was searched.
    std::vector<cube::Part> stuck;
};

class GeneratorSolver {
public:
    /// Patterns list at most `most_keys` each; making them ends early once `stop` is set, and the solver is the weaker
    /// for it.
    GeneratorSolver(cube::Cube cube, std::vector<Generator> generators, std::size_t most_keys = std::size_t{1} << 20,
                    StopToken stop = {});
    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }
    [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }
    /// Are all orbits listed as a whole? Then it is quick; else the group is large.
    [[nodiscard]] bool knows_all_orbits() const { return knows_all_orbits_; }
    /// The same answer for any number of threads.
    [[nodiscard]] GeneratorAnswer solve(const cube::State& state, int longest = longest_restricted,
                                        const Effort& effort = {}) const;
    /// Pieces that are seen at once not to come home.
    [[nodiscard]] std::vector<cube::Part> stuck(const cube::State& state) const;

private:
    /// The first one, if there is any.
    [[nodiscard]] std::optional<GeneratorWord> word_of_cost(const PatternTrack& track, int cost, const Effort& effort,
                                                            Reporter& reporter) const;
    void add_patterns(const std::vector<cube::Place>& orbit, std::size_t most_keys, StopToken stop);

    cube::Cube cube_;
    std::vector<Generator> generators_;
    Effects effects_;
    GeneratorWords words_;
    std::vector<Pattern> patterns_;
    bool knows_all_orbits_ = true;
};

/// The pieces that the generators bring to one another's places, by one sticker each; pieces that nothing moves are
/// left out.
[[nodiscard]] std::vector<std::vector<cube::Place>> part_orbits_under(cube::Cube cube, const Effects& effects);

}  // namespace cubelang::search
