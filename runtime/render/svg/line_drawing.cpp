#include "runtime/render/svg/line_drawing.hpp"

#include <algorithm>

namespace cubelang::render {
namespace {

using svg::Point;

double side_of(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool lines_cross(Point a, Point b, Point c, Point d) {
    return side_of(a, b, c) * side_of(a, b, d) < 0 && side_of(c, d, a) * side_of(c, d, b) < 0;
}

}  // namespace

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
