#pragma once
// Solves cubes: the interface to all solvers, chosen by a table in solver.cpp. The moves of an answer, done to the
// state, solve it. On large ordinary cubes, centres of one colour count as equal unless an exact solution is
// requested. Rotations of the whole cube cost nothing; they are only at the end, and only if needed.

#include <functional>
#include <optional>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search {

/// Solutions of up to this length are the shortest, even if any short one would do.
inline constexpr int few_moves = 8;

struct SolveOptions {
    bool optimal = false;  ///< otherwise a short solution at once (always optimal for the 2x2x2)
    /// From the 4x4x4, on ordinary cubes: solve each centre exactly. Otherwise only its colour must be right.
    bool exact = false;
    cube3::Metric metric = cube3::Metric::half_turns;  ///< the length to minimise
    /// Use only these moves, as in turns_from_moves(), on any cube; empty: all. Implies `optimal`. A rotation of the
    /// whole cube costs 1 here.
    std::vector<cube::Move> generators{};
    /// The cost of each of these turns; null: by `metric`.
    int (*cost)(const cube::Turn& turn, int n) = nullptr;
    int longest = 40;         ///< the greatest length of an answer
    int least = 0;            ///< of the 3x3x3's shortest solutions, those of this length and more
    std::size_t answers = 1;  ///< the same: the greatest number of them, all of one length
    /// Bytes for the table of shortest solutions of the 3x3x3: a larger one saves as much time as it has more bytes.
    std::size_t table_memory = std::size_t{1} << 30U;
    double seconds = 0;  ///< if not optimal: time for shorter solutions; 0: the first will do
    SearchLimits limits{};
    /// If not optimal: called for each answer, shorter than the one before.
    std::function<void(const std::vector<cube::Move>& moves)> on_answer{};
    /// While a large cube is reduced: called with the number of finished parts.
    std::function<void(std::size_t part, std::size_t parts)> on_part{};
};

enum class SolveEnd : std::uint8_t {
    solved,
    too_long,      ///< proved: no solution of cost `proved.searched` or less
    out_of_reach,  ///< the same, and a longer search would take hours
    stopped,       ///< with the best answer so far, if any
    no_method,     ///< no solver takes this cube with these options
    unreachable,   ///< no turns solve it
    stuck,         ///< these generators cannot solve the parts in `stuck`
    no_memory      ///< not enough for the small tables
};

struct Solution {
    SolveEnd end = SolveEnd::solved;
    std::vector<cube::Move> moves{};             ///< if solved, and perhaps if stopped
    std::vector<std::vector<cube::Move>> all{};  ///< if more than one is wanted
    bool has_more = false;
    bool found = false;
    bool is_optimal = false;
    int length = 0;             ///< in the metric
    bool by_colours = false;    ///< centres of one colour may be permuted
    bool is_exhaustive = true;  ///< costs were searched one by one, up to `proved`
    Progress proved{};
    std::vector<cube::Part> stuck{};
};

/// A solving method, with the data that it keeps between calls. If it returns nothing, the next method is tried.
using Method =
    std::function<std::optional<Solution>(TableCache& tables, const cube::State& state, const SolveOptions& options)>;

/// Keeps the tables that it has needed. Not thread-safe.
class Solver {
public:
    explicit Solver(TableCache& tables) : tables_(tables) {}
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    [[nodiscard]] Solution solve(const cube::State& state, const SolveOptions& options);

private:
    TableCache& tables_;
    std::vector<Method> methods_;  ///< in the order of their rows; each is created when first needed
};

}  // namespace cubelang::search
