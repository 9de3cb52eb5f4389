#include "runtime/search/cube3/h48_search.hpp"

#include <algorithm>
#include <bit>

namespace cubelang::search::cube3::h48 {
namespace {

constexpr int expansions_between_checks = 64;
constexpr std::uint32_t half_turns = 0b010'010'010'010'010'010U;

constexpr bool is_half_turn(int move) { return move % 3 == 1; }

}  // namespace

Branch first_branch(const Setting& setting) {
    Branch root;
    root.node.side = {packed(setting.cube), packed(inverse(setting.cube))};
    return root;
}

Branch extend(const Setting& setting, Branch branch, int move) {
    const auto parent = branch.node;
    kernel().follow(parent, move, 0, branch.node);
    branch.node.sequence[0] = static_cast<std::uint8_t>(setting.sequences().after(parent.sequence[0], move));
    branch.moves.push_back(move);
    return branch;
}

Search::Search(const Setting& setting, const Branch& branch, int length, const FirstBranch& first_answer,
               std::size_t number, std::size_t most)
    : setting_(setting),
      kernel_(kernel()),
      sequences_(setting.sequences()),
      first_answer_(first_answer),
      number_(number),
      most_(most),
      length_(length),
      first_(static_cast<int>(branch.moves.size())),
      moves_(branch.moves),
      levels_(static_cast<std::size_t>(std::max(0, length - first_)) + 1) {
    if (first_ > length) return;
    levels_[0].push_back(branch.node);
    (void)(length == first_ ? solves(0) : search_block(0, 0, 1));
}

// Candidates whose other side needs no look-up come first in the array; the others are at its end.
bool Search::search_block(std::size_t level, std::size_t from, std::size_t to) {
    const int left = length_ - first_ - static_cast<int>(level) - 1;
    const auto& parents = levels_[level];
    auto& children = levels_[level + 1];
    children.clear();
    list_candidates(parents, from, to, left);
    if (left > setting_.table.most()) {
        for (std::size_t i = 0; i < tested_; ++i) add(parents, candidates_[i], 0, children);
    } else {
        test_other(parents, left);
        test_moved(parents, children, left);
    }
    nodes_ += children.size();
    if (left == 0) {
        for (std::size_t i = 0; i < children.size(); ++i)
            if (solves(i)) return true;
        return false;
    }
    for (std::size_t next = 0; next < children.size() && !ended(); next += block)
        if (search_block(level + 1, next, std::min(next + block, children.size()))) return true;
    return false;
}

std::uint32_t Search::allowed(const Node& node, std::size_t side, int left) const {
    const auto moves = sequences_.allowed(node.sequence[side]);
    return node.bound[1 - side] > left ? moves & ~half_turns : moves;
}

void Search::list_candidates(const std::vector<Node>& parents, std::size_t from, std::size_t to, int left) {
    tested_ = 0;
    waiting_ = candidates_.size();
    const bool no_look_up = left > setting_.table.most();
    for (std::size_t i = from; i < to; ++i) {
        const auto& node = parents[i];
        std::uint32_t moves = allowed(node, 0, left), of_inverse = allowed(node, 1, left);
        const bool inverted = std::popcount(of_inverse) < std::popcount(moves);
        if (inverted) moves = of_inverse;
        for (; moves != 0; moves &= moves - 1) {
            const int move = std::countr_zero(moves);
            const auto known = is_half_turn(move) ? node.bound[inverted ? 0 : 1] : std::uint8_t{0};
            auto& candidate = candidates_[known != 0 || no_look_up ? tested_++ : --waiting_];
            candidate = {0, static_cast<std::uint16_t>(i), static_cast<std::uint8_t>(move),
                         static_cast<std::uint8_t>(inverted), known};
        }
    }
}

int Search::bound(const std::vector<Node>& parents, const Candidate& candidate, bool of_moved, int left) const {
    const auto& table = setting_.table;
    if (const auto value = table.value(candidate.number); value != 0) return table.base() + static_cast<int>(value);
    const int least = table.least(candidate.number);
    if (least > left) return least;
    Node child;
    kernel_.follow(parents[candidate.parent], candidate.move, candidate.moved, child);
    return std::max(least, table.edge_distance(child.side[candidate.moved ^ (of_moved ? 0U : 1U)]));
}

void Search::test_other(const std::vector<Node>& parents, int left) {
    kernel_.number_other(parents.data(), candidates_.data() + waiting_, candidates_.data() + candidates_.size(),
                         setting_.table.flips(), setting_.table.bytes());
    for (std::size_t i = waiting_; i < candidates_.size(); ++i) {
        const int bound = this->bound(parents, candidates_[i], false, left);
        if (bound > left) continue;
        candidates_[tested_] = candidates_[i];
        candidates_[tested_++].bound = static_cast<std::uint8_t>(bound);
    }
}

void Search::test_moved(const std::vector<Node>& parents, std::vector<Node>& children, int left) {
    kernel_.number_moved(parents.data(), candidates_.data(), candidates_.data() + tested_, setting_.table.flips(),
                         setting_.table.bytes());
    for (std::size_t i = 0; i < tested_; ++i)
        if (const int bound = this->bound(parents, candidates_[i], true, left); bound <= left)
            add(parents, candidates_[i], bound, children);
}

void Search::add(const std::vector<Node>& parents, const Candidate& candidate, int bound,
                 std::vector<Node>& children) const {
    const auto& parent = parents[candidate.parent];
    auto& child = children.emplace_back();
    kernel_.follow(parent, candidate.move, candidate.moved, child);
    child.bound[candidate.moved] = static_cast<std::uint8_t>(bound);
    child.bound[1U - candidate.moved] = candidate.bound;
    child.sequence = parent.sequence;
    child.sequence[candidate.moved] =
        static_cast<std::uint8_t>(sequences_.after(parent.sequence[candidate.moved], candidate.move));
    child.move = candidate.move;
    child.moved = candidate.moved;
    child.parent = candidate.parent;
}

bool Search::solves(std::size_t i) {
    static const Packed solved = packed({});
    const auto last = levels_.size() - 1;
    if (levels_[last][i].side[0] != solved) return false;
    moves_.resize(static_cast<std::size_t>(first_));
    std::vector<int> backwards, of_inverse;
    for (std::size_t level = last; level > 0; i = levels_[level--][i].parent) {
        const auto& node = levels_[level][i];
        if (node.moved == 0)
            backwards.push_back(node.move);
        else
            of_inverse.push_back(inverse_move(node.move));
    }
    moves_.insert(moves_.end(), backwards.rbegin(), backwards.rend());
    moves_.insert(moves_.end(), of_inverse.begin(), of_inverse.end());
    Cubies c = setting_.cube;
    for (const int move : moves_) c = product(c, cubies_of_moves()[static_cast<std::size_t>(move)]);
    if (c == Cubies{}) add_answer();
    return answers_.size() >= most_;
}

// Each in its canonical order, once; if one is enough, in any order.
void Search::add_answer() {
    const auto written = most_ == 1 ? moves_ : canonical(moves_, setting_.table.metric());
    if (written && seen_.insert(*written).second) answers_.push_back(*written);
}

// Enough answers in an earlier branch make the rest of this one unnecessary.
bool Search::ended() {
    if (++expansions_ % expansions_between_checks == 0)
        ended_ = first_answer_.is_before(number_) || setting_.stop.stop_requested();
    return ended_;
}

}  // namespace cubelang::search::cube3::h48
