#include "runtime/search/cube3/h48_search.hpp"

#include <algorithm>
#include <numeric>

namespace cubelang::search::cube3::h48 {
namespace {

// The number of moves of each branch, from this length on.
struct Division {
    int length, moves;
};
constexpr std::array<Division, 2> divisions{{{11, 2}, {15, 4}}};

Cubies unpacked(const Packed& p) {
    Cubies c;
    for (std::size_t i = 0; i < 8; ++i) {
        c.corner[i] = p.corner[i] & 7U;
        c.twist[i] = p.corner[i] >> 4U;
    }
    for (std::size_t i = 0; i < 12; ++i) {
        c.edge[i] = p.edge[i] & 15U;
        c.flip[i] = p.edge[i] >> 4U;
    }
    return c;
}

std::array<std::uint8_t, 20> form(const Cubies& c) {
    std::array<std::uint8_t, 20> bytes;
    for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(c.corner[i] | c.twist[i] << 4U);
    for (std::size_t i = 0; i < 12; ++i) bytes[8 + i] = static_cast<std::uint8_t>(c.edge[i] | c.flip[i] << 4U);
    return bytes;
}

// The images of a position and of its inverse under all symmetries.
template <class Visit>
void each_image(const Cubies& c, Visit visit) {
    for (const auto& one : {c, inverse(c)})
        for (const auto s : cube::symmetries()) visit(form(conjugate(one, s)));
}

bool is_symmetric(const Cubies& c) {
    int same = 0;
    each_image(c, [&](const auto& image) { same += image == form(c) ? 1 : 0; });
    return same > 1;
}

}  // namespace

Branches::Branches(const Setting& setting, bool all)
    : setting_(setting), branches_{first_branch(setting)}, is_symmetric_(!all && is_symmetric(setting.cube)) {
    if (is_symmetric_) (void)is_new(branches_.front().node);
}

int Branches::least() const {
    const auto& [position, inverse] = branches_.front().node.side;
    return std::max(setting_.table.bound(position), setting_.table.bound(inverse));
}

void Branches::divide(int length) {
    for (const auto& division : divisions)
        while (length >= division.length && !branches_.empty() &&
               branches_.front().moves.size() < static_cast<std::size_t>(division.moves))
            divide();
}

bool Branches::is_new(const Node& node) {
    Form least;
    least.fill(0xFF);
    each_image(unpacked(node.side[0]), [&](const Form& image) { least = std::min(least, image); });
    return seen_.insert(least).second;
}

// A branch that stands for others must have all moves, also those that are left to another order of commuting turns.
void Branches::divide() {
    std::vector<Branch> longer;
    for (const auto& branch : branches_)
        for (const int move : moves_of(setting_.table.metric())) {
            if ((setting_.sequences().allowed(branch.node.sequence[0]) >> move & 1U) == 0) continue;
            auto next = extend(setting_, branch, move);
            if (is_symmetric_) next.node.sequence[0] = CanonicalSequences::start;
            if (!is_symmetric_ || is_new(next.node)) longer.push_back(std::move(next));
        }
    branches_ = std::move(longer);
}

// A branch that ends with the second face of an axis has fewer moves before it reaches the next: its nodes say more.
void Branches::sort_by(std::span<const std::uint64_t> nodes) {
    const auto weight = [&](std::size_t i) {
        const auto& moves = branches_[i].moves;
        constexpr double first_face = 13.5, second_face = 12.0;  // moves after each, of all lengths
        return static_cast<double>(nodes[i]) / (moves.empty() || moves.back() < 9 ? first_face : second_face);
    };
    std::vector<std::size_t> order(branches_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(), weight);
    std::vector<Branch> sorted;
    for (const auto i : order) sorted.push_back(std::move(branches_[i]));
    branches_ = std::move(sorted);
}

}  // namespace cubelang::search::cube3::h48
