#include "runtime/cube/groups/cube_group.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/cycles.hpp"

namespace cubelang::groups {
namespace {

bool same_domain(const std::optional<Domain>& a, const std::optional<Domain>& b) {
    if (!a || !b) return !a && !b;
    return a->cube() == b->cube();
}

// Appends fixed points up to the degree.
void extend(group::Permutation& p, std::size_t degree) {
    while (p.size() < degree) p.push_back(static_cast<group::Point>(p.size()));
}

std::size_t degree_of(const std::optional<Domain>& domain, const std::vector<Generator>& generators) {
    if (domain) return domain->degree();
    std::size_t degree = 0;
    for (const auto& generator : generators) degree = std::max(degree, generator.permutation.size());
    return degree;
}

std::string cycles_of_numbers(const group::Permutation& p) {
    const auto text = [](auto cycle) {
        for (auto& point : cycle) ++point;
        return fmt::format("({})", fmt::join(cycle, ","));
    };
    const auto cycles = group::moved_cycles(p);
    return cycles.empty() ? "()" : joined_words(cycles, text, " ");
}

// The images of a base under the product a b, as a number that is not 0.
std::uint64_t hash_of_images(std::span<const group::Point> base, const group::Permutation& a,
                             const group::Permutation& b, std::uint64_t seed) {
    auto hash = seed;
    for (const auto point : base) {
        hash = (hash + b[a[point]]) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29U;
    }
    return std::max<std::uint64_t>(hash, 1);
}

// Adds the number to a table whose size is a power of two; false if it is there.
bool add_number(std::vector<std::uint64_t>& table, std::uint64_t number) {
    for (auto at = number;; ++at) {
        auto& here = table[at & (table.size() - 1)];
        if (here == number) return false;
        if (here != 0) continue;
        here = number;
        return true;
    }
}

constexpr std::size_t ways = 4;  // orientations of a fixed centre

std::size_t degree_of(cube::Cube cube) {
    const auto off_the_middle = static_cast<std::size_t>(cube.classes()) * perm::block_points;
    if (!cube.has_fixed_centres()) return off_the_middle;
    return off_the_middle + (cube.super ? perm::block_points : perm::block_points / ways);
}

}  // namespace

std::string cycle_text(const std::optional<Domain>& domain, const group::Permutation& p) {
    return domain ? cube::cycle_text(domain->state(p)) : cycles_of_numbers(p);
}

GroupPtr generated(std::optional<Domain> domain, std::vector<Generator> generators, StopToken stop) {
    const auto degree = degree_of(domain, generators);
    std::vector<group::Permutation> permutations;
    std::vector<cube::WordPtr> words;
    std::vector<std::string> names;
    for (auto& generator : generators) {
        names.push_back(generator.name.empty() ? cycle_text(domain, generator.permutation) : std::move(generator.name));
        words.push_back(std::move(generator.word));
        permutations.push_back(std::move(generator.permutation));
        extend(permutations.back(), degree);
    }
    auto made = group::PermutationGroup::of(std::move(permutations), degree, stop);
    if (!made) return nullptr;
    return std::make_shared<const CubeGroup>(CubeGroup{domain, std::move(*made), std::move(words), std::move(names)});
}

GroupPtr on_points_of(const CubeGroup& other, group::PermutationGroup made) {
    std::vector<std::string> names;
    for (const auto& generator : made.generators()) names.push_back(cycle_text(other.domain, generator));
    std::vector<cube::WordPtr> words(names.size());
    return std::make_shared<const CubeGroup>(
        CubeGroup{other.domain, std::move(made), std::move(words), std::move(names)});
}

bool same_domain(const CubeGroup& a, const CubeGroup& b) { return same_domain(a.domain, b.domain); }

group::Permutation fitted(const CubeGroup& group, group::Permutation p) {
    extend(p, group.group.degree());
    p.resize(group.group.degree());
    return p;
}

bool contains(const CubeGroup& group, group::Permutation p) {
    const auto degree = group.group.degree();
    for (auto at = degree; at < p.size(); ++at)
        if (p[at] != at) return false;
    return group.group.contains(fitted(group, std::move(p)));
}

std::optional<std::size_t> generator_outside(const CubeGroup& inner, const CubeGroup& group) {
    const auto& generators = inner.group.generators();
    const auto at = std::ranges::find_if(generators, [&](const auto& p) { return !contains(group, p); });
    if (at == generators.end()) return std::nullopt;
    return static_cast<std::size_t>(at - generators.begin());
}

bool equal(const CubeGroup& a, const CubeGroup& b) {
    return same_domain(a, b) && a.group.order() == b.group.order() && !generator_outside(a, b);
}

// Elements are known by hashes of 64 bits. If two had the same, fewer than all would be found, and another seed is
// tried.
Elements elements(const group::PermutationGroup& group, StopToken stop) {
    const auto base = group.base();
    const auto order = static_cast<std::size_t>(group.order());
    for (std::uint64_t seed = 1;; ++seed) {
        std::vector<group::Permutation> all;
        std::vector<std::uint64_t> known(std::bit_ceil(2 * order));
        const auto enter = [&](const group::Permutation& a, const group::Permutation& b) {
            if (add_number(known, hash_of_images(base, a, b, seed))) all.push_back(group::product(a, b));
        };
        enter(group::identity(group.degree()), group::identity(group.degree()));
        for (std::size_t i = 0; i < all.size() && all.size() < order; ++i) {
            if (stop.stop_requested()) return {std::move(all), false};
            for (const auto& generator : group.generators()) enter(all[i], generator);
        }
        if (all.size() >= order) return {std::move(all), true};
    }
}

Domain::Domain(cube::Cube cube) : cube_(cube), degree_(degree_of(cube)) {}

bool Domain::is_face(cube::Place place) const { return !cube_.super && place.block == cube_.classes(); }

group::Point Domain::point(cube::Place place) const {
    const auto block = static_cast<std::size_t>(place.block) * perm::block_points;
    const std::size_t within = place.point;
    return static_cast<group::Point>(block + (is_face(place) ? within / ways : within));
}

cube::Place Domain::place(group::Point point) const {
    const cube::Place place{static_cast<int>(point / perm::block_points), static_cast<int>(point % perm::block_points)};
    return is_face(place) ? cube::Place{place.block, place.point * static_cast<int>(ways)} : place;
}

group::Permutation Domain::permutation(const cube::State& state) const {
    group::Permutation made;
    made.reserve(degree_);
    for (int block = 0; made.size() < degree_; ++block) {
        stop_point();
        const auto first = static_cast<group::Point>(made.size());
        const int step = is_face({block, 0}) ? static_cast<int>(ways) : 1;
        for (int from = 0; from < perm::block_points; from += step)
            made.push_back(first + static_cast<group::Point>(state.blocks[block][from] / step));
    }
    return made;
}

group::Permutation Domain::permutation(const cube::Mirrored& element) const {
    auto made = permutation(element.state);
    if (!element.reflects) return made;
    const cube::SymmetryMap map(cube_, cube::s_lr2);
    for (auto& image : made) image = point(map(place(image)));
    return made;
}

cube::State Domain::state(const group::Permutation& p) const {
    auto made = cube::solved(cube_);
    for (group::Point first = 0; first < degree_;) {
        stop_point();
        auto& block = made.blocks[place(first).block];
        const int step = is_face(place(first)) ? static_cast<int>(ways) : 1;
        auto at = first;
        for (int from = 0; from < perm::block_points; from += step, ++at)
            for (int k = 0; k < step; ++k)
                block[from + k] = static_cast<std::uint8_t>(static_cast<int>(p[at] - first) * step + k);
        first = at;
    }
    return made;
}

cube::Part Domain::part(group::Point point) const { return cube::part_at(cube_, place(point)); }

std::vector<group::Point> Domain::points(const cube::Part& part) const {
    std::vector<group::Point> made;
    for (int i = 0; i < part.count; ++i) made.push_back(point(part.stickers[i]));
    return made;
}

}  // namespace cubelang::groups
