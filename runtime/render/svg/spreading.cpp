// Makes drawings with crossing lines readable: the points are spread over a disc, then moved one by one to reduce
// crossings and keep dots clear of each other and of lines.

#include "runtime/render/svg/cayley_layout.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

#include "runtime/base/split_mix.hpp"

namespace cubelang::render {
namespace {

using svg::Point;

// Simulated annealing (Davidson and Harel, Drawing graphs nicely using simulated annealing, 1996): a change for the
// worse is sometimes accepted, and ever more rarely. The usual distance of dots is 1; a crossing costs 1.
constexpr int rounds = 450, trials = 4;
constexpr double first_step = 3, last_step = .15, first_heat = 2, last_heat = .02;
constexpr double near_dots = .9, near_lines = .35, dot_cost = 6, line_cost = 5, length_cost = .06;

double interpolate(double first, double last, double part) { return first * std::pow(last / first, part); }

double squared(Point a) { return a.x * a.x + a.y * a.y; }

// The bounding box of a line, for quick rejection.
struct Bounds {
    Point low, high;
    Bounds(Point a, Point b)
        : low{std::min(a.x, b.x), std::min(a.y, b.y)}, high{std::max(a.x, b.x), std::max(a.y, b.y)} {}
    [[nodiscard]] bool meets(const Bounds& other) const {
        return low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y;
    }
    [[nodiscard]] bool is_near(Point p, double far) const {
        return p.x > low.x - far && p.x < high.x + far && p.y > low.y - far && p.y < high.y + far;
    }
};

// The n points fill a disc with an area of about one for each. Directions from the middle are kept, and the order
// outwards.
Points disc_layout(const Points& points) {
    const auto n = points.size();
    Point middle;
    for (const auto& point : points) middle = middle + (1 / static_cast<double>(n)) * point;
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return svg::length(points[i] - middle); });
    Points disc(n);
    for (std::size_t rank = 0; rank < n; ++rank) {
        const auto out = points[order[rank]] - middle;
        const double radius = std::sqrt((static_cast<double>(rank) + .5) / 3.14), is = svg::length(out);
        disc[order[rank]] = is > 1e-9 ? (radius / is) * out : Point{radius, 0};
    }
    return disc;
}

// Points and lines; one point at a time is tried in other places.
class Annealing {
public:
    Annealing(Points points, const Links& links)
        : points_(std::move(points)),
          links_(links),
          own_(points_.size()),
          rim_(1.1 * std::sqrt(static_cast<double>(points_.size()) / 3.14)) {
        for (int i = 0; i < static_cast<int>(links.size()); ++i)
            for (const int end : {at(links, i).first, at(links, i).second}) at(own_, end).push_back(i);
    }

    /// A round of trials, each at most `step` away.
    void improve(double step, double heat) {
        for (int i = 0; i < static_cast<int>(points_.size()); ++i) {
            double old_cost = cost(i);
            for (int trial = 0; trial < trials; ++trial) old_cost = try_move(i, step, heat, old_cost);
        }
    }
    [[nodiscard]] const Points& points() const { return points_; }

private:
    [[nodiscard]] double chance() { return static_cast<double>(split_mix(chance_) >> 11U) * 0x1p-53; }
    [[nodiscard]] Point random_point_near(Point point, double step) {
        const double far = step * chance();
        auto moved = svg::on_circle(point, far, chance());
        const double out = svg::length(moved);
        return out > rim_ ? (rim_ / out) * moved : moved;
    }

    // Moves one point or leaves it; returns its cost afterwards.
    double try_move(int i, double step, double heat, double old_cost) {
        const auto before = at(points_, i);
        at(points_, i) = random_point_near(before, step);
        const double new_cost = cost(i);
        if (new_cost < old_cost || chance() < std::exp((old_cost - new_cost) / heat)) return new_cost;
        at(points_, i) = before;
        return old_cost;
    }

    // The cost of a point: its lines, the lines of others that it is close to, and its neighbours.
    [[nodiscard]] double cost(int i) const {
        double sum = dots_cost(i);
        for (const int own : at(own_, i)) sum += line_cost_of(at(links_, own));
        const auto here = at(points_, i);
        for (const auto& other : links_) sum += line_proximity_cost(here, i, other);
        return sum;
    }
    [[nodiscard]] double line_cost_of(const std::pair<int, int>& link) const {
        const auto from = at(points_, link.first), to = at(points_, link.second);
        const Bounds bounds(from, to);
        double sum = length_cost * squared(to - from);
        for (const auto& other : links_)
            if (bounds.meets({at(points_, other.first), at(points_, other.second)}) && cross(points_, link, other))
                sum += 1;
        for (int j = 0; j < static_cast<int>(points_.size()); ++j) {
            const auto point = at(points_, j);
            if (bounds.is_near(point, near_lines)) sum += line_proximity_cost(point, j, link);
        }
        return sum;
    }
    [[nodiscard]] double dots_cost(int i) const {
        double sum = 0;
        const auto here = at(points_, i);
        for (int j = 0; j < static_cast<int>(points_.size()); ++j) {
            const double square = squared(here - at(points_, j));
            if (j == i || square > near_dots * near_dots) continue;
            const double apart = std::sqrt(square), missing = near_dots - apart;
            sum += dot_cost * missing * missing * (1 + 1 / (apart + .05));
        }
        return sum;
    }
    [[nodiscard]] double line_proximity_cost(Point point, int i, const std::pair<int, int>& link) const {
        if (i == link.first || i == link.second) return 0;
        const auto from = at(points_, link.first), to = at(points_, link.second);
        if (!Bounds(from, to).is_near(point, near_lines)) return 0;
        return line_cost * std::max(0.0, near_lines - from_line(point, from, to));
    }

    Points points_;
    const Links& links_;
    std::vector<std::vector<int>> own_;  // the links of each point, by number
    double rim_;
    std::uint64_t chance_ = 0;
};

}  // namespace

Points spread(const Points& points, const Links& links) {
    Annealing drawing(disc_layout(points), links);
    for (int round = 0; round < rounds; ++round) {
        const double part = static_cast<double>(round) / rounds;
        drawing.improve(interpolate(first_step, last_step, part), interpolate(first_heat, last_heat, part));
    }
    return drawing.points();
}

}  // namespace cubelang::render
