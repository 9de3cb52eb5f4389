#include "runtime/search/reach/point_group.hpp"

#include <algorithm>

namespace cubelang::search {
namespace {

using group::Point;

constexpr std::size_t most_pairs = 100;

std::size_t number_of_points(const MaskedSpace& space) { return space.tracked().size() * perm::block_points; }

Point number(std::size_t block, int point) {
    return static_cast<Point>(block * perm::block_points + static_cast<std::size_t>(point));
}

// The points with labels, sorted by label in each block; nothing if a label occurs twice.
struct LabelledPoints {
    std::vector<Point> points;
    std::vector<std::uint8_t> labels;
};
std::optional<LabelledPoints> labelled_points(const MaskedState& state) {
    LabelledPoints all;
    for (std::size_t block = 0; block < state.size(); ++block) {
        std::vector<std::pair<std::uint8_t, int>> found;
        for (int point = 0; point < perm::block_points; ++point)
            if (state[block][point] != any_label) found.emplace_back(state[block][point], point);
        std::ranges::sort(found);
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (i > 0 && found[i].first == found[i - 1].first) return std::nullopt;
            all.labels.push_back(found[i].first);
            all.points.push_back(number(block, found[i].second));
        }
    }
    return all;
}

}  // namespace

PointGroup::PointGroup(const MaskedSpace& space, double longest_proof)
    : points_(number_of_points(space)), longest_proof_(longest_proof) {
    for (std::size_t g = 0; g < space.generators(); ++g) {
        auto& generator = generators_.emplace_back();
        for (std::size_t block = 0; block < space.tracked().size(); ++block)
            for (int point = 0; point < perm::block_points; ++point)
                generator.push_back(number(block, space.turn(g)[block][point]));
    }
}

bool PointGroup::maps(const std::vector<Point>& from, std::vector<Point> to) {
    if (!chain_ || base_ != from) {
        chain_ = group::StabilizerChain::of(generators_, points_, from, {}, longest_proof_);
        base_ = from;
    }
    for (std::size_t at = 0; at < base_.size(); ++at) {
        const auto& level = chain_->levels()[at];
        const auto number = level.number[to[at]];
        if (number < 0) return false;
        for (auto& point : to) point = level.to_base[number][point];
    }
    return true;
}

std::optional<std::uint64_t> PointGroup::arrangements() const {
    constexpr std::uint64_t most = 1'000'000'000'000'000'000;
    std::uint64_t count = 1;
    for (std::size_t at = 0; at < base_.size(); ++at) {
        const auto orbit = chain_->levels()[at].orbit.size();
        if (count > most / orbit) return std::nullopt;
        count *= orbit;
    }
    return count;
}

Reach PointGroup::reaches(const MaskedSpace& space) {
    if (number_of_points(space) > most_points || space.starts().size() * space.targets().size() > most_pairs)
        return Reach::unknown;
    bool proved = true;
    for (const auto& start : space.starts())
        for (const auto& target : space.targets()) {
            const auto from = labelled_points(start.labels), to = labelled_points(target.labels);
            if (!from || !to) return Reach::unknown;
            if (from->labels != to->labels) continue;
            if (maps(from->points, to->points)) return Reach::yes;
            proved = proved && chain_->is_proved();
        }
    return proved ? Reach::never : Reach::unlikely;
}

}  // namespace cubelang::search
