#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>
#include <vector>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/core.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr std::size_t most_orientations = 3;

// For the searches that begin with some axis.
struct Orientation {
    cube::Symmetry turned;  ///< the whole cube, so that the fixed centres are home
    cube::Symmetry seen;    ///< and then seen from here
};

perm::Blocks blocks_of(cube::Cube cube, cube::Symmetry s) { return cube::after(cube, cube::rotation_moves(s)).blocks; }

bool centres_are_home(cube::Cube cube, const perm::Blocks& blocks) {
    if (!cube.has_fixed_centres()) return true;
    const auto& centres = blocks[cube.classes()];
    for (int face = 0; face < 6; ++face)
        if (centres[4 * face] / 4 != face) return false;
    return true;
}

perm::Blocks reoriented(const cube::State& state, const Orientation& orientation) {
    auto blocks = blocks_of(state.cube, cube::inverse(orientation.seen));
    perm::multiply_by(blocks, state.blocks);
    perm::multiply_by(blocks, blocks_of(state.cube, cube::product(orientation.turned, orientation.seen)));
    return blocks;
}

// All that differ in what is x, what y, what z.
std::vector<Orientation> orientations(const cube::State& state) {
    std::vector<Orientation> all;
    const auto third = cube::s_urf3;
    for (const auto& rotation : cube::rotations()) {
        if (!centres_are_home(state.cube, reoriented(state, {rotation.symmetry, {}}))) continue;
        for (const auto seen : {cube::Symmetry{}, third, cube::product(third, third)})
            all.push_back({rotation.symmetry, seen});
    }
    return all;
}

// A word for the cube so oriented, as moves of the cube as it is, with turns of the whole cube at the end.
std::vector<cube::Move> as_moves(const Puzzle& puzzle, const Word& word, const Orientation& orientation) {
    const auto back = cube::inverse(cube::product(orientation.turned, orientation.seen));
    std::vector<cube::Move> moves;
    for (const auto turn : word) moves.push_back(cube::conjugate(move_of(puzzle.turns()[turn], puzzle.cube().n), back));
    std::ranges::copy(cube::rotation_moves(orientation.turned), std::back_inserter(moves));
    return moves;
}

// To bring oblique centres home: as many as take a second or two.
unsigned attempts(cube::Cube cube) {
    if (cube.n < 6 || cube.n > 12) return 1;
    return cube.n < 8 ? 16 : 4;
}

// Where few stickers are away, three-cycles alone may be shorter.
constexpr int few_points = 40;

bool is_nearly_solved(const perm::Blocks& state) {
    int away = 0;
    for (const auto& block : state)
        for (int point = 0; point < perm::block_points; ++point) away += block[point] == point ? 0 : 1;
    return away <= few_points;
}

void append(Word& word, const Word& more) { word.insert(word.end(), more.begin(), more.end()); }

// From layers reduced to the solved cube.
class Rest {
public:
    Rest(const Puzzle& puzzle, const CommutatorBars& bars, const cube3::TwoPhase& core, Centres centres, StopToken stop)
        : puzzle_(puzzle), bars_(bars), core_(core), centres_(centres), stop_(stop) {}
    [[nodiscard]] std::optional<Word> solved(const perm::Blocks& start, Word word, const OnPart& on_part) const;

private:
    void make_wings_even(const perm::Blocks& start, Word& word) const;
    bool turn_fixed_centres(const perm::Blocks& start, Word& word) const;
    [[nodiscard]] std::optional<cube3::Cubies> paired(const perm::Blocks& start, Word& word) const;

    const Puzzle& puzzle_;
    const CommutatorBars& bars_;
    const cube3::TwoPhase& core_;
    Centres centres_;
    StopToken stop_;
};

// A quarter turn of its layer makes an odd orbit of wings even.
void Rest::make_wings_even(const perm::Blocks& start, Word& word) const {
    const auto state = after(puzzle_, start, word);
    for (std::size_t i = 0; i < puzzle_.edges().size(); ++i) {
        const auto& orbit = puzzle_.edges()[i];
        if (!puzzle_.is_wing(i) || !perm::is_odd(state[orbit.block])) continue;
        const int depth = (puzzle_.cube().n - 1 - cube::cell_of(puzzle_.cube(), orbit.block).u) / 2 + 1;
        word.push_back(puzzle_.turn(cube::Face::u, depth, 1));
    }
}

std::optional<cube3::Cubies> Rest::paired(const perm::Blocks& start, Word& word) const {
    if (auto core = core_of(puzzle_, after(puzzle_, start, word))) return core;
    if (puzzle_.has_middle()) return std::nullopt;
    append(word, swap_of_two_pairs(puzzle_));
    return core_of(puzzle_, after(puzzle_, start, word));
}

bool Rest::turn_fixed_centres(const perm::Blocks& start, Word& word) const {
    const auto cube = puzzle_.cube();
    if (!cube.super || !cube.has_fixed_centres()) return true;
    const auto centres = after(puzzle_, start, word)[cube.classes()];
    Quarters back{};
    for (int face = 0; face < 6; ++face) back[face] = static_cast<std::uint8_t>((4 - centres[4 * face] % 4) % 4);
    const auto turns = turning_fixed_centres(puzzle_, back);
    if (turns) append(word, *turns);
    return turns.has_value();
}

std::optional<Word> Rest::solved(const perm::Blocks& start, Word word, const OnPart& on_part) const {
    make_wings_even(start, word);
    if (centres_ == Centres::by_colour)
        append(word, bars_.solve(after(puzzle_, start, word), classes_of(Stage::reduced), CommutatorBars::Wings::kept,
                                 stop_, attempts(puzzle_.cube()), on_part));
    const auto core = paired(start, word);
    const auto answer = core ? core_.solve(*core, {.stop = stop_}) : std::nullopt;
    if (!answer) return std::nullopt;
    append(word, word_of(puzzle_, answer->moves));
    if (!turn_fixed_centres(start, word)) return std::nullopt;
    const auto turns = three_cycle_ending({puzzle_.cube(), after(puzzle_, start, word)}, centres_, stop_);
    if (!turns) return std::nullopt;
    for (const auto& turn : *turns)
        word.push_back(puzzle_.turn(static_cast<cube::Face>(turn.axis), turn.from, turn.quarters));
    return word;
}

// Of several equal shares one.
OnPart part_of(const OnPart& on_part, std::size_t share, std::size_t shares) {
    if (!on_part) return {};
    return [&on_part, share, shares](std::size_t part, std::size_t parts) {
        on_part(share * parts + part, shares * parts);
    };
}

}  // namespace

Reducer::Reducer(cube::Cube cube) : puzzle_(cube), bars_(puzzle_) {
    if (cube.n % 2 == 0) four_.emplace();
    if (cube.n > 4) layers_.emplace(cube.n % 2 == 1);
}

std::vector<Word> Reducer::ways(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const {
    std::vector<Word> ways;
    if (cube().n > 4)
        ways.push_back(by_layers(start, stop, on_part));
    else
        ways = four_->ways(innermost(cube(), start), stop, on_part);
    if (ways.empty()) ways.emplace_back();
    return ways;
}

Word Reducer::by_layers(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const {
    Word word;
    const int deepest = cube().n / 2;
    for (int depth = deepest; depth > 1; --depth) {
        if (on_part) on_part(static_cast<std::size_t>(deepest - depth), static_cast<std::size_t>(deepest - 1));
        append(word, by_layer(after(puzzle_, start, word), depth, stop));
    }
    return word;
}

Word Reducer::by_layer(const perm::Blocks& state, int depth, StopToken stop) const {
    if (2 * depth == cube().n) {
        const auto ways = four_->ways(innermost(cube(), state), stop);
        return ways.empty() ? Word{} : in_layer(puzzle_, depth, four_->puzzle(), ways.front());
    }
    const auto way = layers_->solve(layer_at(cube(), state, depth), stop);
    return way ? in_layer(puzzle_, depth, layers_->puzzle(), *way) : Word{};
}

std::optional<std::vector<cube::Move>> Reducer::solve(const cube::State& state, Centres centres,
                                                      const cube3::TwoPhase& core, StopToken stop,
                                                      const OnPart& on_part) const {
    const Rest rest(puzzle_, bars_, core, centres, stop);
    const auto all = orientations(state);
    const std::size_t tries = std::min(all.size(), cube().n == 4 ? most_orientations : 1);
    std::optional<Word> best;
    Orientation best_orientation{};
    const auto follow = [&](const Orientation& orientation, const Word& way, const OnPart& report) {
        auto word = rest.solved(reoriented(state, orientation), way, report);
        if (!word || (best && best->size() <= word->size())) return;
        best = std::move(word);
        best_orientation = orientation;
    };
    for (std::size_t i = 0; i < tries && !stop.stop_requested(); ++i)
        for (const auto& way : ways(reoriented(state, all[i]), stop, part_of(on_part, 2 * i, 2 * tries)))
            follow(all[i], way, part_of(on_part, 2 * i + 1, 2 * tries));
    if (is_nearly_solved(state.blocks))
        for (const auto& rotation : cube::rotations()) follow({{}, rotation.symmetry}, {}, {});
    if (!best) return std::nullopt;
    return as_moves(puzzle_, *best, best_orientation);
}

}  // namespace cubelang::search::reduction
