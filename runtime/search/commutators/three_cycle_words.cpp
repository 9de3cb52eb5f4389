#include "runtime/search/commutators/insertions.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <string>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {
namespace {

using cube::Move;
using Moves = std::vector<Move>;

constexpr int longest = 3;
constexpr std::size_t most_found = 60;

// The points of the part with a sticker there, in cyclic order from that sticker.
std::vector<int> stickers_at(cube::Cube cube, int block, int point) {
    const auto part = cube::part_at(cube, {block, point});
    std::vector<int> points;
    for (int i = 0; i < part.count; ++i) points.push_back(part.stickers[i].point);
    return points;
}

// The same cycle, from every sticker of each of its parts.
std::vector<ThreeCycle> spellings(cube::Cube cube, const ThreeCycle& cycle) {
    std::vector<ThreeCycle> all;
    std::array<std::vector<int>, 3> parts;
    for (std::size_t i = 0; i < 3; ++i) parts[i] = stickers_at(cube, cycle.block, cycle.points[i]);
    for (std::size_t first = 0; first < 3; ++first)
        for (std::size_t k = 0; k < parts[0].size(); ++k)
            all.push_back({cycle.block, {parts[first][k], parts[(first + 1) % 3][k], parts[(first + 2) % 3][k]}});
    return all;
}

}  // namespace

perm::Blocks effect_of(cube::Cube cube, const ThreeCycle& cycle) {
    auto effect = cube::solved(cube).blocks;
    for (const auto& [block, points] : spellings(cube, cycle))
        effect[block][points[0]] = static_cast<std::uint8_t>(points[1]);
    return effect;
}

// A turn of a middle layer is opposite turns of both outer layers and a rotation of the whole cube.
std::vector<Move> to_face_turns(const Moves& moves) {
    Moves result;
    for (const auto& move : moves) {
        using enum cube::Letter::Kind;
        const auto& [letter, kind, face] = cube::letter_of(move);
        if (kind == middle)
            std::ranges::copy(
                std::array{cube::move_of(layers, cube::opposite(face), move.turns),
                           cube::move_of(layers, face, -move.turns), cube::move_of(whole, face, move.turns)},
                std::back_inserter(result));
        else
            result.push_back(move);
    }
    return query::rotations_at_end(result);
}

ThreeCycleWords::ThreeCycleWords(cube::Cube cube, StopToken stop)
    : cube_(cube), words_(cube, layer_turns(cube.n), longest, std::numeric_limits<std::size_t>::max()) {
    collect_three_cycles(stop);
}

// [A, B] = A B (B A)'; [B, A] is its inverse.
void ThreeCycleWords::collect_three_cycles(StopToken stop) {
    cube::State state = cube::solved(cube_);
    for (std::uint32_t a = 1; a < words_.size() && !stop.stop_requested(); ++a)
        for (std::uint32_t b = 1; b < std::min<std::size_t>(a, words_.up_to(a < words_.up_to(2) ? 2 : 1)); ++b) {
            for (std::size_t i = 0; i < state.blocks.size(); ++i) {
                const auto &first = words_.effect(a)[i], &second = words_.effect(b)[i];
                const auto ab = perm::product(first, second), ba = perm::product(second, first);
                state.blocks[i] = perm::product(ab, perm::inverse(ba));
            }
            if (const auto cycle = three_cycle_of(state)) add(*cycle, {a, b});
        }
}

void ThreeCycleWords::add(const ThreeCycle& cycle, const Commutator& commutator) {
    for (const auto& spelling : spellings(cube_, cycle)) {
        const auto& [x, y, z] = spelling.points;
        commutators_[spelling].push_back(commutator);
        commutators_[{spelling.block, {x, z, y}}].push_back({commutator.b, commutator.a});
    }
}

void ThreeCycleWords::conjugates(const ThreeCycle& cycle, std::size_t setups, std::vector<Found>& found) const {
    for (std::size_t c = 0; c < setups; ++c) {
        const auto& to = words_.effect(c)[cycle.block];
        const ThreeCycle inner{cycle.block, {to[cycle.points[0]], to[cycle.points[1]], to[cycle.points[2]]}};
        const auto same = commutators_.find(inner);
        if (same == commutators_.end()) continue;
        for (const auto& [a, b] : same->second) {
            auto word = cube::make_commutator(cube::make_run(words_.moves(a)), cube::make_run(words_.moves(b)));
            if (c > 0) word = cube::make_conjugate(cube::make_run(words_.moves(c)), std::move(word));
            found.push_back({word, query::simplify(to_face_turns(*cube::expand(*word, 4 * longest + 4)))});
        }
    }
}

const std::vector<ThreeCycleWords::Found>& ThreeCycleWords::of(const ThreeCycle& cycle) {
    const auto [known, is_new] = known_.try_emplace(cycle);
    auto& found = known->second;
    for (int turns = 1; is_new && found.empty() && turns <= longest; ++turns)
        conjugates(cycle, words_.up_to(turns), found);
    if (!is_new) return found;
    std::ranges::stable_sort(found, {}, [](const Found& each) { return each.moves.size(); });
    std::set<std::string> spellings;
    std::erase_if(
        found, [&](const Found& each) { return !spellings.insert(cube::spell(*cube::make_run(each.moves))).second; });
    if (found.size() > most_found) found.resize(most_found);
    return found;
}

}  // namespace cubelang::search
