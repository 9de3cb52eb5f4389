#include "runtime/cube/coordinates/kpuzzle.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "runtime/base/text.hpp"

namespace cubelang::cube {
namespace {

// A layer as SiGN counts it from a face: `R`, `2R`.
std::string layer(char letter, int number) { return (number == 1 ? "" : std::to_string(number)) + letter; }

// Layers from..to of a face, one after the other.
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
