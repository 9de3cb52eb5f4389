#include "runtime/render/svg/cayley_layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace cubelang::render {
namespace {

using svg::Point;
using Neighbours = std::vector<std::vector<int>>;

constexpr std::size_t most_links_counted = 3000, most_cycles_tried = 12, largest_tangle = 60;
constexpr std::array<double, 5> pulls{1, .85, .72, .6, .5};

Neighbours neighbours_of(std::size_t size, const Links& links) {
    Neighbours all(size);
    for (const auto& [a, b] : links) {
        at(all, a).push_back(b);
        at(all, b).push_back(a);
    }
    return all;
}

// Cycles through the identity along one generator, or two alternating ones.

std::optional<std::vector<int>> cycle_along(const group::CayleyGraph& graph, int first, int second) {
    std::vector<int> cycle{0};
    for (bool odd = false;; odd = !odd) {
        const int next = at(at(graph.generators, odd ? second : first).image, cycle.back());
        if (next == 0) break;
        if (std::ranges::find(cycle, next) != cycle.end()) return std::nullopt;
        cycle.push_back(next);
    }
    return cycle.size() > 2 ? std::optional(cycle) : std::nullopt;
}

std::vector<std::vector<int>> cycles_to_try(const group::CayleyGraph& graph) {
    std::vector<std::vector<int>> cycles;
    const int count = static_cast<int>(graph.generators.size());
    for (int i = 0; i < count; ++i)
        for (int j = i; j < count && cycles.size() < most_cycles_tried; ++j)
            if (auto cycle = cycle_along(graph, i, j)) cycles.push_back(*std::move(cycle));
    return cycles;
}

Points on_circle(const std::vector<int>& cycle, std::size_t size) {
    Points points(size);
    for (std::size_t i = 0; i < cycle.size(); ++i)
        at(points, cycle[i]) = svg::on_circle({}, 1, static_cast<double>(i) / static_cast<double>(cycle.size()));
    return points;
}

// Moves each element to the weighted mean of its neighbours; the cycle is fixed.
void relax_to_means(Points& points, const Neighbours& neighbours, const std::vector<char>& is_fixed,
                    const std::vector<double>& weight) {
    for (int round = 0; round < 400; ++round)
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (is_fixed[i] != 0) continue;
            Point sum;
            double total = 0;
            for (const int j : neighbours[i]) {
                const double w = weight[i] * at(weight, j);
                sum = sum + w * at(points, j);
                total += w;
            }
            points[i] = (1 / total) * sum;
        }
}

std::vector<int> steps_from(const std::vector<int>& start, const Neighbours& neighbours) {
    std::vector<int> steps(neighbours.size(), -1), queue = start;
    for (const int i : start) at(steps, i) = 0;
    for (std::size_t k = 0; k < queue.size(); ++k)
        for (const int j : at(neighbours, queue[k])) {
            if (at(steps, j) >= 0) continue;
            at(steps, j) = at(steps, queue[k]) + 1;
            queue.push_back(j);
        }
    return steps;
}

// Unweighted means crowd towards the centre: elements farther from the cycle pull less, so that outer elements move
// outwards.
Points cycle_layout(const std::vector<int>& cycle, const Neighbours& neighbours, double pull) {
    auto points = on_circle(cycle, neighbours.size());
    std::vector<char> is_fixed(neighbours.size());
    for (const int i : cycle) at(is_fixed, i) = 1;
    const auto steps = steps_from(cycle, neighbours);
    std::vector<double> weight;
    for (const int k : steps) weight.push_back(std::pow(pull, k));
    relax_to_means(points, neighbours, is_fixed, weight);
    return points;
}

// Rings, then stress majorization with weights 1 / d^2.

Points on_rings(const group::CayleyGraph& graph) {
    Points points(graph.size());
    for (std::size_t first = 0; first < graph.size();) {
        const int ring = graph.distance[first];
        auto last = first;
        while (last < graph.size() && graph.distance[last] == ring) ++last;
        for (auto i = first; i < last; ++i)
            points[i] = svg::on_circle(
                {}, ring, (static_cast<double>(i - first) + .31 * ring) / static_cast<double>(last - first));
        first = last;
    }
    return points;
}

Points relax(Points points, const Neighbours& neighbours) {
    std::vector<std::vector<int>> steps;
    for (std::size_t i = 0; i < points.size(); ++i) steps.push_back(steps_from({static_cast<int>(i)}, neighbours));
    const int rounds = points.size() > 200 ? 120 : 400;
    for (int round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < points.size(); ++i) {
            Point sum;
            double total = 0;
            for (std::size_t j = 0; j < points.size(); ++j) {
                if (i == j) continue;
                const double wanted = steps[i][j], w = 1 / (wanted * wanted);
                const auto apart = points[i] - points[j];
                const double is = std::max(svg::length(apart), 1e-6);
                sum = sum + w * (points[j] + (wanted / is) * apart);
                total += w;
            }
            points[i] = (1 / total) * sum;
        }
    return points;
}

// Fewer crossings first, then more room; overlapping elements, or elements on other lines, make a picture unreadable.
double penalty(const Points& points, const Links& links) {
    const double near = nearest(points);
    if (near < 1e-6) return 1e9;
    const double room = std::min({near, 1.5 * clearance(points, links), .5}) / mean_length(points, links);
    return crossings(points, links) * (1 + 2 * std::max(0.0, .25 - room)) + 4 * std::max(0.0, .5 - room) +
           (room < .02 ? 100.0 * static_cast<double>(points.size()) : 0);
}

Points scale_to_unit(Points points, const Links& links) {
    if (points.size() < 2) return points;
    const double unit = std::max(nearest(points), .35 * mean_length(points, links));
    for (auto& point : points) point = (1 / unit) * point;
    return points;
}

// Rotates the identity to the top, unless it is in the middle.
Points rotate_upright(Points points) {
    Point middle;
    for (const auto& point : points) middle = middle + (1 / static_cast<double>(points.size())) * point;
    const auto up = points[0] - middle;
    const double size = svg::length(up);
    if (size < .1) return points;
    for (auto& point : points) {
        const auto p = (1 / size) * (point - middle);
        point = {p.y * up.x - p.x * up.y, -p.x * up.x - p.y * up.y};
    }
    return points;
}

Points best_layout(const group::CayleyGraph& graph, const Links& links) {
    const auto neighbours = neighbours_of(graph.size(), links);
    auto chosen = rotate_upright(relax(on_rings(graph), neighbours));
    if (links.size() > most_links_counted) return chosen;
    double least = penalty(chosen, links);
    for (const auto& cycle : cycles_to_try(graph))
        for (const double pull : pulls) {
            auto points = cycle_layout(cycle, neighbours, pull);
            // A large graph with crossing lines would crowd in the middle.
            if (graph.size() > largest_tangle && crossings(points, links) > 0) break;
            const double new_penalty = penalty(points, links);
            if (new_penalty >= least + 1e-3) continue;
            least = new_penalty;
            chosen = std::move(points);
        }
    if (crossings(chosen, links) == 0 || graph.size() > largest_tangle) return chosen;
    auto spread_out = rotate_upright(spread(chosen, links));
    return penalty(spread_out, links) < least ? spread_out : chosen;
}

double side_of(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool lines_cross(Point a, Point b, Point c, Point d) {
    return side_of(a, b, c) * side_of(a, b, d) < 0 && side_of(c, d, a) * side_of(c, d, b) < 0;
}

}  // namespace

Points cayley_layout(const group::CayleyGraph& graph) {
    if (graph.size() == 1) return Points(1);
    const auto all = links(graph);
    return scale_to_unit(best_layout(graph, all), all);
}

double from_line(Point p, Point a, Point b) {
    const auto along = b - a, there = p - a;
    const double part =
        std::clamp((there.x * along.x + there.y * along.y) / (along.x * along.x + along.y * along.y), 0.0, 1.0);
    return svg::length(there - part * along);
}

bool cross(const Points& points, const std::pair<int, int>& one, const std::pair<int, int>& other) {
    const auto [a, b] = one;
    const auto [c, d] = other;
    const bool meet = a == c || a == d || b == c || b == d;
    return !meet && lines_cross(at(points, a), at(points, b), at(points, c), at(points, d));
}

int crossings(const Points& points, const Links& links) {
    int count = 0;
    for (std::size_t i = 0; i < links.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) count += cross(points, links[i], links[j]) ? 1 : 0;
    return count;
}

double nearest(const Points& points) {
    double least = 1e9;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) least = std::min(least, svg::length(points[i] - points[j]));
    return least;
}

double clearance(const Points& points, const Links& links) {
    double least = 1e9;
    for (int i = 0; i < static_cast<int>(points.size()); ++i)
        for (const auto& [a, b] : links)
            if (i != a && i != b) least = std::min(least, from_line(at(points, i), at(points, a), at(points, b)));
    return least;
}

double mean_length(const Points& points, const Links& links) {
    double sum = 0;
    for (const auto& [a, b] : links) sum += svg::length(at(points, a) - at(points, b));
    return sum / static_cast<double>(links.size());
}

}  // namespace cubelang::render
