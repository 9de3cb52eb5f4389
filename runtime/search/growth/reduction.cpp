#include "runtime/search/growth/reduction.hpp"

#include <algorithm>

namespace cubelang::search {
namespace {

using group::Permutation;
using group::Point;

class Cosets final : public Reduction {
public:
    explicit Cosets(group::StabilizerChain subgroup) : subgroup_(std::move(subgroup)) {}

    void reduce(Images& images) const override {
        thread_local Images before;
        for (const auto& level : subgroup_.levels()) {
            const auto least = *std::ranges::min_element(level.orbit, {}, [&](auto point) { return images[point]; });
            if (least == level.base) continue;
            before = images;
            const auto& to_base = level.to_base[static_cast<std::size_t>(level.number[least])];
            for (std::size_t point = 0; point < to_base.size(); ++point) images[to_base[point]] = before[point];
        }
    }
    [[nodiscard]] std::uint64_t size(const Images&) const override { return 1; }

private:
    group::StabilizerChain subgroup_;
};

class Conjugates : public Reduction {
public:
    Conjugates(std::vector<Permutation> symmetries, std::vector<Point> points)
        : symmetries_(std::move(symmetries)), points_(std::move(points)) {
        for (const auto& symmetry : symmetries_) inverses_.push_back(group::inverse(symmetry));
    }

    void reduce(Images& images) const override {
        thread_local Images inverse, least;
        invert(images, inverse);
        least = images;
        for (std::size_t s = 0; s < symmetries_.size(); ++s)
            for (const auto* each : {&images, &inverse})
                if (is_less(*each, s, least)) conjugate(*each, s, least);
        images = least;
    }
    [[nodiscard]] std::uint64_t size(const Images& images) const override {
        Images inverse;
        invert(images, inverse);
        std::uint64_t same = 0;
        for (std::size_t s = 0; s < symmetries_.size(); ++s)
            same += std::uint64_t{is_equal(images, s, images)} + std::uint64_t{is_equal(inverse, s, images)};
        return 2 * symmetries_.size() / same;
    }
    [[nodiscard]] bool has_inverses() const override { return true; }

protected:
    [[nodiscard]] std::uint16_t image(const Images& of, std::size_t s, Point point) const {
        return static_cast<std::uint16_t>(symmetries_[s][of[inverses_[s][point]]]);
    }
    void conjugate(const Images& of, std::size_t s, Images& made) const {
        for (Point point = 0; point < of.size(); ++point) made[point] = image(of, s, point);
    }
    [[nodiscard]] std::size_t symmetries() const { return symmetries_.size(); }
    [[nodiscard]] const std::vector<Point>& points() const { return points_; }

private:
    [[nodiscard]] bool is_less(const Images& of, std::size_t s, const Images& than) const {
        for (const auto point : points_)
            if (const auto here = image(of, s, point); here != than[point]) return here < than[point];
        return false;
    }
    [[nodiscard]] bool is_equal(const Images& of, std::size_t s, const Images& to) const {
        return std::ranges::all_of(points_, [&](Point point) { return image(of, s, point) == to[point]; });
    }

    std::vector<Permutation> symmetries_, inverses_;
    std::vector<Point> points_;
};

// Of points that look alike the images are in ascending order.
class ConjugatesAlike final : public Conjugates {
public:
    ConjugatesAlike(std::vector<Permutation> symmetries, std::vector<Point> points,
                    std::vector<std::vector<Point>> alike)
        : Conjugates(std::move(symmetries), std::move(points)), alike_(std::move(alike)) {}

    void reduce(Images& images) const override {
        thread_local Images least, here;
        least = images;
        here.resize(images.size());
        for (std::size_t s = 0; s < symmetries(); ++s) {
            arranged(images, s, here);
            if (order(here, least) < 0) least = here;
        }
        images = least;
    }
    [[nodiscard]] std::uint64_t size(const Images& images) const override {
        std::uint64_t same = 0;
        Images here(images.size());
        for (std::size_t s = 0; s < symmetries(); ++s) {
            arranged(images, s, here);
            same += std::uint64_t{order(here, images) == 0};
        }
        return symmetries() / same;
    }
    [[nodiscard]] bool has_inverses() const override { return false; }

private:
    void arranged(const Images& images, std::size_t s, Images& made) const {
        conjugate(images, s, made);
        std::vector<std::uint16_t> places;
        for (const auto& set : alike_) {
            places.clear();
            for (const auto point : set) places.push_back(made[point]);
            std::ranges::sort(places);
            for (std::size_t i = 0; i < set.size(); ++i) made[set[i]] = places[i];
        }
    }
    [[nodiscard]] int order(const Images& a, const Images& b) const {
        for (const auto point : points())
            if (a[point] != b[point]) return a[point] < b[point] ? -1 : 1;
        return 0;
    }

    std::vector<std::vector<Point>> alike_;
};

}  // namespace

void invert(const Images& images, Images& inverse) {
    inverse.resize(images.size());
    for (std::size_t point = 0; point < images.size(); ++point)
        inverse[images[point]] = static_cast<std::uint16_t>(point);
}

ReductionPtr cosets_of(group::StabilizerChain subgroup) { return std::make_shared<const Cosets>(std::move(subgroup)); }

ReductionPtr conjugates(std::vector<Permutation> symmetries, std::vector<Point> points,
                        std::vector<std::vector<Point>> alike) {
    if (alike.empty()) return std::make_shared<const Conjugates>(std::move(symmetries), std::move(points));
    return std::make_shared<const ConjugatesAlike>(std::move(symmetries), std::move(points), std::move(alike));
}

}  // namespace cubelang::search
