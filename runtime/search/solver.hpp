#pragma once
// Solves cubes: the one door to all solvers. Which of them is asked is in one table (solver.cpp). Answers are moves
// that, done to the state, solve it (on large ordinary cubes as it is seen: centres of one colour are alike, unless
// asked for exactly); turns of the whole cube, which cost nothing, are at the end only, and only where they must.

#include <functional>
#include <optional>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search {

/// Solutions up to here are the shortest, also where a quick one would do.
inline constexpr int few_moves = 8;
/// N up to which there is a solver at all.
inline constexpr int largest_solved = 50;

struct SolveOptions {
    bool optimal = false;  ///< else a short one at once (the 2x2x2 is always optimal)
    /// From the 4x4x4, on ordinary cubes: every centre to its own home. Else it is enough if the colours are right.
    bool exact = false;
    cube3::Metric metric = cube3::Metric::half_turns;  ///< what is to be least
    /// Only these, as in turns_meant_by(), on any cube; none: all. Implies `optimal`. A turn of the whole cube costs 1
    /// here.
    std::vector<cube::Move> generators{};
    /// What one of them costs; null: by `metric`.
    int (*cost)(const cube::Turn& turn, int n) = nullptr;
    int longest = 40;    ///< nothing longer is an answer
    double seconds = 0;  ///< not optimal: go on improving for so long; 0: the first will do
    Effort effort{};
    /// Not optimal: each answer, shorter than the one before.
    std::function<void(const std::vector<cube::Move>& moves)> on_answer{};
    /// While a large cube is reduced: how many parts of that are done.
    std::function<void(std::size_t part, std::size_t parts)> on_part{};
};

enum class SolveEnd : std::uint8_t {
    solved,
    too_long,      ///< proved: none that costs `proved.searched` or less
    out_of_reach,  ///< the same, and going on would take hours
    stopped,       ///< with the best so far, if any
    no_method,     ///< no solver takes this cube with these options
    too_large,     ///< nor any a cube larger than `largest_solved`
    unreachable,   ///< no turns solve it
    stuck,         ///< these generators do not bring `stuck` home
    no_memory      ///< not even for the small tables
};

struct Solution {
    SolveEnd end = SolveEnd::solved;
    std::vector<cube::Move> moves{};  ///< if solved, and perhaps if stopped
    bool found = false;
    bool is_optimal = false;
    int length = 0;             ///< in the metric
    bool by_colours = false;    ///< centres of one colour may have changed places
    bool is_exhaustive = true;  ///< costs were searched one by one: `proved` says how far
    Progress proved{};
    std::vector<cube::Part> stuck{};
};

/// A way of solving, with what it keeps between two questions. Nothing: the next one is asked.
using Method = std::function<std::optional<Solution>(const cube::State& state, const SolveOptions& options)>;

/// Keeps the tables that it has needed. Not for several threads at once.
class Solver {
public:
    explicit Solver(TableCache& tables) : tables_(tables) {}
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    [[nodiscard]] Solution solve(const cube::State& state, const SolveOptions& options);

private:
    TableCache& tables_;
    std::vector<Method> methods_;  ///< in the order of their rows; each made when first needed
};

}  // namespace cubelang::search
