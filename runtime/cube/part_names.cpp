// Names of parts: spelling and reading.

#include <algorithm>
#include <cctype>

#include "runtime/cube/part_numbers.hpp"
#include "runtime/cube/parts.hpp"

namespace cubelang::cube {
namespace {

FoundPart found(Part part) { return {part, {}}; }
FoundPart not_found(NameFault fault) { return {std::nullopt, fault}; }

// The corner's sticker on `normal`, whose neighbours on the corner are the two others.
Place corner_sticker(Cube cube, Face normal, Face one, Face other) {
    const Face arrow = cross(one, normal) == other ? one : other;
    return {block_of(cube, {cube.n - 1, cube.n - 1}), point_of({normal, arrow})};
}

FoundPart find_corner(Cube cube, Face a, Face b, Face c, std::uint64_t number) {
    if (number != 0) return not_found(NameFault::corner_number);
    return found({Kind::corner,
                  3,
                  {corner_sticker(cube, a, b, c), corner_sticker(cube, b, a, c), corner_sticker(cube, c, a, b)}});
}

FoundPart find_edge(Cube cube, Frame frame, std::uint64_t number) {
    if (cube.n == 2) return not_found(NameFault::no_edges);
    if (number == 0 && !cube.has_fixed_centres()) return not_found(NameFault::needs_number);
    if (number > static_cast<std::uint64_t>(numbered_wings(cube))) return not_found(NameFault::bad_number);
    const int u = along_edge(frame, wing_offset(cube, static_cast<int>(number)));
    return found(part_at(cube, {block_of(cube, {u, cube.n - 1}), point_of(frame)}));
}

FoundPart find_centre(Cube cube, Face face, std::uint64_t number) {
    if (cube.n == 2) return not_found(NameFault::no_centres);
    if (number == 0 && !cube.has_fixed_centres()) return not_found(NameFault::needs_number);
    if (number == 0) return found(part_at(cube, {cube.classes(), 4 * index(face)}));
    if (number > static_cast<std::uint64_t>(numbered_centres(cube))) return not_found(NameFault::bad_number);
    const int at = static_cast<int>(number) - 1;
    return found(part_at(cube, {block_of(cube, centre_cell(cube, at / 4)), 4 * index(face) + at % 4}));
}

std::optional<NameFault> fault_of_faces(std::span<const Face> named) {
    for (std::size_t i = 0; i < named.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (named[i] == named[j]) return NameFault::repeated_face;
            if (axis_of(named[i]) == axis_of(named[j])) return NameFault::opposite_faces;
        }
    return std::nullopt;
}

int number_of(Cube cube, const Part& part) {
    const auto [block, point] = part.stickers[0];
    const Cell cell = cell_of(cube, block);
    if (part.kind == Kind::wing) return wing_number(cube, along_edge(frame_of(point), cell.u));
    if (is_centre(part.kind) && part.kind != Kind::fixed_centre) return 4 * centre_index(cell) + point % 4 + 1;
    return 0;
}

}  // namespace

std::string name(Cube cube, const Part& part) {
    std::string text;
    for (int i = 0; i < part.count; ++i) text += face_letters[part.stickers[i].point / 4];
    if (const int number = number_of(cube, part); number != 0) text += std::to_string(number);
    return text;
}

int numbered_wings(Cube cube) { return cube.n - (cube.has_fixed_centres() ? 3 : 2); }
int numbered_centres(Cube cube) { return (cube.n - 2) * (cube.n - 2) / 4 * 4; }

FoundPart find_part(Cube cube, std::string_view letters, std::uint64_t number) {
    if (letters.empty() || letters.size() > 3) return not_found(NameFault::bad_letters);
    std::array<Face, 3> named{};
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto face = face_named(letters[i]);
        if (!face) return not_found(NameFault::bad_letters);
        named[i] = *face;
    }
    if (const auto fault = fault_of_faces(std::span(named).first(letters.size()))) return not_found(*fault);
    if (letters.size() == 3) return find_corner(cube, named[0], named[1], named[2], number);
    if (letters.size() == 2) return find_edge(cube, {named[0], named[1]}, number);
    if (letters[0] != small_letter(named[0])) return not_found(NameFault::capital_centre);
    return find_centre(cube, named[0], number);
}

}  // namespace cubelang::cube
