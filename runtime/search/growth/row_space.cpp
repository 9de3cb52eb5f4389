#include "runtime/search/growth/row_space.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

#include "runtime/algebra/group/constituents.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/search/space/key_table.hpp"

namespace cubelang::search {
namespace {

using group::Permutation;
using group::Point;

constexpr Point unknown = 0xFFFFFFFF;
constexpr std::size_t most_compared = 1000;

// The points of an orbit by their labels, the largest set last.
std::vector<std::vector<Point>> sets_alike(const std::vector<Point>& orbit, const PointLabels& labels) {
    std::map<std::uint32_t, std::vector<Point>> by_label;
    for (const auto point : orbit) by_label[labels[point]].push_back(point);
    std::vector<std::vector<Point>> sets;
    for (auto& [label, points] : by_label) sets.push_back(std::move(points));
    std::ranges::stable_sort(sets, {}, &std::vector<Point>::size);
    return sets;
}

}  // namespace

PointLabels all_different(std::size_t degree) {
    PointLabels labels(degree);
    std::iota(labels.begin(), labels.end(), 0U);
    return labels;
}

RowSpace::RowSpace(std::vector<PointMove> moves, PointLabels labels, bool tells_all)
    : moves_(std::move(moves)),
      degree_(labels.size()),
      slot_(degree_),
      number_(degree_),
      labels_(std::move(labels)),
      tells_all_(tells_all) {
    check_fits(6.0 * static_cast<double>(degree_ * moves_.size()));
    check_inverses();
    std::vector<Permutation> images;
    for (const auto& move : moves_) images.push_back(move.images);
    const auto orbits = group::orbits(images, degree_);
    number_points(orbits);
    for (const auto& orbit : orbits) track(orbit);
}

void RowSpace::check_inverses() {
    for (const auto& move : moves_) {
        highest_cost_ = std::max(highest_cost_, move.cost);
        const auto inverse = group::inverse(move.images);
        has_inverses_ = has_inverses_ && std::ranges::any_of(moves_, [&](const PointMove& other) {
                            return other.cost == move.cost && other.images == inverse;
                        });
    }
}

void RowSpace::number_points(const std::vector<std::vector<Point>>& orbits) {
    for (const auto& orbit : orbits) {
        for (std::size_t i = 0; i < orbit.size(); ++i) {
            slot_[orbit[i]] = static_cast<std::uint32_t>(slots_);
            number_[orbit[i]] = static_cast<std::uint16_t>(i);
        }
        slots_ += orbit.size();
        points_.insert(points_.end(), orbit.begin(), orbit.end());
    }
    for (const auto& move : moves_) {
        const auto inverse = group::inverse(move.images);
        for (const auto point : points_) images_.push_back(number_[move.images[point]]);
        for (const auto point : points_) preimages_.push_back(number_[inverse[point]]);
    }
}

// The largest set is where no other one is.
void RowSpace::track(const std::vector<Point>& orbit) {
    const auto sets = sets_alike(orbit, labels_);
    for (const auto& set : sets) {
        if (set.size() == 1) {
            if (follows(set[0])) continue;
            leaders_.push_back(set[0]);
        }
        if (&set == &sets.back() && !tells_all_) break;
        if (set.size() > 1) runs_.push_back({tracked_.size(), tracked_.size() + set.size()});
        for (const auto point : set) add_entry(point, orbit.size());
    }
}

// On large puzzles only points of the same orbit are tried.
bool RowSpace::follows(Point point) {
    return std::ranges::any_of(leaders_, [&](Point leader) {
        if (degree_ > most_compared && slot_[leader] != slot_[point]) return false;
        auto images = led(leader, point);
        if (images && tells_all_) followers_.push_back({point, leader, std::move(*images)});
        return images.has_value();
    });
}

// The orbit of the pair is then a function.
std::optional<std::vector<Point>> RowSpace::led(Point leader, Point point) const {
    stop_point();
    std::vector<Point> led, waiting{leader};
    const auto image_of = [&](Point of) -> Point& {
        if (number_[of] >= led.size()) led.resize(number_[of] + std::size_t{1}, unknown);
        return led[number_[of]];
    };
    for (image_of(leader) = point; !waiting.empty();) {
        const auto from = waiting.back();
        waiting.pop_back();
        for (const auto& [images, cost] : moves_) {
            const auto image = images[image_of(from)];
            auto& known = image_of(images[from]);
            if (known != unknown && known != image) return std::nullopt;
            if (known == unknown) waiting.push_back(images[from]);
            known = image;
        }
    }
    return led;
}

void RowSpace::add_entry(Point point, std::size_t orbit_size) {
    const auto bits = static_cast<std::size_t>(std::bit_width(orbit_size - 1));
    if (used_bits_ + bits > 64) {
        ++words_;
        used_bits_ = 0;
    }
    entries_.push_back({slot_[point], static_cast<std::uint16_t>(words_ - 1), static_cast<std::uint16_t>(used_bits_),
                        (std::uint64_t{1} << bits) - 1});
    tracked_.push_back(point);
    used_bits_ += bits;
}

Row RowSpace::start() const { return after(group::identity(degree_)); }

void RowSpace::images_of(const std::uint16_t* row, Images& images) const {
    images.resize(degree_);
    std::iota(images.begin(), images.end(), std::uint16_t{0});
    for (std::size_t i = 0; i < tracked_.size(); ++i)
        images[tracked_[i]] = static_cast<std::uint16_t>(points_[entries_[i].slot + row[i]]);
    for (const auto& [point, leader, by_leader] : followers_)
        images[point] = static_cast<std::uint16_t>(by_leader[number_[images[leader]]]);
}

void RowSpace::reduce(std::uint16_t* row) const {
    if (reduction_ == nullptr) return;
    thread_local Images images;
    images_of(row, images);
    reduction_->reduce(images);
    write(images, row);
}

void RowSpace::invert(std::uint16_t* row) const {
    thread_local Images images, inverse;
    images_of(row, images);
    search::invert(images, inverse);
    write(inverse, row);
}

std::uint64_t RowSpace::size(const Row& row) const {
    if (reduction_ == nullptr) return 1;
    Images images;
    images_of(row.data(), images);
    return reduction_->size(images);
}

std::vector<Point> RowSpace::known_points() const {
    auto known = tracked_;
    for (const auto& follower : followers_) known.push_back(follower.point);
    std::ranges::sort(known);
    return known;
}

std::vector<std::vector<Point>> RowSpace::alike() const {
    std::vector<std::vector<Point>> sets;
    for (const auto& [begin, end] : runs_)
        sets.emplace_back(tracked_.begin() + static_cast<std::ptrdiff_t>(begin),
                          tracked_.begin() + static_cast<std::ptrdiff_t>(end));
    return sets;
}

std::optional<Row> RowSpace::seen(const PointLabels& shown) const {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<Point>> places, wanted;  // by orbit and label
    for (Point point = 0; point < degree_; ++point) {
        places[{slot_[point], shown[point]}].push_back(point);
        wanted[{slot_[point], labels_[point]}].push_back(point);
    }
    for (const auto& [set, points] : wanted)
        if (places[set].size() != points.size()) return std::nullopt;
    Row row;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> taken;
    for (const auto point : tracked_) {
        const std::pair set(slot_[point], labels_[point]);
        row.push_back(number_[places[set][taken[set]++]]);
    }
    return row;
}

Row RowSpace::after(const Permutation& p) const {
    Row row;
    for (const auto point : tracked_) row.push_back(number_[p[point]]);
    for (const auto& run : runs_) sort(row.data() + run.begin, row.data() + run.end);
    return row;
}

}  // namespace cubelang::search
