#include "runtime/cube/symmetry.hpp"

#include <algorithm>

namespace cubelang::cube {
namespace {

std::array<Symmetry, 48> in_order() {
    std::array<Symmetry, 48> all;
    auto next = all.begin();
    Symmetry s;
    for (int a = 0; a < 3; ++a, s = product(s, s_urf3))
        for (int b = 0; b < 2; ++b, s = product(s, s_f2))
            for (int c = 0; c < 4; ++c, s = product(s, s_u4))
                for (int d = 0; d < 2; ++d, s = product(s, s_lr2)) *next++ = s;
    return all;
}

template <class Image>
std::array<std::uint8_t, perm::block_points> point_map(Image image) {
    std::array<std::uint8_t, perm::block_points> map{};
    for (int point = 0; point < perm::block_points; ++point) map[point] = static_cast<std::uint8_t>(image(point));
    return map;
}

void append_turns(Rotation& rotation, char letter, int quarters) {
    constexpr std::string_view letters = "xyz";
    const auto about = face_at(static_cast<int>(letters.find(letter)));
    rotation.symmetry = product(rotation.symmetry, rotation_about(about, quarters));
    rotation.moves.push_back({.letter = letter, .turns = fewest_quarters(quarters)});
}

std::vector<Rotation> make_rotations() {
    std::vector<Rotation> all(1);
    for (const char letter : {'x', 'y', 'z'})
        for (const int quarters : {1, 2, 3}) append_turns(all.emplace_back(), letter, quarters);
    for (const auto& [letter, first] : {std::pair{'x', 1}, {'x', 3}, {'z', 1}, {'z', 3}, {'x', 2}})
        for (const int second : {1, 3, 2}) {
            if (first == 2 && second == 2) continue;  // x2 y2 is z2
            append_turns(all.emplace_back(), letter, first);
            append_turns(all.back(), 'y', second);
        }
    return all;
}

constexpr Symmetry through_middle{Face::l, Face::d, Face::b};

// Every direction of an axis, by the letters of its faces.
constexpr std::array<std::string_view, 26> directions{"R",   "U",   "F",   "L",   "D",   "B",   "UR",  "UF", "UL",
                                                      "UB",  "FR",  "FL",  "DR",  "DF",  "DL",  "DB",  "BL", "BR",
                                                      "URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"};

bool keeps(Symmetry s, std::string_view direction) {
    return std::ranges::all_of(
        direction, [&](char face) { return direction.find(capital(s(*face_named(face)))) != direction.npos; });
}

// Whether a rotation about a face or a corner is clockwise as seen from there. A corner's letters are clockwise.
bool is_clockwise(Symmetry turn, std::string_view direction) {
    const Face first = *face_named(direction[0]);
    if (direction.size() == 3) return turn(first) == *face_named(direction[1]);
    return turn(home_arrow(first)) == turned(home_arrow(first), first);
}

int order(Symmetry s) {
    int count = 1;
    for (auto power = s; power != Symmetry(); power = product(power, s)) ++count;
    return count;
}

std::string about_turn(Symmetry turn) {
    const int times = order(turn);
    if (times == 1) return "no change";
    const auto direction = *std::ranges::find_if(directions, [&](std::string_view d) {
        return keeps(turn, d) && (times == 2 || ((d.size() == 1 || d.size() == 3) && is_clockwise(turn, d)));
    });
    return "turn by " + std::to_string(360 / times) + "°" + (times == 2 ? "" : " clockwise") + " about " +
           std::string(direction);
}

std::string mirror_across(Face face) {
    constexpr std::array<std::string_view, 3> names{"reflection left-right", "reflection up-down",
                                                    "reflection front-back"};
    return std::string(names[index(axis_of(face))]);
}

Symmetry across(Face face) {
    Symmetry plain;
    const auto image = [&](Face f) { return axis_of(f) == axis_of(face) ? opposite(f) : plain(f); };
    return {image(Face::r), image(Face::u), image(Face::f)};
}

std::string swapped_faces(Symmetry s) {
    std::string text;
    for (const Face face : {Face::u, Face::r, Face::f, Face::d, Face::l, Face::b})
        if (text.find(capital(face)) == text.npos && s(face) != face) {
            text += text.empty() ? "" : ", ";
            text += std::string{capital(face)} + " with " + capital(s(face));
        }
    return "reflection that swaps " + text;
}

// A reflection in a plane has order 2; other reflections are a rotation followed by one in a plane.
std::string about_reflection(Symmetry s) {
    if (s == through_middle) return "reflection through the middle of the cube";
    for (const Face face : {Face::r, Face::u, Face::f}) {
        if (s == across(face)) return mirror_across(face);
        if (order(s) == 4 && axis_of(s(face)) == axis_of(face))
            return about_turn(product(s, across(face))) + ", then " + mirror_across(face);
    }
    if (order(s) == 2) return swapped_faces(s);
    return about_turn(product(s, through_middle)) + ", then " + about_reflection(through_middle);
}

constexpr std::array<NamedSymmetry, 5> named{{
    {"S_id", "no change", {}},
    {"S_URF3", "turn by 120° clockwise about URF", s_urf3},
    {"S_F2", "turn by 180° about F", s_f2},
    {"S_U4", "turn by 90° clockwise about U", s_u4},
    {"S_LR2", "reflection left-right", s_lr2},
}};

}  // namespace

Symmetry rotation_about(Face face, int quarters) {
    Symmetry s;
    const Symmetry quarter(turned(Face::r, face), turned(Face::u, face), turned(Face::f, face));
    for (int i = 0; i < quarters; ++i) s = product(s, quarter);
    return s;
}

std::span<const Rotation> rotations() {
    static const auto all = make_rotations();
    return all;
}

const std::vector<Move>& rotation_moves(Symmetry s) {
    return std::ranges::find(rotations(), s, &Rotation::symmetry)->moves;
}

Symmetry inverse(Symmetry s) {
    const auto source = [&](Face image) {
        return *std::ranges::find_if(faces, [&](Face face) { return s(face) == image; });
    };
    return {source(Face::r), source(Face::u), source(Face::f)};
}

const std::array<Symmetry, 48>& symmetries() {
    static const auto all = in_order();
    return all;
}

int number_of(Symmetry s) { return static_cast<int>(std::ranges::find(symmetries(), s) - symmetries().begin()); }

SymmetryMap::SymmetryMap(Cube cube, Symmetry s) : cube_(cube), reflects_(s.reflects()) {
    plain_ = point_map([&](int point) { return point_of(s(frame_of(point))); });
    // A reflection maps a corner cell (u = h) to the top left of the mapped frame, which in its class is the
    // representative turned back by a quarter.
    corner_cells_ = point_map([&](int point) {
        const int plain = plain_[point];
        return reflects_ ? plain / 4 * 4 + (plain + 3) % 4 : plain;
    });
    labels_ = point_map([&](int point) { return 4 * index(s(face_at(point / 4))) + point % 4; });
}

int SymmetryMap::mirror_block(int block) const {
    const Cell cell = cell_of(cube_, block);
    return !reflects_ || cell.u == 0 || cell.u == cell.h ? block : cube::block_of(cube_, {-cell.u, cell.h});
}

const SymmetryMap::Points& SymmetryMap::points(int block) const {
    const Cell cell = cell_of(cube_, block);
    if (cell.h == 0) return cube_.super ? plain_ : labels_;
    return cell.u == cell.h ? corner_cells_ : plain_;
}

Place SymmetryMap::operator()(Place place) const {
    return {mirror_block(place.block), points(place.block)[place.point]};
}

perm::Block SymmetryMap::block_of_conjugate(const State& p, int block) const {
    const auto& source = p.blocks[mirror_block(block)];
    const auto& images = points(block);
    auto result = perm::identity();
    for (int point = 0; point < perm::block_points; ++point) result[images[point]] = images[source[point]];
    return result;
}

State SymmetryMap::conjugate(const State& p) const {
    State result{p.cube, perm::Blocks(p.blocks.size())};
    for (int block = 0; block < p.cube.blocks(); ++block) result.blocks[block] = block_of_conjugate(p, block);
    return result;
}

State conjugate(const State& p, Symmetry s) { return SymmetryMap(p.cube, s).conjugate(p); }

Move conjugate(Move move, Symmetry s) {
    const auto& letter = letter_of(move);
    return letter.kind == Letter::Kind::pause ? move : on_face(move, s(letter.face), s.reflects());
}

WordPtr conjugate(const WordPtr& word, Symmetry s) {
    return changed(word, [=](Move move) { return conjugate(move, s); });
}

// The names of the symmetries.

std::span<const NamedSymmetry> named_symmetries() { return named; }

std::string name(Symmetry s) {
    const int number = number_of(s);
    std::string text;
    const auto factor = [&](std::string_view base, int exponent) {
        if (exponent == 0) return;
        text += text.empty() ? "" : " * ";
        text += base;
        if (exponent > 1) text += '^' + std::to_string(exponent);
    };
    factor("S_URF3", number / 16);
    factor("S_F2", number / 8 % 2);
    factor("S_U4", number / 2 % 4);
    factor("S_LR2", number % 2);
    return text.empty() ? "S_id" : text;
}

std::string description(Symmetry s) { return s.reflects() ? about_reflection(s) : about_turn(s); }

}  // namespace cubelang::cube
