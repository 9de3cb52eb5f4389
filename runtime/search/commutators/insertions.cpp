#include "runtime/search/commutators/insertions.hpp"

#include <algorithm>
#include <set>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::search {
namespace {

using cube::Move;
using cube::State;
using Moves = std::vector<Move>;
using perm::Blocks;

constexpr std::size_t beam = 24;

// A cycle of parts: its length, and whether it changes the orientation of the first one.
struct PartCycle {
    int length = 0;
    bool is_twisted = false;
};
std::vector<PartCycle> cycles_of(cube::Cube cube, const perm::Block& to, int block) {
    std::vector<PartCycle> all;
    std::set<int> seen;
    for (int start = 0; start < perm::block_points; ++start) {
        const auto identity = [&](int point) {
            return cube::identity_of(cube, cube::part_at(cube, {block, point})).point;
        };
        if (!seen.insert(identity(start)).second) continue;
        PartCycle cycle{1, false};
        int point = to[start];
        for (; identity(point) != identity(start); point = to[point]) {
            seen.insert(identity(point));
            ++cycle.length;
        }
        cycle.is_twisted = point != start;
        if (cycle.length > 1 || cycle.is_twisted) all.push_back(cycle);
    }
    return all;
}

// The number of three-cycles needed: (k - 1) / 2 for a cycle of odd length k, and one more if it is twisted; k / 2
// for a cycle of even length, since these come in pairs.
int three_cycles_needed(cube::Cube cube, const Blocks& blocks) {
    int count = 0;
    for (const int block : cube::orbit_blocks(cube)) {
        if (cube::kind_of(cube, block) == cube::Kind::fixed_centre) continue;
        int halves = 0;
        for (const auto& [length, is_twisted] : cycles_of(cube, blocks[block], block))
            halves += length % 2 == 0 ? length : length - 1 + 2 * is_twisted;
        count += (halves + 1) / 2;
    }
    return count;
}

// A node of the search: the moves so far, with the insertions in them.
struct Node {
    Moves moves;
    int cost = 0, full_cost = 0;
    std::vector<Insertion> steps;
};

class Inserter {
public:
    Inserter(const Moves& skeleton, const State& before, ThreeCycleWords& words, const InsertionOptions& options)
        : before_(before), words_(words), options_(options), turner_(before.cube) {
        skeleton_ = query::simplify(to_face_turns(with_rotation(skeleton)));
    }

    InsertionResult run() {
        const auto left = perm::product(before_.blocks, effect(skeleton_));
        if (perm::is_identity(left)) return {InsertionEnd::already_solved};
        if (!reach::broken_invariants({before_.cube, left}).empty()) return {InsertionEnd::out_of_reach};
        if (query::is_odd({before_.cube, left}, cube::Kind::corner)) return {InsertionEnd::odd};
        const int count = three_cycles_needed(before_.cube, left);
        if (count > most_inserted) return {InsertionEnd::too_many, count};
        const int cost = cost_of(skeleton_);
        stages_[count] = {{skeleton_, cost, cost, {}}};
        for (int stage = count; stage > 0 && !stopped(); --stage) expand(stage);
        return {stopped() ? InsertionEnd::stopped : InsertionEnd::found, count, answers()};
    }

private:
    [[nodiscard]] bool stopped() const { return options_.stop.stop_requested(); }
    [[nodiscard]] Blocks effect(const Moves& moves) {
        auto state = cube::solved(before_.cube).blocks;
        cube::apply(turner_, state, moves);
        return state;
    }
    [[nodiscard]] int cost_of(const Moves& moves) const {
        return search::cost_of(moves, before_.cube.n, options_.cost);
    }

    // Appends the rotation of the whole cube that puts the centres in place.
    [[nodiscard]] Moves with_rotation(const Moves& moves) {
        if (!before_.cube.has_fixed_centres()) return moves;
        const auto centres = before_.cube.classes();
        for (const auto& rotation : cube::rotations()) {
            auto rotated = moves;
            rotated.insert(rotated.end(), rotation.moves.begin(), rotation.moves.end());
            if (perm::product(before_.blocks, effect(rotated))[centres] == perm::identity()) return rotated;
        }
        return moves;
    }

    // Expands the cheapest nodes that need this many three-cycles, by every insertion.
    void expand(int stage) {
        auto nodes = std::move(stages_[stage]);
        keep_cheapest(nodes, beam);
        for (const auto& node : nodes) {
            auto rest = effect(node.moves);
            const auto left = perm::product(before_.blocks, rest);
            for (std::size_t i = 0; i <= node.moves.size() && !stopped(); ++i) {
                // y L' y', where y is the rest of the moves.
                const auto correction = perm::product(perm::product(rest, perm::inverse(left)), perm::inverse(rest));
                insert_at(node, i, correction, stage);
                if (i < node.moves.size()) rest = perm::product(perm::inverse(effect({node.moves[i]})), rest);
            }
        }
    }
    void insert_at(const Node& node, std::size_t i, const Blocks& correction, int stage) {
        for (const auto& cycle : useful_cycles(correction, stage)) {
            auto& next = stages_[three_cycles_needed(before_.cube, remainder(cycle, correction))];
            for (const auto& [word, moves] : words_.of(cycle)) next.push_back(with_insertion(node, i, word, moves));
            if (next.size() > 50 * beam) keep_cheapest(next, 4 * beam);
        }
    }
    [[nodiscard]] Node with_insertion(const Node& node, std::size_t i, const cube::WordPtr& word,
                                      const Moves& moves) const {
        Node next{{}, 0, node.full_cost + cost_of(moves), node.steps};
        const auto place = node.moves.begin() + static_cast<std::ptrdiff_t>(i);
        next.moves.assign(node.moves.begin(), place);
        next.moves.insert(next.moves.end(), moves.begin(), moves.end());
        next.moves.insert(next.moves.end(), place, node.moves.end());
        next.moves = query::simplify(next.moves);
        next.cost = cost_of(next.moves);
        next.steps.push_back({i, word});
        return next;
    }

    // The three-cycles after which fewer are needed: of parts that must move or, failing that, of two such parts and
    // another one (as for two twisted corners).
    [[nodiscard]] std::vector<ThreeCycle> useful_cycles(const Blocks& correction, int stage) const {
        if (const auto only = three_cycle_of({before_.cube, correction})) return {*only};
        std::vector<ThreeCycle> all;
        for (const int unmoved : {0, 1})
            for (const int block : cube::orbit_blocks(before_.cube)) {
                if (!all.empty() && unmoved > 0) return all;
                if (cube::kind_of(before_.cube, block) == cube::Kind::fixed_centre) continue;
                for (const auto& cycle : cycles_among(correction[block], block, unmoved))
                    if (three_cycles_needed(before_.cube, remainder(cycle, correction)) < stage) all.push_back(cycle);
            }
        return all;
    }
    // The correction that is left after a three-cycle.
    [[nodiscard]] Blocks remainder(const ThreeCycle& cycle, const Blocks& correction) const {
        return perm::product(perm::inverse(effect_of(before_.cube, cycle)), correction);
    }
    // Each three-cycle with this number of unmoved parts once: from the first sticker of its least part to any
    // sticker of the others.
    [[nodiscard]] std::vector<ThreeCycle> cycles_among(const perm::Block& to, int block, int unmoved) const {
        std::map<int, std::vector<int>> parts;
        for (int point = 0; point < perm::block_points; ++point)
            parts[cube::identity_of(before_.cube, cube::part_at(before_.cube, {block, point})).point].push_back(point);
        const auto stays = [&](const auto& part) { return to[part.second.front()] == part.second.front() ? 1 : 0; };
        std::vector<ThreeCycle> all;
        for (auto a = parts.begin(); a != parts.end(); ++a)
            for (auto b = std::next(a); b != parts.end(); ++b)
                for (auto c = std::next(a); c != parts.end(); ++c) {
                    if (b == c || stays(*a) + stays(*b) + stays(*c) != unmoved) continue;
                    for (const int y : b->second)
                        for (const int z : c->second) all.push_back({block, {a->second.front(), y, z}});
                }
        return all;
    }

    static void keep_cheapest(std::vector<Node>& nodes, std::size_t most) {
        std::ranges::stable_sort(nodes, {}, &Node::cost);
        std::set<std::string> spellings;
        std::erase_if(nodes, [&](const Node& node) {
            return spellings.size() >= most || !spellings.insert(cube::spell(*cube::make_run(node.moves))).second;
        });
    }
    std::vector<InsertionAnswer> answers() {
        auto& nodes = stages_[0];
        keep_cheapest(nodes, options_.answers);
        std::vector<InsertionAnswer> all;
        for (auto& node : nodes)
            if (perm::is_identity(perm::product(before_.blocks, effect(node.moves))))
                all.push_back({std::move(node.moves), node.cost, node.full_cost - node.cost, std::move(node.steps)});
        return all;
    }

    const State& before_;
    ThreeCycleWords& words_;
    const InsertionOptions& options_;
    cube::Turner turner_;
    Moves skeleton_;
    std::map<int, std::vector<Node>> stages_;  ///< by the number of three-cycles still needed
};

}  // namespace

InsertionResult insertions(const Moves& skeleton, const State& before, ThreeCycleWords& words,
                           const InsertionOptions& options) {
    return Inserter(skeleton, before, words, options).run();
}

}  // namespace cubelang::search
