#include "runtime/search/reduction/core.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <queue>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr cube::Cube three{3};
constexpr std::uint8_t unassigned = 255;

// One orbit of wings as edges: wings beside their partners are pairs, all others are assigned to the remaining
// places.
class PairedEdges {
public:
    PairedEdges(const Points& wings, const Points& partners) : partners_(partners) {
        edges_.fill(unassigned);
        for (std::uint8_t point = 0; point < wings.size(); ++point)
            if (is_first(point) && wings[partners[point]] == partners[wings[point]]) put(point, wings[point]);
        for (std::uint8_t point = 0; point < wings.size(); ++point) {
            if (is_first(point) && edges_[point] == unassigned) unpaired_.push_back(point);
            if (is_first(point) && std::ranges::find(edges_, point) == edges_.end()) free_.push_back(point);
        }
    }
    [[nodiscard]] std::size_t unpaired() const { return unpaired_.size(); }
    [[nodiscard]] perm::Block edges(bool swap, bool flip) {
        for (std::size_t i = 0; i < unpaired_.size(); ++i) {
            const auto place = free_[swap && i < 2 ? 1 - i : i];
            put(unpaired_[i], flip && i == 0 ? partners_[place] : place);
        }
        auto block = perm::identity();
        std::ranges::copy(edges_, block.to.begin());
        return block;
    }

private:
    [[nodiscard]] bool is_first(std::uint8_t point) const { return point < partners_[point]; }
    void put(std::uint8_t point, std::uint8_t place) {
        edges_[point] = place;
        edges_[partners_[point]] = partners_[place];
    }

    const Points& partners_;
    Points edges_{};
    std::vector<std::uint8_t> unpaired_, free_;
};

std::optional<cube3::Cubies> cubies_of(const perm::Block& corners, const perm::Block& edges) {
    auto state = cube::solved(three);
    state.blocks[cube::block_of(three, {2, 2})] = corners;
    state.blocks[cube::block_of(three, {0, 2})] = edges;
    const auto cubies = cube3::cubies_from_rows(cube::cubies_of(state));
    return cube3::is_solvable(cubies, true) ? std::optional(cubies) : std::nullopt;
}

}  // namespace

std::optional<cube3::Cubies> core_of(const cube::State& state) {
    const int outer = state.cube.n - 1;
    const auto block_at = [&](cube::Cell cell) { return state.blocks[cube::block_of(state.cube, cell)]; };
    const auto corners = block_at({outer, outer});
    if (state.cube.has_fixed_centres()) return cubies_of(corners, block_at({0, outer}));
    const auto innermost = block_at({1, outer});
    Points wings{};
    std::copy_n(innermost.to.begin(), wings.size(), wings.begin());
    PairedEdges pairing(wings, wing_partners());
    for (const bool swap : {false, true})
        for (const bool flip : {false, true}) {
            if ((swap && pairing.unpaired() < 2) || (flip && pairing.unpaired() < 1)) continue;
            if (auto cubies = cubies_of(corners, pairing.edges(swap, flip))) return cubies;
        }
    return std::nullopt;
}

cube::Turn layer_turn(int n, cube::Face face, int depth, int quarters) {
    const int layer = cube::is_positive(face) ? depth : n + 1 - depth;
    return {cube::axis_of(face), layer, layer,
            cube::clockwise_quarters(cube::is_positive(face) ? quarters : -quarters)};
}

Turns swap_of_two_pairs(int n) {
    Turns turns;
    const auto inner = [&](cube::Face face) {
        for (int depth = 2; depth <= n / 2; ++depth) turns.push_back(layer_turn(n, face, depth, 2));
    };
    const auto up = layer_turn(n, cube::Face::u, 1, 2);
    inner(cube::Face::r);
    turns.push_back(up);
    inner(cube::Face::r);
    turns.push_back(up);
    inner(cube::Face::u);
    inner(cube::Face::r);
    inner(cube::Face::u);
    return turns;
}

Turns face_turns(int n, const std::vector<int>& moves) {
    Turns turns;
    for (const int move : moves) turns.push_back(layer_turn(n, cube::face_at(move / 3), 1, move % 3 + 1));
    return turns;
}

namespace {

constexpr cube::Cube super_three{3, true};

struct FaceTurn {
    cube::Face face;
    int quarters;
};
using FaceTurns = std::vector<FaceTurn>;

FaceTurns inverse(const FaceTurns& turns) {
    FaceTurns result;
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) result.push_back({turn->face, 4 - turn->quarters});
    return result;
}

// The rotations of the fixed centres; nothing if corners or edges change.
std::optional<Quarters> centre_rotations(const FaceTurns& turns) {
    static cube::Turner turner(super_three);
    auto blocks = cube::solved(super_three).blocks;
    for (const auto& [face, quarters] : turns) turner.apply(blocks, layer_turn(3, face, 1, quarters));
    if (blocks[0] != perm::identity() || blocks[1] != perm::identity()) return std::nullopt;
    Quarters result{};
    for (std::size_t face = 0; face < 6; ++face)
        result[face] = static_cast<std::uint8_t>(blocks[2][static_cast<int>(4 * face)] % 4);
    return result;
}

using CentreWords = std::map<Quarters, FaceTurns>;

void add_shorter(CentreWords& known, const FaceTurns& turns) {
    const auto quarters = centre_rotations(turns);
    if (!quarters) return;
    const auto [entry, is_new] = known.try_emplace(*quarters, turns);
    if (!is_new && turns.size() < entry->second.size()) entry->second = turns;
}

// Opposite turns of two opposite faces equal a turn of the middle layer. Conjugated by three of these, a face turn
// becomes that of another face, up to the centres: [R L' F B' U D': R], followed by the inverse turn of that face.
// And (U R L U2 R' L') twice rotates the centre of U by half a turn.
CentreWords find_centre_words() {
    CentreWords known;
    std::vector<FaceTurns> slices;
    for (const auto face : cube::faces) slices.push_back({{face, 1}, {cube::opposite(face), 3}});
    for (const auto& a : slices)
        for (const auto& b : slices)
            for (const auto& c : slices) {
                FaceTurns setup = a;
                setup.insert(setup.end(), b.begin(), b.end());
                setup.insert(setup.end(), c.begin(), c.end());
                for (const auto face : cube::faces)
                    for (const auto other : cube::faces)
                        for (const int quarters : {1, 3}) {
                            auto turns = setup;
                            turns.push_back({face, quarters});
                            const auto back = inverse(setup);
                            turns.insert(turns.end(), back.begin(), back.end());
                            turns.push_back({other, 4 - quarters});
                            add_shorter(known, turns);
                        }
            }
    for (const auto up : cube::faces)
        for (const auto right : cube::faces) {
            if (cube::axis_of(up) == cube::axis_of(right)) continue;
            const auto left = cube::opposite(right);
            FaceTurns turns{{up, 1}, {right, 1}, {left, 1}, {up, 2}, {right, 3}, {left, 3}};
            turns.insert(turns.end(), turns.begin(), turns.begin() + 6);
            add_shorter(known, turns);
        }
    return known;
}

Quarters sum(const Quarters& a, const Quarters& b) {
    Quarters result{};
    for (std::size_t i = 0; i < 6; ++i) result[i] = (a[i] + b[i]) % 4;
    return result;
}

}  // namespace

std::optional<Turns> fixed_centre_turns(int n, const Quarters& quarters) {
    static const auto known = find_centre_words();
    struct Node {
        std::size_t turns;
        Quarters before;
        const FaceTurns* last;
    };
    std::map<Quarters, Node> nodes{{Quarters{}, {0, {}, nullptr}}};
    using Open = std::pair<std::size_t, Quarters>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    open.push({0, {}});
    while (!open.empty() && open.top().second != quarters) {
        const auto [turns, now] = open.top();
        open.pop();
        for (const auto& [step, sequence] : known) {
            const auto next = sum(now, step);
            const auto length = turns + sequence.size();
            if (const auto node = nodes.find(next); node != nodes.end() && node->second.turns <= length) continue;
            nodes[next] = {length, now, &sequence};
            open.push({length, next});
        }
    }
    if (open.empty()) return std::nullopt;
    Turns turns;
    for (auto at = quarters; at != Quarters{}; at = nodes.at(at).before)
        for (const auto& [face, quarter] : *nodes.at(at).last) turns.push_back(layer_turn(n, face, 1, quarter));
    return turns;
}

}  // namespace cubelang::search::reduction
