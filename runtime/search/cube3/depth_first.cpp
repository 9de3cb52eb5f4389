#include "runtime/search/cube3/depth_first.hpp"

#include <algorithm>
#include <numeric>

namespace cubelang::search::cube3 {
namespace {

constexpr int expansions_between_checks = 256;
// Almost no corners need more moves, so with more moves left a look-up would be wasted.
constexpr int most_corner_moves = 9;

std::uint8_t farthest(const AxisDistances& d) {
    const std::uint8_t of_two = d[0] >= d[1] ? 0 : 1;
    return d[of_two] >= d[2] ? of_two : 2;
}

std::size_t axis(const Node& parent, std::size_t k) {
    const std::size_t a = parent.farthest + k;
    return a < 3 ? a : a - 3;
}

}  // namespace

AxisViews::AxisViews() {
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (int m = 0; m < all_moves; ++m) move[axis][m] = static_cast<std::uint8_t>(conjugate(m, symmetry[axis]));
}

const AxisViews& axis_views() {
    static const AxisViews made;
    return made;
}

int bound(const AxisDistances& d) {
    const int most = std::max({d[0], d[1], d[2]});
    return most != 0 && d[0] == d[1] && d[1] == d[2] ? most + 1 : most;
}

Node first_node(const SearchSetting& setting) {
    Node root;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        root.at[axis] = Phase1Moves::position(conjugate(setting.cube.cubies, setting.views.symmetry[axis]));
        root.distance[axis] = static_cast<std::uint8_t>(setting.table.distance(root.at[axis]));
    }
    root.farthest = farthest(root.distance);
    root.corners = static_cast<std::uint16_t>(corners_of(setting.cube.cubies));
    root.centres = setting.cube.centres.value_or(0);
    return root;
}

Branch extend(const SearchSetting& setting, Branch branch, int move) {
    auto& node = branch.node;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const int conjugated = setting.views.move[axis][move];
        node.at[axis] = setting.table.moved(node.at[axis], conjugated);
        node.distance[axis] = static_cast<std::uint8_t>(
            Phase1Table::from_residue(setting.table.residue(node.at[axis]), node.distance[axis]));
    }
    node.farthest = farthest(node.distance);
    node.corners = static_cast<std::uint16_t>(move_tables().corners(node.corners, move));
    node.centres = sum(node.centres, centres_of_moves()[move]);
    node.sequence = static_cast<std::uint8_t>(setting.sequences.after(node.sequence, move));
    branch.moves.push_back(move);
    return branch;
}

DepthFirst::DepthFirst(const SearchSetting& setting, const Branch& branch, int length, const FirstBranch& first_answer,
                       std::size_t number, std::size_t most)
    : setting_(setting),
      first_answer_(first_answer),
      number_(number),
      most_(most),
      length_(length),
      first_(static_cast<int>(branch.moves.size())),
      moves_(branch.moves),
      levels_(static_cast<std::size_t>(length - first_) + 1) {
    moves_.resize(length);
    levels_[0].push_back(branch.node);
    const bool is_near = bound(branch.node.distance) <= length - first_ &&
                         (!setting.cube.centres || setting.centres[branch.node.centres] <= length - first_);
    if (is_near) (void)(length == first_ ? solves(0) : search_block(0, 0, 1));
}

bool DepthFirst::search_block(std::size_t level, std::size_t from, std::size_t to) {
    const int left = length_ - first_ - static_cast<int>(level) - 1;
    const auto& parents = levels_[level];
    auto& children = levels_[level + 1];
    children.clear();
    for (std::size_t i = from; i < to; ++i) expand(parents[i], i, children);
    std::iota(alive_.begin(), alive_.begin() + static_cast<std::ptrdiff_t>(children.size()), std::uint16_t{0});
    std::size_t alive = prune(0, parents, children, children.size(), left);
    for (std::size_t k = 1; k < 3; ++k) {
        for (std::size_t i = 0; i < alive; ++i) probe(parents, k, children[alive_[i]]);
        alive = prune(k, parents, children, alive, left);
    }
    collect(parents, children, alive, left);
    nodes_ += children.size();
    return left == 0 ? leaf(level + 1) : !ended() && inner(level + 1);
}

// Makes all children of a node, with their positions about its first axis.
void DepthFirst::expand(const Node& parent, std::size_t number, Level& children) const {
    const auto a = axis(parent, 0);
    const auto lines = setting_.table.moves().lines(parent.at[a]);
    const auto& view = setting_.views.move[a];
    const auto& steps = setting_.sequences.steps(parent.sequence);
    children.resize(children.size() + steps.size());
    auto* child = children.data() + (children.size() - steps.size());
    for (const auto [move, after] : steps) {
        child->at[a] = setting_.table.moves().moved(lines, view[move]);
        child->sequence = after;
        child->move = move;
        setting_.table.prefetch(child->at[a]);
        child->parent = static_cast<std::uint16_t>(number);
        ++child;
    }
}

void DepthFirst::probe(const Level& parents, std::size_t k, Node& child) const {
    const auto& parent = parents[child.parent];
    const auto a = axis(parent, k);
    child.at[a] = setting_.table.moved(parent.at[a], setting_.views.move[a][child.move]);
    setting_.table.prefetch(child.at[a]);
}

std::size_t DepthFirst::prune(std::size_t k, const Level& parents, Level& children, std::size_t count, int left) {
    const auto& table = setting_.table;
    const auto prune_by = [&](auto residue) { return prune(k, parents, children, count, left, residue); };
    if (table.is_small()) return prune_by([&](const Node& n, std::size_t a) { return table.residue(n.at[a]); });
    return prune_by([&](const Node& n, std::size_t a) { return table.large_residue(n.at[a]); });
}

// Branch-free, since the comparison cannot be predicted. Only indexes are moved: moving the children, which are still
// to be probed, would cost more.
template <class Residue>
std::size_t DepthFirst::prune(std::size_t k, const Level& parents, Level& children, std::size_t count, int left,
                              Residue residue) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        auto& child = children[alive_[i]];
        const auto& parent = parents[child.parent];
        const auto a = axis(parent, k);
        const int distance = Phase1Table::from_residue(residue(child, a), parent.distance[a]);
        child.distance[a] = static_cast<std::uint8_t>(distance);
        alive_[kept] = alive_[i];
        kept += distance <= left;
    }
    return kept;
}

void DepthFirst::collect(const Level& parents, Level& children, std::size_t alive, int left) const {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < alive; ++i) {
        auto& child = children[alive_[i]];
        if (bound(child.distance) > left) continue;
        child.farthest = farthest(child.distance);
        children[kept++] = child;
    }
    children.resize(kept);
    if (setting_.corners != nullptr) follow_corners(parents, children, left);
    if (setting_.cube.centres) follow_centres(parents, children, left);
}

// Only for the children that are left: at most a tenth, where it counts.
void DepthFirst::follow_corners(const Level& parents, Level& children, int left) const {
    const auto& table = *setting_.corners;
    for (auto& child : children) child.corners = table.moved(parents[child.parent].corners, child.move);
    if (left > most_corner_moves) return;
    std::array<std::size_t, block * all_moves> entries;
    for (std::size_t i = 0; i < children.size(); ++i) {
        entries[i] = table.entry_of(children[i].corners, children[i].at[0]);
        table.prefetch(entries[i]);
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < children.size(); ++i)
        if (table.distance(entries[i]) <= left) children[kept++] = children[i];
    children.resize(kept);
}

void DepthFirst::follow_centres(const Level& parents, Level& children, int left) const {
    std::size_t kept = 0;
    for (auto& child : children) {
        child.centres = sum(parents[child.parent].centres, centres_of_moves()[child.move]);
        if (setting_.centres[child.centres] <= left) children[kept++] = child;
    }
    children.resize(kept);
}

bool DepthFirst::inner(std::size_t level) {
    const auto& nodes = levels_[level];
    for (const auto& node : nodes)
        for (const auto& at : node.at) setting_.table.prefetch_moves(at);
    for (std::size_t from = 0; from < nodes.size(); from += block)
        if (search_block(level, from, std::min(from + block, nodes.size()))) return true;
    return false;
}

bool DepthFirst::leaf(std::size_t level) {
    for (std::size_t i = 0; i < levels_[level].size(); ++i)
        if (solves(i)) return true;
    return false;
}

// All distances are 0 here, and centres that count are solved; whether the cube is solved is tested on its cubies.
bool DepthFirst::solves(std::size_t i) {
    for (std::size_t level = levels_.size() - 1; level > 0; i = levels_[level--][i].parent)
        moves_[static_cast<std::size_t>(first_) + level - 1] = levels_[level][i].move;
    Cubies c = setting_.cube.cubies;
    for (const int move : moves_) c = product(c, cubies_of_moves()[move]);
    if (c == Cubies{}) answers_.push_back(moves_);
    return answers_.size() >= most_;
}

// Enough answers in an earlier branch make the rest of this one unnecessary.
bool DepthFirst::ended() {
    if (++expansions_ % expansions_between_checks == 0)
        ended_ = first_answer_.is_before(number_) || setting_.stop.stop_requested();
    return ended_;
}

}  // namespace cubelang::search::cube3
