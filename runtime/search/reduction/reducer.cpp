#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {
namespace {

using Moves = std::vector<cube::Move>;

// The number of attempts to solve oblique centres: as many as take a second or two.
unsigned attempts(cube::Cube cube) {
    if (cube.n < 6 || cube.n > 12) return 1;
    return cube.n < 8 ? 16 : 4;
}

// Every position of the 3x3x3 is solved at once in this number of turns.
const int longest_core = cube3::TwoPhaseOptions{}.longest;

// The layers of a 5x5x5 are searched this many times as broadly as those of a very large cube: in about a second.
constexpr int broadest_layers = 6;

// On a 5x5x5, does Rw cost less than 2R?
bool are_blocks_cheaper(cube::Cube cube, Cost cost) {
    return cube.n == 5 && cost({cube::Axis::x, 1, 2, 1}, cube.n) < cost({cube::Axis::x, 2, 2, 1}, cube.n);
}

// With few misplaced stickers, three-cycles alone may be shorter.
constexpr int few_points = 40;

bool is_nearly_solved(const perm::Blocks& state) {
    int away = 0;
    for (const auto& block : state)
        for (int point = 0; point < perm::block_points; ++point) away += block[point] == point ? 0 : 1;
    return away <= few_points;
}

void append(Word& word, const Word& more) { word.insert(word.end(), more.begin(), more.end()); }
void append(Moves& moves, const Moves& more) { moves.insert(moves.end(), more.begin(), more.end()); }

bool are_home(const perm::Block& centres) {
    for (int point = 0; point < perm::block_points; ++point)
        if (centres[point] / 4 != point / 4) return false;
    return true;
}

perm::Blocks after(cube::Cube cube, perm::Blocks state, const Moves& moves) {
    cube::Turner turner(cube);
    cube::apply(turner, state, moves);
    return state;
}

// The rotation of the whole cube that brings the innermost centres to their faces.
const Moves& centring(cube::Cube cube, const perm::Blocks& state) {
    const int block = cube::block_of(cube, cube.has_fixed_centres() ? cube::Cell{0, 0} : cube::Cell{1, 1});
    const auto is_right = [&](const cube::Rotation& rotation) {
        return are_home(perm::product(state[block], cube::after(cube, rotation.moves).blocks[block]));
    };
    return std::ranges::find_if(cube::rotations(), is_right)->moves;
}

// A turn of the 4x4x4 as a turn of the innermost layers of a large cube.
cube::Move inner_move(const cube::Move& move, int n) {
    auto turn = *cube::turn_of(move, 4);
    const std::array layers{1, n / 2, n / 2 + 1, n};
    turn.from = layers[static_cast<std::size_t>(turn.from - 1)];
    turn.to = layers[static_cast<std::size_t>(turn.to - 1)];
    return move_of(turn, n);
}

// Solves a cube from its reduced layers on.
class FinalSteps {
public:
    FinalSteps(const Puzzle& puzzle, const CommutatorBars& bars, const cube3::TwoPhase& core, Centres centres,
               std::uint64_t nodes, StopToken stop)
        : puzzle_(puzzle), bars_(bars), core_(core), centres_(centres), nodes_(nodes), stop_(stop) {}
    /// Nothing if stopped, or if the 3x3x3 needs more than `most` turns.
    [[nodiscard]] std::optional<Word> solve(const perm::Blocks& start, int most, const OnPart& on_part) const;

private:
    void make_wings_even(const perm::Blocks& start, Word& word) const;
    bool turn_fixed_centres(const perm::Blocks& start, Word& word) const;
    [[nodiscard]] std::optional<cube3::Cubies> reduced_core(const perm::Blocks& start, Word& word) const;
    [[nodiscard]] std::optional<std::vector<int>> solve_core(const cube3::Cubies& core, int most) const;

    const Puzzle& puzzle_;
    const CommutatorBars& bars_;
    const cube3::TwoPhase& core_;
    Centres centres_;
    std::uint64_t nodes_;
    StopToken stop_;
};

// A quarter turn of its layer makes an odd orbit of wings even.
void FinalSteps::make_wings_even(const perm::Blocks& start, Word& word) const {
    const auto state = after(puzzle_, start, word);
    for (std::size_t i = 0; i < puzzle_.edges().size(); ++i) {
        const auto& orbit = puzzle_.edges()[i];
        if (!puzzle_.is_wing(i) || !perm::is_odd(state[orbit.block])) continue;
        const int depth = (puzzle_.cube().n - 1 - cube::cell_of(puzzle_.cube(), orbit.block).u) / 2 + 1;
        word.push_back(puzzle_.turn(cube::Face::u, depth, 1));
    }
}

std::optional<cube3::Cubies> FinalSteps::reduced_core(const perm::Blocks& start, Word& word) const {
    if (auto core = core_of(puzzle_, after(puzzle_, start, word))) return core;
    if (puzzle_.has_middle()) return std::nullopt;
    append(word, swap_of_two_pairs(puzzle_));
    return core_of(puzzle_, after(puzzle_, start, word));
}

// The first solution, and shorter ones within the given number of nodes.
std::optional<std::vector<int>> FinalSteps::solve_core(const cube3::Cubies& core, int most) const {
    const cube3::TwoPhaseOptions any{.stop = stop_};
    auto options = any;
    options.longest = std::min(longest_core, most);
    options.short_enough = 0;
    options.nodes = nodes_;
    auto answer = core_.solve(core, options);
    if (!answer && most >= longest_core) answer = core_.solve(core, any);
    return answer ? std::optional(std::move(answer->moves)) : std::nullopt;
}

bool FinalSteps::turn_fixed_centres(const perm::Blocks& start, Word& word) const {
    const auto cube = puzzle_.cube();
    if (!cube.super || !cube.has_fixed_centres()) return true;
    const auto centres = after(puzzle_, start, word)[cube.classes()];
    Quarters back{};
    for (int face = 0; face < 6; ++face) back[face] = static_cast<std::uint8_t>((4 - centres[4 * face] % 4) % 4);
    const auto turns = fixed_centre_word(puzzle_, back);
    if (turns) append(word, *turns);
    return turns.has_value();
}

std::optional<Word> FinalSteps::solve(const perm::Blocks& start, int most, const OnPart& on_part) const {
    Word word;
    make_wings_even(start, word);
    if (centres_ == Centres::by_colour)
        append(word, bars_.solve(after(puzzle_, start, word), stop_, attempts(puzzle_.cube()), on_part));
    const auto core = reduced_core(start, word);
    const auto turns_of_core = core ? solve_core(*core, most) : std::nullopt;
    if (!turns_of_core) return std::nullopt;
    append(word, word_of(puzzle_, *turns_of_core));
    if (!turn_fixed_centres(start, word)) return std::nullopt;
    const auto turns = three_cycle_ending({puzzle_.cube(), after(puzzle_, start, word)}, centres_, stop_);
    if (!turns) return std::nullopt;
    for (const auto& turn : *turns)
        word.push_back(puzzle_.turn(static_cast<cube::Face>(turn.axis), turn.from, turn.quarters));
    return word;
}

Moves to_moves(const Puzzle& puzzle, const Word& word) {
    Moves moves;
    for (const auto turn : word) moves.push_back(move_of(puzzle.turns()[turn], puzzle.cube().n));
    return moves;
}

// Progress within one of several equal shares.
OnPart share_of(const OnPart& on_part, std::size_t share, std::size_t shares) {
    if (!on_part) return {};
    return [&on_part, share, shares](std::size_t part, std::size_t parts) {
        on_part(share * parts + part, shares * parts);
    };
}

}  // namespace

Reducer::Reducer(cube::Cube cube, Cost cost, const SearchLimits& limits) : puzzle_(cube), cost_(cost), bars_(puzzle_) {
    if (cube.n % 2 == 0) innermost_.emplace(cube.n == 4 ? cost : query::usual_metric(cube.n).cost, limits);
    if (cube.n > 4)
        layers_.emplace(cube.n % 2 == 1,
                        are_blocks_cheaper(cube, cost) ? Puzzle::Inner::with_face : Puzzle::Inner::alone);
}

std::vector<Moves> Reducer::beginnings(const cube::State& state, const Breadth& breadth, StopToken stop) const {
    std::vector<Moves> all;
    if (!innermost_) return {centring(cube(), state.blocks)};
    const cube::State inner{cube4, innermost_layers(cube(), state.blocks)};
    for (const auto& reduction : innermost_->reductions(inner, breadth, stop)) {
        auto& moves = all.emplace_back();
        for (const auto& move : reduction.moves) moves.push_back(inner_move(move, cube().n));
        append(moves, centring(cube(), after(cube(), state.blocks, moves)));
        if (cube().n > 4) break;
    }
    return all;
}

Moves Reducer::reduce_layers(perm::Blocks state, StopToken stop, const OnPart& on_part) const {
    Moves all;
    const int deepest = (cube().n - 1) / 2;
    const auto breadth = static_cast<std::size_t>(std::max(1, broadest_layers / (deepest - 1)));
    for (int depth = deepest; depth > 1; --depth) {
        if (on_part) on_part(static_cast<std::size_t>(deepest - depth), static_cast<std::size_t>(deepest - 1));
        const auto word = layers_->solve(layer_state(cube(), state, depth), breadth, stop);
        if (!word) continue;
        const auto moves = layer_moves(cube().n, depth, layers_->puzzle(), *word);
        state = after(cube(), std::move(state), moves);
        append(all, moves);
    }
    return all;
}

std::optional<Moves> Reducer::solve(const cube::State& state, Centres centres, const cube3::TwoPhase& core,
                                    const Effort& effort, StopToken stop, const OnPart& on_part) const {
    const FinalSteps final_steps(puzzle_, bars_, core, centres, effort.nodes, stop);
    std::optional<Moves> best;
    int best_cost = 0;
    const auto offer = [&](Moves moves) {
        moves = query::rotations_at_end(moves);
        const int cost = cost_of(moves, cube().n, cost_);
        if (best && best_cost <= cost) return;
        best = std::move(moves);
        best_cost = cost;
    };
    const auto tries = beginnings(state, effort.breadth, stop);
    for (std::size_t i = 0; i < tries.size() && !stop.stop_requested(); ++i) {
        auto moves = tries[i];
        if (layers_) append(moves, reduce_layers(after(cube(), state.blocks, moves), stop, share_of(on_part, 0, 2)));
        const int most = best && cube().n == 4 ? best_cost - 1 - cost_of(moves, 4, cost_) : longest_core;
        const auto start = after(cube(), state.blocks, moves);
        const auto word = final_steps.solve(start, most, share_of(on_part, 1, 2));
        if (!word) continue;
        append(moves, to_moves(puzzle_, *word));
        offer(std::move(moves));
    }
    if (is_nearly_solved(state.blocks))
        for (const auto& [symmetry, _] : cube::rotations()) {
            const auto word = final_steps.solve(cube::conjugate(state, symmetry).blocks, longest_core, {});
            if (!word) continue;
            auto moves = to_moves(puzzle_, *word);
            for (auto& move : moves) move = cube::conjugate(move, cube::inverse(symmetry));
            offer(std::move(moves));
        }
    return best;
}

}  // namespace cubelang::search::reduction
