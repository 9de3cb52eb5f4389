#include "runtime/algebra/group/constituents.hpp"

#include "runtime/base/disjoint_sets.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::group {
namespace {

constexpr Point none = ~Point{0};

// The images of all points if point 0 maps to `image`; empty if no such bijection exists.
Permutation bijection_with(const Constituent& from, const Constituent& to, Point image) {
    stop_point();
    Permutation map(from.degree(), none);
    std::vector<Point> reached{0};
    map[0] = image;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (std::size_t g = 0; g < from.actions.size(); ++g) {
            const Point next = from.actions[g][reached[i]], wanted = to.actions[g][map[reached[i]]];
            if (map[next] == none) {
                map[next] = wanted;
                reached.push_back(next);
            } else if (map[next] != wanted) {
                return {};
            }
        }
    return map;
}

}  // namespace

std::vector<std::vector<Point>> orbits(std::span<const Permutation> generators, std::size_t degree) {
    DisjointSets<Point> sets(degree);
    for (const auto& generator : generators)
        for (Point i = 0; i < degree; ++i)
            if (generator[i] != i) sets.join(i, generator[i]);
    return sets.sets(2);
}

Permutation restricted(const Permutation& p, std::span<const Point> points, std::span<const Point> index_of) {
    stop_point();
    Permutation made;
    made.reserve(points.size());
    for (const auto point : points) made.push_back(index_of[p[point]]);
    return made;
}

std::vector<Constituent> constituents(std::span<const Permutation> generators, std::size_t degree) {
    std::vector<Constituent> all;
    std::vector<Point> index_of(degree);
    for (auto& orbit : orbits(generators, degree)) {
        for (Point i = 0; i < orbit.size(); ++i) index_of[orbit[i]] = i;
        Constituent made{std::move(orbit), {}};
        for (const auto& generator : generators) made.actions.push_back(restricted(generator, made.points, index_of));
        all.push_back(std::move(made));
    }
    return all;
}

Permutation equivariant_bijection(const Constituent& from, const Constituent& to) {
    if (from.degree() != to.degree()) return {};
    for (Point image = 0; image < to.degree(); ++image)
        if (auto map = bijection_with(from, to, image); !map.empty()) return map;
    return {};
}

std::vector<Permutation> equivariant_bijections(const Constituent& constituent) {
    std::vector<Permutation> all;
    for (Point image = 0; image < constituent.degree(); ++image)
        if (auto map = bijection_with(constituent, constituent, image); !map.empty()) all.push_back(std::move(map));
    return all;
}

}  // namespace cubelang::group
