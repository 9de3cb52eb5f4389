#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>
#include <array>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/fixed_centres.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

// Beyond, it takes seconds for little gain.
constexpr int largest_by_stages = 6;

struct Holding {
    cube::Symmetry turned;  ///< the whole cube, so that the fixed centres are home
    cube::Symmetry seen;    ///< and then seen from here
};

perm::Blocks blocks_of(cube::Cube cube, cube::Symmetry s) {
    auto blocks = cube::solved(cube).blocks;
    cube::Turner turner(cube);
    for (const auto& move : cube::rotation_moves(s)) turner.apply(blocks, *cube::turn_of(move, cube.n));
    return blocks;
}

perm::Blocks held(const cube::State& state, const Holding& holding) {
    auto blocks = blocks_of(state.cube, cube::inverse(holding.seen));
    perm::multiply_by(blocks, state.blocks);
    perm::multiply_by(blocks, blocks_of(state.cube, cube::product(holding.turned, holding.seen)));
    return blocks;
}

bool centres_are_home(cube::Cube cube, const perm::Blocks& blocks) {
    if (!cube.has_fixed_centres()) return true;
    const auto& centres = blocks[static_cast<std::size_t>(cube.classes())];
    for (int face = 0; face < 6; ++face)
        if (centres[4 * face] / 4 != face) return false;
    return true;
}

// How the cube may be held, so that what is x for one is y or z for another.
std::vector<Holding> holdings(const cube::State& state) {
    std::vector<Holding> all;
    const auto third = cube::s_urf3;
    for (const auto& rotation : cube::rotations()) {
        if (!centres_are_home(state.cube, held(state, {rotation.symmetry, {}}))) continue;
        for (const auto seen : {cube::Symmetry{}, third, cube::product(third, third)})
            all.push_back({rotation.symmetry, seen});
    }
    return all;
}

struct Plan {
    std::size_t holdings, first_width, width, with_macros;
    std::array<double, 3> centre_weights;
};
Plan plan_for(int n) {
    if (n == 4) return {3, 1500, 150, 4, {8, 14, 40}};
    if (n == 5) return {2, 1200, 120, 4, {8, 14, 40}};
    return {1, 600, 60, 4, {8, 14, 40}};
}

void append(Word& word, const Word& more) { word.insert(word.end(), more.begin(), more.end()); }

class Work {
public:
    Work(const Puzzle& puzzle, const Tables* tables, const Macros& macros, const Bars& bars,
         const cube3::TwoPhase& core, Centres centres, StopToken stop, OnPart on_part)
        : puzzle_(puzzle),
          tables_(tables),
          macros_(macros),
          bars_(bars),
          core_(core),
          centres_(centres),
          stop_(stop),
          on_part_(std::move(on_part)) {}

    void try_stages(const perm::Blocks& start, const Plan& plan) {
        const auto axis = extended(start, {{}}, {Stage::first_axis, plan.first_width, 2, 100, 1, 16, 40});
        const auto axes = extended(start, axis, {Stage::axes, plan.first_width, 2, 100, 1, 16, 40});
        for (const double weight : plan.centre_weights) {
            const auto words =
                extended(start, axes, {Stage::reduced, plan.width, plan.with_macros, 12, weight, 16, 12});
            for (const auto& word : words) finish(start, word);
            if (!words.empty() || stop_.stop_requested()) return;
        }
    }
    void finish(const perm::Blocks& start, Word word);
    [[nodiscard]] const std::optional<Word>& best() const { return best_; }

private:
    [[nodiscard]] std::vector<Word> extended(const perm::Blocks& start, const std::vector<Word>& words,
                                             BeamOptions options) const {
        options.stop = stop_;
        if (on_part_) on_part_(static_cast<std::size_t>(options.stage), stages);
        std::vector<Start> starts;
        for (const auto& word : words)
            starts.push_back({position_of(puzzle_, options.stage, after(start, word)), word.size() - words[0].size()});
        std::vector<Word> longer;
        for (const auto& path : beam(puzzle_, *tables_, macros_, starts, options)) {
            auto word = words[path.start];
            append(word, path.word);
            if (complete(start, word, options.stage)) longer.push_back(std::move(word));
        }
        std::ranges::stable_sort(longer, {}, &Word::size);
        return longer;
    }
    // What single turns left out of place, bars bring there.
    bool complete(const perm::Blocks& start, Word& word, Stage stage) const {
        append(word, bars_.solve(after(start, word), classes_of(stage),
                                 stage == Stage::reduced ? Bars::Wings::kept : Bars::Wings::free, stop_));
        return are_home(after(start, word), classes_of(stage));
    }
    [[nodiscard]] bool are_home(const perm::Blocks& state, const Classes& classes) const {
        return std::ranges::all_of(puzzle_.centres(), [&](const Orbit& orbit) {
            const auto& block = state[static_cast<std::size_t>(orbit.block)];
            for (int point = 0; point < perm::block_points; ++point)
                if (classes[static_cast<std::size_t>(block[point] / 4)] != classes[static_cast<std::size_t>(point / 4)])
                    return false;
            return true;
        });
    }
    [[nodiscard]] perm::Blocks after(perm::Blocks blocks, const Word& word) const {
        cube::Turner turner(puzzle_.cube());
        for (const auto turn : word) turner.apply(blocks, puzzle_.turns()[turn]);
        return blocks;
    }
    void make_wings_even(const perm::Blocks& start, Word& word) const;
    bool turn_fixed_centres(const perm::Blocks& start, Word& word) const;
    [[nodiscard]] std::optional<cube3::Cubies> paired(const perm::Blocks& start, Word& word) const;

    const Puzzle& puzzle_;
    const Tables* tables_;
    const Macros& macros_;
    const Bars& bars_;
    const cube3::TwoPhase& core_;
    Centres centres_;
    StopToken stop_;
    OnPart on_part_;
    std::optional<Word> best_;
};

// A quarter turn of its layer makes an odd orbit of wings even.
void Work::make_wings_even(const perm::Blocks& start, Word& word) const {
    const auto state = after(start, word);
    for (std::size_t i = 0; i < puzzle_.edges().size(); ++i) {
        const auto& orbit = puzzle_.edges()[i];
        if (!puzzle_.is_wing(i) || !perm::is_odd(state[static_cast<std::size_t>(orbit.block)])) continue;
        const int depth = (puzzle_.cube().n - 1 - cube::cell_of(puzzle_.cube(), orbit.block).u) / 2 + 1;
        word.push_back(puzzle_.turn(cube::Face::u, depth, 1));
    }
}

std::optional<cube3::Cubies> Work::paired(const perm::Blocks& start, Word& word) const {
    if (auto core = core_of(puzzle_, after(start, word))) return core;
    if (puzzle_.has_middle()) return std::nullopt;
    append(word, swap_of_two_pairs(puzzle_));
    return core_of(puzzle_, after(start, word));
}

bool Work::turn_fixed_centres(const perm::Blocks& start, Word& word) const {
    const auto cube = puzzle_.cube();
    if (!cube.super || !cube.has_fixed_centres()) return true;
    const auto centres = after(start, word)[static_cast<std::size_t>(cube.classes())];
    Quarters back{};
    for (int face = 0; face < 6; ++face)
        back[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>((4 - centres[4 * face] % 4) % 4);
    const auto turns = turning_fixed_centres(puzzle_, back);
    if (turns) append(word, *turns);
    return turns.has_value();
}

void Work::finish(const perm::Blocks& start, Word word) {
    const bool from_start = word.empty();
    make_wings_even(start, word);
    const auto wings = from_start ? Bars::Wings::free : Bars::Wings::kept;
    if (centres_ == Centres::by_colour)
        append(word, bars_.solve(after(start, word), classes_of(Stage::reduced), wings, stop_,
                                 from_start ? on_part_ : OnPart{}));
    const auto core = paired(start, word);
    const auto answer = core ? core_.solve(*core, {.stop = stop_}) : std::nullopt;
    if (!answer) return;
    append(word, word_of(puzzle_, answer->moves));
    if (!turn_fixed_centres(start, word)) return;
    const auto turns = ending({puzzle_.cube(), after(start, word)}, centres_, stop_);
    if (!turns) return;
    for (const auto& turn : *turns)
        word.push_back(puzzle_.turn(static_cast<cube::Face>(turn.axis), turn.from, turn.quarters));
    if (!best_ || word.size() < best_->size()) best_ = std::move(word);
}

// Done to the cube as it is, and the whole cube turned at the end.
std::vector<cube::Move> as_held(const Puzzle& puzzle, const Word& word, const Holding& holding) {
    const auto back = cube::inverse(cube::product(holding.turned, holding.seen));
    std::vector<cube::Move> moves;
    for (const auto turn : word) moves.push_back(cube::conjugate(move_of(puzzle.turns()[turn], puzzle.cube().n), back));
    std::ranges::copy(cube::rotation_moves(holding.turned), std::back_inserter(moves));
    return moves;
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
    if (cube.n > largest_by_stages) return;
    tables_.emplace(puzzle_);
    macros_ = macros_of(puzzle_);
}

std::optional<std::vector<cube::Move>> Reducer::solve(const cube::State& state, Centres centres,
                                                      const cube3::TwoPhase& core, StopToken stop,
                                                      const OnPart& on_part) const {
    const auto plan = plan_for(state.cube.n);
    const auto all = holdings(state);
    const auto held_ways = std::min(plan.holdings, all.size());
    std::optional<Word> best;
    Holding best_holding{};
    for (std::size_t i = 0; i < held_ways && !stop.stop_requested(); ++i) {
        Work work(puzzle_, tables_ ? &*tables_ : nullptr, macros_, bars_, core, centres, stop,
                  part_of(on_part, i, held_ways));
        const auto start = held(state, all[i]);
        if (tables_ && (state.cube.n < 6 || centres == Centres::by_colour)) work.try_stages(start, plan);
        if (!work.best() && !best) work.finish(start, {});
        if (!work.best() || (best && best->size() <= work.best()->size())) continue;
        best = work.best();
        best_holding = all[i];
    }
    if (!best) return std::nullopt;
    return as_held(puzzle_, *best, best_holding);
}

}  // namespace cubelang::search::reduction
