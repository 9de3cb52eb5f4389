#pragma once
// Cycles as text, "(+fu,fr)", read by a separate small reader: a comma or bracket, then signs, letters, digits.

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

#include "runtime/cube/cycles.hpp"
#include "tests/support/data.hpp"

namespace cubelang::test {

inline cube::Part part(cube::Cube cube, std::string_view name) {
    const auto letters = name.substr(0, std::min(name.find_first_of("0123456789"), name.size()));
    const auto digits = name.substr(letters.size());
    const auto found = cube::find_part(cube, letters, digits.empty() ? 0 : std::stoul(std::string(digits)));
    if (!found.part) throw std::invalid_argument("no part " + std::string(name));
    return *found.part;
}

inline cube::CyclePart signed_part(cube::Cube cube, std::string_view text) {
    cube::CyclePart here;
    for (; text[0] == '+' || text[0] == '-'; text.remove_prefix(1)) {
        here.signed_ = true;
        here.turns += text[0] == '+' ? 1 : -1;
    }
    here.part = part(cube, text);
    return here;
}

/// "(+fu,fr)(ul,ur)", with blanks anywhere; "()" has no cycles.
inline std::vector<cube::PartCycle> read_cycles(cube::Cube cube, std::string text) {
    std::erase(text, ' ');
    std::vector<cube::PartCycle> cycles;
    for (const auto& chunk : split(text, ')')) {
        if (chunk.size() <= 1) continue;
        cube::PartCycle cycle;
        for (const auto& field : split(std::string_view(chunk).substr(1), ','))
            cycle.push_back(signed_part(cube, field));
        cycles.push_back(std::move(cycle));
    }
    return cycles;
}

inline std::string spelled(cube::Cube cube, const std::vector<cube::PartCycle>& cycles) {
    std::string text;
    for (const auto& cycle : cycles) {
        text += text.empty() ? "(" : " (";
        for (const auto& here : cycle) {
            if (&here != &cycle.front()) text += ',';
            text += cube::turn_sign(here.turns);
            text += name(cube, here.part);
        }
        text += ')';
    }
    return text;
}

/// The product of the cycles; throws if one is invalid.
inline cube::State product_of(cube::Cube cube, const std::vector<cube::PartCycle>& cycles) {
    auto state = cube::solved(cube);
    for (const auto& cycle : cycles)
        if (apply_cycle(state, cycle)) throw std::invalid_argument("refused: " + spelled(cube, {cycle}));
    return state;
}
inline cube::State product_of(cube::Cube cube, const std::string& text) {
    return product_of(cube, read_cycles(cube, text));
}

}  // namespace cubelang::test
