// Built-ins for the library's algorithms: recognition and listing.

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/query/recognise.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/search/part_sets.hpp"
#include "runtime/meaning/builtins/sheets/library_cases.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/search/space/goal_parts.hpp"

namespace cubelang::meaning {
namespace {

using query::RecognisedState;
using Moves = std::vector<cube::Move>;

constexpr std::size_t longest_case = 1000;

// Whether p changes nothing visible, as some commutators of larger cubes do on this one.
bool looks_solved(const cube::State& p) {
    const auto looks = query::colors_of_centres(p.cube);
    return query::look(query::upright_state(p), looks) == query::look(cube::solved(p.cube), looks);
}

// The algorithms of a module whose moves exist on this cube.
struct KnownCases {
    std::vector<const LibraryCase*> cases;
    std::vector<Moves> moves;
    std::vector<cube::State> states;

    KnownCases(Context& context, std::string_view module) {
        const int n = context.cube().n;
        for (const auto& one : library_cases(context)) {
            if (one.module != module) continue;
            const auto written = cube::expand(*one.word, longest_case);
            const auto is_missing = [n](const cube::Move& move) {
                return cube::fault(move, n) != cube::MoveFault::none;
            };
            if (!written || std::ranges::any_of(*written, is_missing)) continue;
            auto state = context.perform(one.word, {});
            if (looks_solved(state)) continue;
            cases.push_back(&one);
            moves.push_back(*written);
            states.push_back(std::move(state));
        }
    }
};

// Labels for the first two layers, and for the orientation of the last layer.
query::StickerLabels orientation_looks(cube::Cube cube) {
    auto rest = search::solved_goal(cube, parts_of_word(cube, "first_two_layers"));
    if (!cube.super) rest.colors_only();
    const auto goal = search::conjunction(rest, search::oriented_goal(cube, parts_of_word(cube, "last_layer")));
    query::StickerLabels looks;
    for (const auto& block : goal->alternatives().front()) looks.push_back(block.label);
    return looks;
}

Moves conjugated(Moves moves, cube::Symmetry symmetry) {
    std::ranges::transform(moves, moves.begin(),
                           [=](const cube::Move& move) { return cube::conjugate(move, symmetry); });
    return moves;
}

Moves top_turn(int quarters) {
    constexpr std::array<std::int8_t, 4> amounts{0, 1, 2, -1};
    if (quarters == 0) return {};
    return {{.letter = 'U', .turns = amounts[static_cast<std::size_t>(quarters)]}};
}

Value algorithm_of(Moves moves) { return make_algorithm(cube::make_run(std::move(moves))); }

std::string view_text(cube::Symmetry symmetry) {
    const bool mirror = symmetry.reflects();
    const auto& turns = cube::rotation_moves(mirror ? cube::product(cube::s_lr2, symmetry) : symmetry);
    const auto by = turns.empty() ? "" : "by " + cube::spell(*cube::make_run(turns));
    if (!mirror) return turns.empty() ? "unchanged" : by;
    return turns.empty() ? "mirror M" : "mirror M " + by;
}

cube::State inverse_of(cube::State p) {
    p.blocks = perm::inverse(p.blocks);
    return p;
}

// Comparison of algorithms by the position that they make or, for OLL, by the position that they start from.
struct Comparison {
    query::StickerLabels looks;
    bool by_start = false;
    std::string_view does, solves;

    [[nodiscard]] perm::Blocks look(const cube::State& p) const {
        return query::look(by_start ? inverse_of(p) : p, looks);
    }
    [[nodiscard]] std::vector<RecognisedState> recognise(const cube::State& p,
                                                         const std::vector<cube::State>& known) const {
        if (!by_start) return query::recognise(p, known, looks);
        std::vector<cube::State> starts;
        for (const auto& state : known) starts.push_back(inverse_of(query::upright_state(state)));
        auto all = query::recognise(inverse_of(query::upright_state(p)), starts, looks, true);
        for (auto& [which, inverse, symmetry, before, after] : all) {
            std::swap(before, after);
            before = (4 - before) % 4;
            after = (4 - after) % 4;
        }
        return all;
    }
};

// The rotation of the whole cube after which `position` looks like the wanted one; nothing if no rotation fits.
std::optional<Moves> final_rotation(Context& context, const cube::State& position, const cube::State& wanted,
                                    const Comparison& comparison) {
    const auto aim = comparison.look(wanted);
    for (const auto& rotation : cube::rotations()) {
        const auto turned = context.perform(cube::make_run(rotation.moves), {});
        if (comparison.look({position.cube, perm::product(position.blocks, turned.blocks)}) == aim)
            return rotation.moves;
    }
    return std::nullopt;
}

struct Candidate {
    const LibraryCase* known;
    std::string relation;
    cube::Symmetry symmetry;
    Moves before, after, moves;

    [[nodiscard]] Value row() const {
        return make_record({{"case", make_text(known->name)},
                            {"module", make_text(std::string(known->module))},
                            {"relation", make_text(relation)},
                            {"seen", make_text(view_text(symmetry))},
                            {"before", algorithm_of(before)},
                            {"after", algorithm_of(after)},
                            {"algorithm", algorithm_of(moves)}});
    }
};

class Recogniser {
public:
    Recogniser(Context& context, const cube::State& p) : context_(context), p_(p), inverse_(inverse_of(p)) {}

    void add(const KnownCases& known, const Comparison& comparison) {
        for (const auto& found : comparison.recognise(p_, known.states))
            if (auto candidate = verified(known, found, comparison))
                add(std::move(*candidate), found.inverse, comparison);
    }
    [[nodiscard]] const std::vector<Candidate>& candidates() const { return candidates_; }

private:
    // A self-inverse algorithm gets one row, with both relations.
    void add(Candidate candidate, bool inverse, const Comparison& comparison) {
        if (!named_.insert({candidate.known->name, inverse}).second) return;
        const auto same = std::ranges::find_if(candidates_, [&](const Candidate& other) {
            return other.known == candidate.known && other.symmetry == candidate.symmetry &&
                   cube::spell(*cube::make_run(other.moves)) == cube::spell(*cube::make_run(candidate.moves));
        });
        if (same == candidates_.end())
            candidates_.push_back(std::move(candidate));
        else
            same->relation = fmt::format("{}, {}", comparison.does, comparison.solves);
    }
    // The candidate for a match, verified by performing it; nothing if it fails.
    std::optional<Candidate> verified(const KnownCases& known, const RecognisedState& found,
                                      const Comparison& comparison) const {
        Candidate candidate{known.cases[found.which],
                            std::string(found.inverse ? comparison.solves : comparison.does),
                            found.symmetry,
                            conjugated(top_turn(found.before), found.symmetry),
                            conjugated(top_turn(found.after), found.symmetry),
                            {}};
        const auto middle = conjugated(known.moves[found.which], found.symmetry);
        auto& moves = candidate.moves;
        for (const auto& piece : {candidate.before, middle, candidate.after})
            moves.insert(moves.end(), piece.begin(), piece.end());
        const auto state = context_.perform(cube::make_run(moves), {});
        const auto turn = final_rotation(context_, state, found.inverse ? inverse_ : p_, comparison);
        if (!turn) return std::nullopt;
        moves.insert(moves.end(), turn->begin(), turn->end());
        return candidate;
    }

    Context& context_;
    const cube::State& p_;
    cube::State inverse_;
    std::set<std::pair<std::string, bool>> named_;
    std::vector<Candidate> candidates_;
};

// The corners and edges outside the layer of `last` that are not solved; p must be upright.
std::vector<cube::Part> unsolved_parts(const cube::State& p, cube::Face last) {
    std::vector<cube::Part> away;
    for (const auto& part : cube::all_parts(p.cube)) {
        const bool is_last = std::any_of(part.stickers.begin(), part.stickers.begin() + part.count,
                                         [=](auto sticker) { return sticker.point / 4 == cube::index(last); });
        const auto first = part.stickers[0];
        if (is_last || cube::is_centre(part.kind)) continue;
        if (p.blocks[static_cast<std::size_t>(first.block)][first.point] != first.point) away.push_back(part);
    }
    return away;
}

bool is_turn_of(Context& context, const cube::State& upright, cube::Face face) {
    const auto looks = query::colors_of_centres(upright.cube);
    for (const int turns : {1, 2, 3}) {
        const auto turn = cube::make_run({cube::move_of(cube::Letter::Kind::layers, face, turns)});
        if (query::look(context.perform(turn, {}), looks) == query::look(upright, looks)) return true;
    }
    return false;
}

// The reason why no case fits, for the last layer that leaves fewest other parts unsolved.
std::string reason_for_no_case(Context& context, const cube::State& p) {
    const auto upright = query::upright_state(p);
    auto least = unsolved_parts(upright, cube::Face::u);
    auto top = cube::Face::u;
    for (const auto face : cube::faces)
        if (auto away = unsolved_parts(upright, face); away.size() < least.size()) {
            least = std::move(away);
            top = face;
        }
    if (least.empty() && is_turn_of(context, upright, top))
        return fmt::format("only the layer {} is turned", cube::capital(top));
    if (least.empty()) return "a last-layer case that is not in the library";
    return fmt::format("not in the library, and not a last-layer case: with {} as the last layer, {} {} not solved",
                       cube::capital(top),
                       some_words(least, 4, [&](const auto& part) { return cube::name(p.cube, part); }),
                       least.size() == 1 ? "is" : "are");
}

Value recognise(Context& context, const Element& p) {
    const auto state = *p.state(context);
    const auto cube = context.cube();
    const Comparison exact{query::colors_of_centres(cube), false, "does it", "solves it"};
    if (exact.look(query::upright_state(state)) == exact.look(cube::solved(cube)))
        return make_boolean(false, "this is the solved cube");
    Recogniser recogniser(context, state);
    for (const auto* module : {"pll", "oll"}) recogniser.add({context, module}, exact);
    if (cube.n > 2)
        recogniser.add({context, "oll"},
                       {orientation_looks(cube), true, "does its orientation", "solves its orientation"});
    for (const auto* module : {"triggers", "commutators", "parity", "patterns"})
        recogniser.add({context, module}, exact);
    const auto& found = recogniser.candidates();
    if (found.empty()) return make_boolean(false, reason_for_no_case(context, state));
    return list_of(found, [](const Candidate& candidate) { return candidate.row(); });
}

Value library_of(Context& context, const LibraryModule& module) {
    std::vector<Value> rows;
    for (const auto& one : library_cases(context))
        if (one.module == module.name)
            rows.push_back(make_record({{"name", make_text(one.name)}, {"algorithm", make_algorithm(one.word)}}));
    return make_list(std::move(rows));
}

}  // namespace

std::vector<BuiltIn> recognition_built_ins() {
    return {
        row({.name = "recognise",
             .parameters = "p: the algorithm or position",
             .meaning = "The library's algorithms that perform or solve p, up to symmetry and turns of the last layer. "
                        "For OLL only the orientation counts.",
             .example = "item(recognise(U R U R' U R U2 R'), 1).case",
             .answer = "\"oll_27\""},
            recognise),
        row({.name = "library",
             .parameters = "module: the module: pll, oll, triggers, commutators, parity or patterns",
             .meaning = "The algorithms of a library module, each with its name.",
             .example = "item(library(pll), 1)",
             .answer = "name: pll_aa\nalgorithm: x L2 D2 L' U' L D2 L' U L' x'",
             .is_word = true},
            library_of),
    };
}

}  // namespace cubelang::meaning
