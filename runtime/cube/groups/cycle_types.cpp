#include "runtime/cube/groups/cycle_types.hpp"

#include <string_view>

namespace cubelang::full_group {
namespace {

using cube::Kind;

std::string_view sign_of(Wreath wreath, int turn) {
    constexpr std::string_view signs[] = {"", "+", "++"};
    return wreath.turns == turn + 1 && turn > 1 ? "-" : signs[turn];
}

std::string first_name(cube::Cube cube, const Orbit& orbit) {
    return cube::name(cube, cube::parts_of_orbit(cube, orbit.block).front());
}

void append(std::string& text, const std::string& word, std::string_view between) {
    if (!text.empty()) text += between;
    text += word;
}

std::string cycles_text(const perm::Block& block, const Orbit& orbit) {
    std::string text;
    for (const auto& cycle : point_cycles(block, orbit)) {
        if (cycle.length() == 1 && cycle.turn == 0) continue;
        append(text, std::to_string(cycle.length()).append(sign_of(orbit.wreath, cycle.turn)), " ");
    }
    return text;
}

std::string turned_centres(const perm::Block& block) {
    std::string text;
    for (const auto face : cube::faces) {
        const int turns = block[4 * cube::index(face)] % 4;
        if (turns != 0) append(text, cube::small_letter(face) + std::string(sign_of({6, 4}, turns)), " ");
    }
    return text;
}

std::string text_of(const cube::State& p, const Orbit& orbit) {
    return orbit.stays_in_place() ? turned_centres(block_of(p, orbit)) : cycles_text(block_of(p, orbit), orbit);
}

std::string short_name(cube::Cube cube, const Orbit& orbit) {
    const std::string kind(cube::plural(orbit.kind));
    const bool is_alone = orbit.kind == Kind::corner || orbit.kind == Kind::edge || orbit.stays_in_place();
    return is_alone ? kind : kind + " of " + first_name(cube, orbit);
}

}  // namespace

std::string type_text(const cube::State& p, const Orbit& orbit) {
    const auto text = text_of(p, orbit);
    return text.empty() ? "none" : text;
}

std::string name_of(cube::Cube cube, const Orbit& orbit) { return "the " + short_name(cube, orbit); }

std::string type_text(const cube::State& p) {
    std::string all;
    for (const auto& orbit : orbits(p.cube))
        if (const auto text = text_of(p, orbit); !text.empty())
            append(all, short_name(p.cube, orbit) + " " + text, ", ");
    return all.empty() ? "nothing moves" : all;
}

}  // namespace cubelang::full_group
