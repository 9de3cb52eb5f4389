#include "runtime/cube/coordinates/part_orbits.hpp"

#include <algorithm>

#include "runtime/base/text.hpp"
#include "runtime/cube/numbering.hpp"

namespace cubelang::cube {
namespace {

constexpr std::array<std::string_view, 8> orbit_corners{"UFR", "URB", "UBL", "ULF", "DRF", "DFL", "DLB", "DBR"};
constexpr std::array<std::string_view, 12> orbit_edges{"UF", "UR", "UB", "UL", "DF", "DR",
                                                       "DB", "DL", "FR", "FL", "BR", "BL"};
constexpr std::array<std::string_view, 6> centre_names{"U", "L", "F", "R", "B", "D"};

Part fixed_centre(Cube cube, const Part& part) {
    const Face face = frame_of(part.stickers[0].point).normal;
    return part_at(cube, {part.stickers[0].block, point_of({face, drawn_top(face)})});
}

// The part with this name, spelled clockwise from its first letter.
Part named(Cube cube, std::string_view name) {
    const auto part = *find_part(cube, lower(name), 0).part;
    return part.kind == Kind::fixed_centre ? fixed_centre(cube, part) : part_at(cube, part.stickers[0]);
}

// A wing is identified by its sticker in the orbit's own block.
std::vector<Part> parts_by_block(Cube cube, int block) {
    auto parts = parts_of_cubetwister(cube, block);
    for (auto& part : parts) part = part_at(cube, identity_of(cube, part));
    return parts;
}

bool keeps_arrow(Cube cube, const PartOrbit& orbit) { return orbit.label.kind == Kind::fixed_centre && !cube.super; }

// A layer in SiGN, counted from a face: `R`, `2R`.
std::string layer(char letter, int number) { return (number == 1 ? "" : std::to_string(number)) + letter; }

// The moves of layers from..to of a face.
std::string layers(char letter, int from, int to) {
    std::string moves = layer(letter, from);
    for (int number = from + 1; number <= to; ++number) moves += ' ' + layer(letter, number);
    return moves;
}

void add_block(std::vector<DerivedMove>& derived, char letter, int from, int to) {
    const char small = lower(letter);
    const auto add = [&](const std::string& prefix) {
        const auto moves = layers(letter, from, to);
        derived.push_back({prefix + letter + 'w', moves});
        derived.push_back({prefix + small, moves});
    };
    if (from == 1 && to == 2) add("");
    if (from == 1) add(std::to_string(to));
    add(std::to_string(from) + '-' + std::to_string(to));
}

void add_blocks(std::vector<DerivedMove>& derived, int n) {
    for (const char letter : std::string_view("URFDLB"))
        for (int from = 1; from < n; ++from)
            for (int to = from + 1; to <= n; ++to) add_block(derived, letter, from, to);
}

}  // namespace

std::vector<OrbitLabel> orbit_labels(Cube cube) {
    std::vector<OrbitLabel> labels;
    std::array<int, kinds.size()> counts{};
    for (const int block : orbit_blocks(cube)) {
        const Kind kind = kind_of(cube, block);
        labels.push_back({block, kind, ++counts[index(kind)]});
    }
    for (auto& label : labels)
        if (counts[index(label.kind)] == 1) label.number = 0;
    return labels;
}

std::span<const std::string_view> reid_names(Kind kind) {
    if (kind == Kind::corner) return orbit_corners;
    if (kind == Kind::edge) return orbit_edges;
    if (kind == Kind::fixed_centre) return centre_names;
    return {};
}

int PartOrbit::orientations() const {
    switch (label.kind) {
        case Kind::corner: return 3;
        case Kind::edge: return 2;
        case Kind::fixed_centre: return 4;
        default: return 1;
    }
}

int PartOrbit::point(std::size_t i, int step) const {
    const int first = places[i].stickers[0].point;
    if (label.kind == Kind::fixed_centre) return first / 4 * 4 + (first + step) % 4;
    return places[i].stickers[step].point;
}

PartOrbit part_orbit(Cube cube, std::span<const std::string_view> names) {
    PartOrbit orbit;
    for (const auto name : names) orbit.places.push_back(named(cube, name));
    orbit.label = {orbit.places[0].stickers[0].block, orbit.places[0].kind};
    return orbit;
}

PartOrbit part_orbit(Cube cube, const OrbitLabel& label) {
    const auto names = reid_names(label.kind);
    return {label, names.empty() ? parts_by_block(cube, label.block) : part_orbit(cube, names).places};
}

Arrangement arrangement(const State& state, const PartOrbit& orbit) {
    const auto count = orbit.places.size();
    std::array<std::pair<std::size_t, int>, perm::block_points> where{};  // of each point: place and step
    for (std::size_t i = 0; i < count; ++i)
        for (int step = 0; step < orbit.orientations(); ++step) where[orbit.point(i, step)] = {i, step};
    Arrangement result{std::vector<int>(count), std::vector<int>(count)};
    const auto& block = state.blocks[orbit.label.block];
    for (std::size_t piece = 0; piece < count; ++piece) {
        const auto [place, step] = where[block[orbit.point(piece, 0)]];
        result.pieces[place] = static_cast<int>(piece);
        result.orientations[place] = keeps_arrow(state.cube, orbit) ? 0 : step;
    }
    return result;
}

void arrange(State& state, const PartOrbit& orbit, const Arrangement& wanted) {
    const int turns = orbit.orientations();
    const auto send = [&](int block, int from, int to) { state.blocks[block][from] = static_cast<std::uint8_t>(to); };
    for (std::size_t i = 0; i < orbit.places.size(); ++i) {
        const std::size_t piece = wanted.pieces[i];
        const auto &from = orbit.places[piece], &to = orbit.places[i];
        for (int step = 0; step < turns; ++step) {
            if (keeps_arrow(state.cube, orbit))
                send(orbit.label.block, from.stickers[0].point / 4 * 4 + step, to.stickers[0].point / 4 * 4 + step);
            else
                send(orbit.label.block, orbit.point(piece, step),
                     orbit.point(i, (step + wanted.orientations[i]) % turns));
        }
        if (from.kind == Kind::wing) send(from.stickers[1].block, from.stickers[1].point, to.stickers[1].point);
    }
}

std::vector<PartOrbit> kpuzzle_orbits(Cube cube) {
    auto labels = orbit_labels(cube);
    static constexpr Kind first_kinds[] = {Kind::edge, Kind::corner, Kind::fixed_centre};
    const auto rank = [](const OrbitLabel& label) { return std::ranges::find(first_kinds, label.kind) - first_kinds; };
    std::ranges::stable_sort(labels, {}, rank);
    std::vector<PartOrbit> orbits;
    for (const auto& label : labels) orbits.push_back(part_orbit(cube, label));
    return orbits;
}

std::string kpuzzle_name(const OrbitLabel& orbit) {
    constexpr std::array<std::string_view, kinds.size()> names{"CORNERS",  "EDGES",    "WINGS",   "CENTERS",
                                                               "XCENTERS", "TCENTERS", "OBLIQUES"};
    const std::string name(names[index(orbit.kind)]);
    return orbit.number == 0 ? name : name + std::to_string(orbit.number);
}

std::vector<Move> kpuzzle_moves(int n) {
    std::vector<Move> moves;
    for (const char letter : {'U', 'R', 'F'})
        for (int number = 1; number <= n; ++number) {
            const auto at = static_cast<std::uint16_t>(number);
            moves.push_back({.from = at, .to = at, .letter = letter});
        }
    for (const char letter : {'x', 'y', 'z'}) moves.push_back({.letter = letter});
    return moves;
}

std::vector<DerivedMove> kpuzzle_derived_moves(int n) {
    std::vector<DerivedMove> derived;
    for (const auto& [letter, other] : {std::pair{'D', 'U'}, {'L', 'R'}, {'B', 'F'}})
        for (int number = 1; number <= n; ++number)
            derived.push_back({layer(letter, number), layer(other, n + 1 - number) + '\''});
    add_blocks(derived, n);
    for (const auto& [name, moves] :
         {std::pair{"Uv", "y"}, {"Rv", "x"}, {"Fv", "z"}, {"Dv", "y'"}, {"Lv", "x'"}, {"Bv", "z'"}})
        derived.push_back({name, moves});
    if (n % 2 == 1)
        for (const auto& [name, letter] : {std::pair{"M", 'L'}, {"E", 'D'}, {"S", 'F'}})
            derived.push_back({name, layer(letter, (n + 1) / 2)});
    return derived;
}

}  // namespace cubelang::cube
