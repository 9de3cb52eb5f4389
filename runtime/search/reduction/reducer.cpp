#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr std::size_t most_orientations = 3;

// An orientation of the cube, for searches that begin with a certain axis.
struct Orientation {
    cube::Symmetry centring;     ///< the rotation after which the fixed centres are in place
    cube::Symmetry conjugation;  ///< the rotation by which the state is then conjugated
};

perm::Blocks blocks_of(cube::Cube cube, cube::Symmetry s) { return cube::after(cube, cube::rotation_moves(s)).blocks; }

bool centres_are_solved(cube::Cube cube, const perm::Blocks& blocks) {
    if (!cube.has_fixed_centres()) return true;
    const auto& centres = blocks[cube.classes()];
    for (int face = 0; face < 6; ++face)
        if (centres[4 * face] / 4 != face) return false;
    return true;
}

perm::Blocks reoriented(const cube::State& state, const Orientation& orientation) {
    auto blocks = blocks_of(state.cube, cube::inverse(orientation.conjugation));
    perm::multiply_by(blocks, state.blocks);
    perm::multiply_by(blocks, blocks_of(state.cube, cube::product(orientation.centring, orientation.conjugation)));
    return blocks;
}

// All orientations that differ in which axis is x, y and z.
std::vector<Orientation> orientations(const cube::State& state) {
    std::vector<Orientation> all;
    const auto third = cube::s_urf3;
    for (const auto& rotation : cube::rotations()) {
        if (!centres_are_solved(state.cube, reoriented(state, {rotation.symmetry, {}}))) continue;
        for (const auto conjugation : {cube::Symmetry{}, third, cube::product(third, third)})
            all.push_back({rotation.symmetry, conjugation});
    }
    return all;
}

// Converts a word for the reoriented cube to moves of the original one, with rotations of the whole cube at the end.
std::vector<cube::Move> to_moves(const Puzzle& puzzle, const Word& word, const Orientation& orientation) {
    const auto back = cube::inverse(cube::product(orientation.centring, orientation.conjugation));
    std::vector<cube::Move> moves;
    for (const auto turn : word) moves.push_back(cube::conjugate(move_of(puzzle.turns()[turn], puzzle.cube().n), back));
    std::ranges::copy(cube::rotation_moves(orientation.centring), std::back_inserter(moves));
    return moves;
}

// The number of attempts to solve oblique centres: as many as take a second or two.
unsigned attempts(cube::Cube cube) {
    if (cube.n < 6 || cube.n > 12) return 1;
    return cube.n < 8 ? 16 : 4;
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

// Solves a cube from its reduced layers on.
class FinalSteps {
public:
    FinalSteps(const Puzzle& puzzle, const CommutatorBars& bars, const cube3::TwoPhase& core, Centres centres,
               StopToken stop)
        : puzzle_(puzzle), bars_(bars), core_(core), centres_(centres), stop_(stop) {}
    [[nodiscard]] std::optional<Word> solve(const perm::Blocks& start, Word word, const OnPart& on_part) const;

private:
    void make_wings_even(const perm::Blocks& start, Word& word) const;
    bool turn_fixed_centres(const perm::Blocks& start, Word& word) const;
    [[nodiscard]] std::optional<cube3::Cubies> reduced_core(const perm::Blocks& start, Word& word) const;

    const Puzzle& puzzle_;
    const CommutatorBars& bars_;
    const cube3::TwoPhase& core_;
    Centres centres_;
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

std::optional<Word> FinalSteps::solve(const perm::Blocks& start, Word word, const OnPart& on_part) const {
    make_wings_even(start, word);
    if (centres_ == Centres::by_colour)
        append(word, bars_.solve(after(puzzle_, start, word), classes_of(Stage::reduced),
                                 CommutatorBars::Wings::preserved, stop_, attempts(puzzle_.cube()), on_part));
    const auto core = reduced_core(start, word);
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

// Progress within one of several equal shares.
OnPart share_of(const OnPart& on_part, std::size_t share, std::size_t shares) {
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

std::vector<Word> Reducer::reductions(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const {
    std::vector<Word> reductions;
    if (cube().n > 4)
        reductions.push_back(reduce_layers(start, stop, on_part));
    else
        reductions = four_->reductions(innermost_layers(cube(), start), stop, on_part);
    if (reductions.empty()) reductions.emplace_back();
    return reductions;
}

Word Reducer::reduce_layers(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const {
    Word word;
    const int deepest = cube().n / 2;
    for (int depth = deepest; depth > 1; --depth) {
        if (on_part) on_part(static_cast<std::size_t>(deepest - depth), static_cast<std::size_t>(deepest - 1));
        append(word, reduce_layer(after(puzzle_, start, word), depth, stop));
    }
    return word;
}

Word Reducer::reduce_layer(const perm::Blocks& state, int depth, StopToken stop) const {
    if (2 * depth == cube().n) {
        const auto reductions = four_->reductions(innermost_layers(cube(), state), stop);
        return reductions.empty() ? Word{} : layer_word(puzzle_, depth, four_->puzzle(), reductions.front());
    }
    const auto reduction = layers_->solve(layer_state(cube(), state, depth), stop);
    return reduction ? layer_word(puzzle_, depth, layers_->puzzle(), *reduction) : Word{};
}

std::optional<std::vector<cube::Move>> Reducer::solve(const cube::State& state, Centres centres,
                                                      const cube3::TwoPhase& core, StopToken stop,
                                                      const OnPart& on_part) const {
    const FinalSteps final_steps(puzzle_, bars_, core, centres, stop);
    const auto all = orientations(state);
    const std::size_t tries = std::min(all.size(), cube().n == 4 ? most_orientations : 1);
    std::optional<Word> best;
    Orientation best_orientation{};
    const auto try_reduction = [&](const Orientation& orientation, const Word& reduction, const OnPart& report) {
        auto word = final_steps.solve(reoriented(state, orientation), reduction, report);
        if (!word || (best && best->size() <= word->size())) return;
        best = std::move(word);
        best_orientation = orientation;
    };
    for (std::size_t i = 0; i < tries && !stop.stop_requested(); ++i)
        for (const auto& reduction : reductions(reoriented(state, all[i]), stop, share_of(on_part, 2 * i, 2 * tries)))
            try_reduction(all[i], reduction, share_of(on_part, 2 * i + 1, 2 * tries));
    if (is_nearly_solved(state.blocks))
        for (const auto& rotation : cube::rotations()) try_reduction({{}, rotation.symmetry}, {}, {});
    if (!best) return std::nullopt;
    return to_moves(puzzle_, *best, best_orientation);
}

}  // namespace cubelang::search::reduction
