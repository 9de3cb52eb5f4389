#include "runtime/cube/query/structure.hpp"

#include <algorithm>
#include <iterator>

#include "runtime/cube/query/order.hpp"

namespace cubelang::query {
namespace {

std::vector<int> orbits_of(cube::Cube cube, Kind kind) {
    auto orbits = cube::orbit_blocks(cube);
    std::erase_if(orbits, [&](int block) { return cube::kind_of(cube, block) != kind; });
    return orbits;
}

// Wings and centres off the middle have 24 points; the three stickers of a corner move together, an odd number of
// times its own cycle. Edges and fixed centres must be counted as parts.
bool is_odd_orbit(const State& p, int block) {
    const Kind kind = cube::kind_of(p.cube, block);
    if (kind != Kind::edge && kind != Kind::fixed_centre) return perm::is_odd(p.blocks[block]);
    const auto counts = cycle_counts(p, block);
    bool odd = false;
    for (std::size_t length = 2; length < counts.size(); length += 2) odd ^= counts[length] % 2 == 1;
    return odd;
}

bool is_reference(Kind kind, cube::Face face, cube::Face other) {
    using cube::Axis;
    const auto axis = cube::axis_of(face);
    return axis == Axis::y || (kind == Kind::edge && axis == Axis::z && cube::axis_of(other) != Axis::y);
}

// The index of the reference sticker among the stickers of a corner or edge, in the order of its spelling.
int reference_index(const Part& part) {
    for (int i = 0; i < part.count; ++i) {
        const auto frame = cube::frame_of(part.stickers[i].point);
        if (is_reference(part.kind, frame.normal, frame.arrow)) return i;
    }
    return 0;
}

// The orientation of the same stickers after a reflection.
int mirrored(int orientation, Kind kind) {
    if (kind == Kind::corner) return 3 + (3 - orientation) % 3;
    return kind == Kind::fixed_centre ? (4 - orientation) % 4 : orientation;
}

bool stays(const State& p, const Part& part) { return cube::image(p, part).stickers == part.stickers; }

// Unmoved parts (or moved ones); whole unmoved orbits are skipped quickly.
std::vector<Part> parts_that(const State& p, bool stay, std::size_t most) {
    std::vector<Part> chosen;
    for (const int block : cube::orbit_blocks(p.cube)) {
        if (chosen.size() > most) break;
        if (!stay && p.blocks[block] == perm::identity()) continue;
        std::ranges::copy_if(cube::parts_of_orbit(p.cube, block), std::back_inserter(chosen),
                             [&](const Part& part) { return stays(p, part) == stay; });
    }
    return chosen;
}

using cube::State;
using cube::Symmetry;
using cube::SymmetryMap;

State inverse(const State& p) { return {p.cube, perm::inverse(p.blocks)}; }

// Block by block, since most comparisons end at the first.
bool is_mapped(const State& p, Symmetry s, const State& target) {
    const SymmetryMap map(p.cube, s);
    for (int block = 0; block < p.cube.blocks(); ++block)
        if (map.block_of_conjugate(p, block) != target.blocks[block]) return false;
    return true;
}

std::vector<Symmetry> mapping(const State& p, const State& target) {
    std::vector<Symmetry> found;
    for (const auto s : cube::symmetries())
        if (is_mapped(p, s, target)) found.push_back(s);
    return found;
}

bool is_less(const State& p, const SymmetryMap& map, const State& than) {
    for (int at = 0; at < p.cube.blocks(); ++at) {
        const auto block = map.block_of_conjugate(p, at);
        const auto& other = than.blocks[at];
        if (block != other) return block.to < other.to;
    }
    return false;
}

}  // namespace

std::vector<Kind> kinds_on(cube::Cube cube) {
    std::vector<Kind> present;
    for (const int block : cube::orbit_blocks(cube))
        if (const Kind kind = cube::kind_of(cube, block); std::ranges::find(present, kind) == present.end())
            present.push_back(kind);
    std::ranges::sort(present);
    return present;
}

bool is_odd(const State& p, Kind kind) {
    bool odd = false;
    for (const int block : orbits_of(p.cube, kind)) odd ^= is_odd_orbit(p, block);
    return odd;
}

bool is_odd(const State& p) {
    bool odd = false;
    for (int block = 0; block < p.cube.blocks(); ++block)
        if (represents_orbit(p.cube, block)) odd ^= is_odd_orbit(p, block);
    return odd;
}

std::vector<cube::PartCycle> cycles(const State& p, Kind kind) { return cube::cycles_of(p, orbits_of(p.cube, kind)); }

State restricted(const State& p, Kind kind) {
    State result = p;
    for (std::size_t block = 0; block < result.blocks.size(); ++block)
        if (cube::kind_of(p.cube, static_cast<int>(block)) != kind) result.blocks[block] = perm::identity();
    return result;
}

std::vector<Part> support(const State& p, std::size_t most) { return parts_that(p, false, most); }
std::vector<Part> fixed(const State& p, std::size_t most) { return parts_that(p, true, most); }

int orientation(const Part& from, const Part& location) {
    // `from` is spelled like the location: a centre that arrives turned by k has its home where the arrow is k short
    // of it.
    if (from.kind == Kind::fixed_centre)
        return cube::clockwise_quarters(location.stickers[0].point - from.stickers[0].point);
    if (from.kind != Kind::corner && from.kind != Kind::edge) return -1;
    const int steps = reference_index(from) - reference_index(location);
    const int forward = from.kind == Kind::corner && !cube::is_clockwise(location) ? -steps : steps;
    return (forward % from.count + from.count) % from.count;
}

Source source(const State& p, const Part& location) { return source(cube::Mirrored{p, false}, location); }

Source source(const cube::Mirrored& p, const Part& location) {
    Part part = cube::image(cube::inverse(p), location);
    const int turned = p.reflects ? mirrored(orientation(part, location), part.kind) : orientation(part, location);
    if (part.kind == Kind::fixed_centre) part.stickers[0].point = part.stickers[0].point / 4 * 4;
    return {part, turned};
}

std::vector<Symmetry> symmetries(const State& p) { return mapping(p, p); }
std::vector<Symmetry> antisymmetries(const State& p) { return mapping(p, inverse(p)); }

State canonical(const State& p, bool with_inverse) {
    auto least = p;
    for (const auto& from : {p, with_inverse ? inverse(p) : p})
        for (const auto s : cube::symmetries())
            if (const SymmetryMap map(p.cube, s); is_less(from, map, least)) least = map.conjugate(from);
    return least;
}

}  // namespace cubelang::query
