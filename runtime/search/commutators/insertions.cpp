#include "runtime/search/commutators/insertions.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/query/reachable.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/commutators/three_cycle_words.hpp"

namespace cubelang::search {
namespace {

using cube::Move;
using cube::State;
using Moves = std::vector<Move>;
using perm::Blocks;

constexpr std::size_t beam = 24;

// A cycle of parts: how many, and whether the first comes home turned.
struct PartsCycle {
    int length = 0;
    bool turned = false;
};
std::vector<PartsCycle> cycles_of(cube::Cube cube, const perm::Block& to, int block) {
    std::vector<PartsCycle> all;
    std::set<int> seen;
    for (int start = 0; start < perm::block_points; ++start) {
        const auto who = [&](int point) { return cube::identity_of(cube, cube::part_at(cube, {block, point})).point; };
        if (!seen.insert(who(start)).second) continue;
        PartsCycle cycle{1, false};
        int point = to[start];
        for (; who(point) != who(start); point = to[point]) {
            seen.insert(who(point));
            ++cycle.length;
        }
        cycle.turned = point != start;
        if (cycle.length > 1 || cycle.turned) all.push_back(cycle);
    }
    return all;
}

// How many three-cycles: (k - 1) / 2 for k in a ring, two for k in one and one more where something is turned; rings of
// even length come by twos.
int needed(cube::Cube cube, const Blocks& blocks) {
    int count = 0;
    for (const int block : cube::orbit_blocks(cube)) {
        if (cube::kind_of(cube, block) == cube::Kind::fixed_centre) continue;
        int halves = 0;
        for (const auto& [length, turned] : cycles_of(cube, blocks[block], block))
            halves += length % 2 == 0 ? length : length - 1 + 2 * turned;
        count += (halves + 1) / 2;
    }
    return count;
}

bool has_odd_rings(cube::Cube cube, const Blocks& blocks) {
    return std::ranges::any_of(cube::orbit_blocks(cube), [&](int block) {
        return cube::kind_of(cube, block) != cube::Kind::fixed_centre &&
               std::ranges::count_if(cycles_of(cube, blocks[block], block),
                                     [](const auto& cycle) { return cycle.length % 2 == 0; }) %
                       2 ==
                   1;
    });
}

// Some way on: the moves as they are by now, and what was put in.
struct Node {
    Moves moves;
    int cost = 0, without = 0;
    std::vector<Insertion> steps;
};

class Inserter {
public:
    Inserter(const Moves& skeleton, const State& before, ThreeCycleWords& words, const InsertionOptions& options)
        : before_(before), words_(words), options_(options), turner_(before.cube) {
        skeleton_ = query::simplify(by_faces(held_upright(skeleton)));
    }

    InsertionResult run() {
        const auto left = perm::product(before_.blocks, effect(skeleton_));
        if (perm::is_identity(left)) return {InsertionEnd::none_left};
        if (!query::broken_invariants({before_.cube, left}).empty()) return {InsertionEnd::out_of_reach};
        if (has_odd_rings(before_.cube, left)) return {InsertionEnd::odd};
        const int count = needed(before_.cube, left);
        if (count > most_inserted) return {InsertionEnd::too_many, count};
        const int cost = cost_of(skeleton_);
        stages_[count] = {{skeleton_, cost, cost, {}}};
        for (int stage = count; stage > 0 && !stopped(); --stage) go_on(stage);
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
        int cost = 0;
        for (const auto& move : moves) {
            const auto turn = cube::turn_of(move, before_.cube.n);
            if (turn && turn->to - turn->from + 1 < before_.cube.n) cost += options_.cost(*turn, before_.cube.n);
        }
        return cost;
    }

    // With the turns of the whole cube after which the centres are home.
    [[nodiscard]] Moves held_upright(const Moves& moves) {
        if (!before_.cube.has_fixed_centres()) return moves;
        const auto centres = before_.cube.classes();
        for (const auto& rotation : cube::rotations()) {
            auto held = moves;
            held.insert(held.end(), rotation.moves.begin(), rotation.moves.end());
            if (perm::product(before_.blocks, effect(held))[centres] == perm::identity()) return held;
        }
        return moves;
    }

    // The cheapest of those that need so many more, each in all ways.
    void go_on(int stage) {
        auto nodes = std::move(stages_[stage]);
        cheapest(nodes, beam);
        for (const auto& node : nodes) {
            auto rest = effect(node.moves);
            const auto left = perm::product(before_.blocks, rest);
            for (std::size_t i = 0; i <= node.moves.size() && !stopped(); ++i) {
                // y L' y', where y is what comes behind.
                const auto correction = perm::product(perm::product(rest, perm::inverse(left)), perm::inverse(rest));
                insert_at(node, i, correction, stage);
                if (i < node.moves.size()) rest = perm::product(perm::inverse(effect({node.moves[i]})), rest);
            }
        }
    }
    void insert_at(const Node& node, std::size_t i, const Blocks& correction, int stage) {
        for (const auto& cycle : useful(correction, stage)) {
            auto& next = stages_[needed(before_.cube, behind(cycle, correction))];
            for (const auto& [word, moves] : words_.of(cycle)) next.push_back(with(node, i, word, moves));
            if (next.size() > 50 * beam) cheapest(next, 4 * beam);
        }
    }
    [[nodiscard]] Node with(const Node& node, std::size_t i, const cube::WordPtr& word, const Moves& moves) const {
        Node next{{}, 0, node.without + cost_of(moves), node.steps};
        const auto place = node.moves.begin() + static_cast<std::ptrdiff_t>(i);
        next.moves.assign(node.moves.begin(), place);
        next.moves.insert(next.moves.end(), moves.begin(), moves.end());
        next.moves.insert(next.moves.end(), place, node.moves.end());
        next.moves = query::simplify(next.moves);
        next.cost = cost_of(next.moves);
        next.steps.push_back({i, word});
        return next;
    }

    // The three-cycles after which fewer are needed: of parts that are to move, and of two of them with another part
    // where nothing else helps (two corners to be twisted).
    [[nodiscard]] std::vector<ThreeCycle> useful(const Blocks& correction, int stage) const {
        if (const auto only = three_cycle_of({before_.cube, correction})) return {*only};
        std::vector<ThreeCycle> all;
        for (const int strangers : {0, 1})
            for (const int block : cube::orbit_blocks(before_.cube)) {
                if (!all.empty() && strangers > 0) return all;
                if (cube::kind_of(before_.cube, block) == cube::Kind::fixed_centre) continue;
                for (const auto& cycle : among(correction[block], block, strangers))
                    if (needed(before_.cube, behind(cycle, correction)) < stage) all.push_back(cycle);
            }
        return all;
    }
    // What is left to correct behind a three-cycle.
    [[nodiscard]] Blocks behind(const ThreeCycle& cycle, const Blocks& correction) const {
        return perm::product(perm::inverse(effect_of(before_.cube, cycle)), correction);
    }
    // Each of them once, the least part first, by its first sticker; the others by any.
    [[nodiscard]] std::vector<ThreeCycle> among(const perm::Block& to, int block, int strangers) const {
        std::map<int, std::vector<int>> parts;
        for (int point = 0; point < perm::block_points; ++point)
            parts[cube::identity_of(before_.cube, cube::part_at(before_.cube, {block, point})).point].push_back(point);
        const auto stays = [&](const auto& part) { return to[part.second.front()] == part.second.front() ? 1 : 0; };
        std::vector<ThreeCycle> all;
        for (auto a = parts.begin(); a != parts.end(); ++a)
            for (auto b = std::next(a); b != parts.end(); ++b)
                for (auto c = std::next(a); c != parts.end(); ++c) {
                    if (b == c || stays(*a) + stays(*b) + stays(*c) != strangers) continue;
                    for (const int y : b->second)
                        for (const int z : c->second) all.push_back({block, {a->second.front(), y, z}});
                }
        return all;
    }

    static void cheapest(std::vector<Node>& nodes, std::size_t most) {
        std::ranges::stable_sort(nodes, {}, &Node::cost);
        std::set<std::string> spelled;
        std::erase_if(nodes, [&](const Node& node) {
            return spelled.size() >= most || !spelled.insert(cube::spell(*cube::make_run(node.moves))).second;
        });
    }
    std::vector<Inserted> answers() {
        auto& nodes = stages_[0];
        cheapest(nodes, options_.answers);
        std::vector<Inserted> all;
        for (auto& node : nodes)
            if (perm::is_identity(perm::product(before_.blocks, effect(node.moves))))
                all.push_back({std::move(node.moves), node.cost, node.without - node.cost, std::move(node.steps)});
        return all;
    }

    const State& before_;
    ThreeCycleWords& words_;
    const InsertionOptions& options_;
    cube::Turner turner_;
    Moves skeleton_;
    std::map<int, std::vector<Node>> stages_;  ///< by how many three-cycles are needed
};

}  // namespace

InsertionResult insertions(const Moves& skeleton, const State& before, ThreeCycleWords& words,
                           const InsertionOptions& options) {
    return Inserter(skeleton, before, words, options).run();
}

}  // namespace cubelang::search
