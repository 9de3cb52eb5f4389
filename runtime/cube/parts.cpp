#include "runtime/cube/parts.hpp"

#include <algorithm>
#include <span>

#include "runtime/base/stop_point.hpp"

namespace cubelang::cube {
namespace {

// The numbers in the names of wings and centres; see parts.hpp for the pattern.

/// The number of a wing from its distance (in half cells) from the middle of its edge, positive towards R, U or F; 0
/// for the middle.
constexpr int wing_number(Cube cube, int offset) {
    if (offset == 0) return 0;
    const int distance = offset < 0 ? -offset : offset;
    return distance + (offset > 0 ? 1 : 0) - (cube.has_fixed_centres() ? 1 : 0);
}
constexpr int wing_offset(Cube cube, int number) {
    if (number == 0) return 0;
    const int distance = 2 * ((number - 1) / 2) + (cube.has_fixed_centres() ? 2 : 1);
    return number % 2 == 1 ? -distance : distance;
}
/// Converts an offset along the edge to the u of the sticker with this frame; its own inverse.
constexpr int along_edge(Frame frame, int offset) { return is_positive(frame.right()) ? offset : -offset; }

/// The index of a centre's class on its face, from 0: rings from the inside out, in each the corner cell first, then
/// from the middle outwards. The (h - 1)^2 cells inside a ring form (h - 1)^2 / 4 classes.
constexpr int centre_index(Cell cell) {
    if (cell.h == 0) return -1;  // the fixed centre precedes all others
    const int inside = (cell.h - 1) * (cell.h - 1) / 4;
    if (cell.u == cell.h) return inside;
    if (cell.u == 0) return inside + 1;
    return inside + (cell.u < 0 ? 1 - cell.u : cell.u);
}
constexpr Cell centre_cell(Cube cube, int wanted) {
    int h = cube.has_fixed_centres() ? 2 : 1;
    while ((h + 1) * (h + 1) / 4 <= wanted) h += 2;
    const int position = wanted - (h - 1) * (h - 1) / 4;
    if (position == 0) return {h, h};
    return {position % 2 == h % 2 ? position : 1 - position, h};
}

constexpr Frame frame_named(std::string_view letters) { return {*face_named(letters[0]), *face_named(letters[1])}; }

template <std::size_t Count>
constexpr std::array<Frame, Count> frames_named(const std::string_view (&names)[Count]) {
    std::array<Frame, Count> frames{};
    std::ranges::transform(names, frames.begin(), frame_named);
    return frames;
}

// Parts of one number: order, and first sticker of each. Corner names are clockwise, so two letters determine a corner.
struct Naming {
    std::array<Frame, 8> corners;
    std::array<Frame, 12> edges;
    std::array<Face, 6> centres;
};
constexpr Naming canonical{
    frames_named({"urf", "ufl", "ulb", "ubr", "dfr", "dlf", "dbl", "drb"}),
    frames_named({"ur", "uf", "ul", "ub", "dr", "df", "dl", "db", "fr", "fl", "bl", "br"}),
    {Face::u, Face::r, Face::f, Face::d, Face::l, Face::b},
};
constexpr Naming cubetwister{
    frames_named({"urf", "dfr", "ubr", "drb", "ulb", "dbl", "ufl", "dlf"}),
    frames_named({"ur", "rf", "dr", "bu", "rb", "bd", "ul", "lb", "dl", "fu", "lf", "fd"}),
    faces,
};

Frame next_clockwise(Frame sticker) { return {sticker.arrow, sticker.right()}; }
Frame other_side(Frame sticker) { return {sticker.arrow, sticker.normal}; }

Part corner_at(Place place) {
    const Frame first = frame_of(place.point), second = next_clockwise(first), third = next_clockwise(second);
    return {Kind::corner, 3, {place, {place.block, point_of(second)}, {place.block, point_of(third)}}};
}

// `other_block`: that of its second sticker
Part edge_at(Kind kind, Place place, int other_block) {
    return {kind, 2, {place, {other_block, point_of(other_side(frame_of(place.point)))}, {}}};
}

int mirror_block(Cube cube, int block) {
    const Cell cell = cell_of(cube, block);
    return block_of(cube, {-cell.u, cell.h});
}

std::vector<Part> wings_of_orbit(Cube cube, Cell cell, const Naming& naming) {
    std::vector<Part> parts;
    for (const int offset : {-cell.u, cell.u})
        for (const Frame frame : naming.edges) {
            const int block = block_of(cube, {along_edge(frame, offset), cell.h});
            parts.push_back(part_at(cube, {block, point_of(frame)}));
        }
    return parts;
}

// Centres are ordered by number, that is by the quarters k from the face's arrow; for a fixed centre k is 0.
std::vector<Part> centres_of_orbit(Cube cube, int block, const Naming& naming) {
    std::vector<Part> parts;
    const int quarters = kind_of(cube, block) == Kind::fixed_centre ? 1 : 4;
    for (int k = 0; k < quarters; ++k)
        for (const Face face : naming.centres) parts.push_back(part_at(cube, {block, 4 * index(face) + k}));
    return parts;
}

std::vector<Part> parts_of_orbit(Cube cube, int block, const Naming& naming) {
    const Kind kind = kind_of(cube, block);
    if (kind == Kind::wing) return wings_of_orbit(cube, cell_of(cube, block), naming);
    if (is_centre(kind)) return centres_of_orbit(cube, block, naming);
    std::vector<Part> parts;
    parts.reserve(naming.edges.size());
    if (kind == Kind::corner)
        for (const Frame frame : naming.corners) parts.push_back(corner_at({block, point_of(frame)}));
    else
        for (const Frame frame : naming.edges) parts.push_back(edge_at(kind, {block, point_of(frame)}, block));
    return parts;
}

FoundPart found(Part part) { return {part, {}}; }
FoundPart not_found(NameFault fault) { return {std::nullopt, fault}; }

// The corner's sticker on `normal`, next to `one` and `other`.
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
    if (part.kind == Kind::wing) return wing_number(cube, along_edge(frame_of(point), cell_of(cube, block).u));
    if (!is_centre(part.kind) || part.kind == Kind::fixed_centre) return 0;
    return 4 * centre_index(cell_of(cube, block)) + point % 4 + 1;
}

}  // namespace

std::string_view plural(Kind kind) {
    constexpr std::array<std::string_view, 7> names{"corners",   "edges",     "wings",   "fixed centres",
                                                    "x-centres", "t-centres", "obliques"};
    return names[index(kind)];
}

std::string_view singular(Kind kind) { return plural(kind).substr(0, plural(kind).size() - 1); }

std::string_view with_article(Kind kind) {
    constexpr std::array<std::string_view, 7> names{"a corner",    "an edge",    "a wing",    "a fixed centre",
                                                    "an x-centre", "a t-centre", "an oblique"};
    return names[index(kind)];
}

bool is_centre(Kind kind) { return kind >= Kind::fixed_centre; }

Kind kind_of(Cube cube, int block) {
    const auto [u, h] = cell_of(cube, block);
    if (h == 0) return Kind::fixed_centre;
    const bool outer = h == cube.n - 1;
    if (u == h) return outer ? Kind::corner : Kind::x_centre;
    if (u == 0) return outer ? Kind::edge : Kind::t_centre;
    return outer ? Kind::wing : Kind::oblique;
}

Part part_at(Cube cube, Place place) {
    const Kind kind = kind_of(cube, place.block);
    if (kind == Kind::corner) return corner_at(place);
    if (kind == Kind::edge) return edge_at(kind, place, place.block);
    if (kind == Kind::wing) return edge_at(kind, place, mirror_block(cube, place.block));
    return {kind, 1, {place, {}, {}}};
}

Place identity_of(Cube cube, const Part& part) {
    if (part.kind == Kind::wing) return part.stickers[cell_of(cube, part.stickers[0].block).u > 0 ? 0 : 1];
    if (part.kind == Kind::fixed_centre) return {part.stickers[0].block, part.stickers[0].point / 4 * 4};
    const auto stickers = std::span(part.stickers).first(part.count);
    return *std::ranges::min_element(stickers, {}, &Place::point);
}

Part spelled_like(Cube cube, const Part& other, const Part& part) {
    const bool is_other_class = part.kind == Kind::wing && part.stickers[0].block != other.stickers[0].block;
    return is_other_class ? part_at(cube, part.stickers[1]) : part;
}

bool is_clockwise(const Part& corner) {
    return next_clockwise(frame_of(corner.stickers[0].point)) == frame_of(corner.stickers[1].point);
}

bool represents_orbit(Cube cube, int block) {
    const auto [u, h] = cell_of(cube, block);
    return h < cube.n - 1 || u >= 0;
}

std::vector<int> orbit_blocks(Cube cube) {
    std::vector<int> outer, centres(static_cast<std::size_t>(cube.blocks() - (cube.n - 1)));
    const int first = cube.has_fixed_centres() ? 1 : 0;  // the fixed centres have index -1
    for (int block = 0; block < cube.blocks(); ++block) {
        const auto [u, h] = cell_of(cube, block);
        if (h < cube.n - 1)
            centres[centre_index({u, h}) + first] = block;
        else if (u < h && represents_orbit(cube, block))
            outer.push_back(block);  // in order of u: the middle edges, then wings outwards
    }
    outer.insert(outer.begin(), block_of(cube, {cube.n - 1, cube.n - 1}));
    outer.insert(outer.end(), centres.begin(), centres.end());
    return outer;
}

std::vector<Part> parts_of_orbit(Cube cube, int block) { return parts_of_orbit(cube, block, canonical); }
std::vector<Part> parts_of_cubetwister(Cube cube, int block) { return parts_of_orbit(cube, block, cubetwister); }

std::vector<Part> all_parts(Cube cube) {
    std::vector<Part> parts;
    for (const int block : orbit_blocks(cube)) {
        stop_point();
        const auto orbit = parts_of_orbit(cube, block);
        parts.insert(parts.end(), orbit.begin(), orbit.end());
    }
    return parts;
}

// Part names: spelling and parsing.

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
