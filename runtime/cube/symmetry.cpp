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
    rotation.moves.push_back({.letter = letter, .turns = static_cast<std::int8_t>(quarters == 3 ? -1 : quarters)});
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
    // Of a corner cell (u = h) a reflection makes one at the top left of the mapped frame, and in its class that is
    // the representative turned back by a quarter.
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

}  // namespace cubelang::cube
