#include "runtime/search/cube3/supercube.hpp"

#include <algorithm>
#include <limits>

namespace cubelang::search::cube3 {
namespace {

// A third of a second; all but a few of positions by chance have an answer of 23 moves before.
constexpr std::uint64_t nodes_of_one = 1'000'000;

const std::vector<std::vector<int>>& beginnings() {
    static const std::vector<std::vector<int>> all{
        {}, {0, 3, 6, 9}, {5, 1, 12, 8, 10}, {2, 4, 15, 0, 13}, {9, 6, 3, 0, 7}, {0, 5, 6, 11, 13, 16}};
    return all;
}

std::vector<int> joined(std::vector<int> before, const std::vector<int>& after) {
    before.insert(before.end(), after.begin(), after.end());
    return before;
}

CentredCubies moved(CentredCubies cube, const std::vector<int>& moves) {
    for (const int move : moves) {
        cube.cubies = product(cube.cubies, cubies_of_moves()[move]);
        cube.centres = sum(cube.centres.value_or(0), centres_of_moves()[move]);
    }
    return cube;
}

std::optional<std::vector<int>> solve_behind(const std::vector<int>& beginning, const TwoPhase& solver,
                                             const CentredCubies& cube, TwoPhaseOptions options) {
    const auto length = static_cast<int>(beginning.size());
    options.longest -= length;
    options.short_enough -= length;
    if (const auto tell = options.on_answer)
        options.on_answer = [&, tell](const std::vector<int>& moves) { tell(joined(beginning, moves)); };
    const auto answer = solver.solve(moved(cube, beginning), options);
    return answer ? std::optional(joined(beginning, answer->moves)) : std::nullopt;
}

}  // namespace

std::optional<std::vector<int>> solve_supercube(const TwoPhase& solver, const CentredCubies& cube,
                                                const TwoPhaseOptions& options) {
    auto soon = options;
    soon.seconds = 0;
    soon.nodes = nodes_of_one;
    std::optional<std::vector<int>> best;
    for (std::size_t i = 0; i < beginnings().size() && !best && !options.stop.stop_requested(); ++i)
        best = solve_behind(beginnings()[i], solver, cube, soon);
    if (!best || options.seconds <= 0) return best;
    auto shorter = options;
    shorter.longest = static_cast<int>(best->size()) - 1;
    shorter.short_enough = 0;
    shorter.nodes = std::numeric_limits<std::uint64_t>::max();
    auto better = solve_behind({}, solver, cube, shorter);
    return better ? std::move(better) : best;
}

}  // namespace cubelang::search::cube3
