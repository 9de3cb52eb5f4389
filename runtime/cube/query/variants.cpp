#include "runtime/cube/query/simplify.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::query {
namespace {

using cube::Axis;
using cube::Face;
using cube::Letter;
using cube::Move;
using Moves = std::vector<Move>;

Moves each(const Moves& moves, const std::function<Move(Move)>& change) {
    Moves result;
    for (const auto& move : moves) result.push_back(change(move));
    return result;
}

Move quarters_of(char letter, int turns) { return {0, 1, 1, letter, static_cast<std::int8_t>(turns)}; }

bool is_face_turn(const Move& move) {
    return cube::letter_of(move).kind == Letter::Kind::layers && move.from == 1 && move.to == 1;
}

// The rotation of the whole cube in the sense of this face.
Move whole(Face face, int turns) {
    Move move = cube::move_of(Letter::Kind::whole, face, turns);
    move.turns = cube::fewest_quarters(move.turns);
    return move;
}

// R is Lw x: the opposite turn of all other layers, and a rotation.
Moves from_the_other_side(const Moves& moves, Face face, int n) {
    Moves result;
    for (const auto& move : moves) {
        if (!is_face_turn(move) || cube::letter_of(move).face != face) {
            result.push_back(move);
            continue;
        }
        Move others = cube::on_face(move, cube::opposite(face), false);
        others.to = static_cast<std::uint16_t>(n - 1);
        result.push_back(others);
        result.push_back(whole(face, move.turns));
    }
    return rotations_at_end(result);
}

// All layers between a face and its opposite, turned as seen from that face.
Move slice_between(Face face, int turns, int n) {
    Move slice = cube::move_of(n == 3 ? Letter::Kind::middle : Letter::Kind::layers, face, turns);
    if (n != 3) {
        slice.from = 2;
        slice.to = static_cast<std::uint16_t>(n - 1);
    }
    slice.turns = cube::fewest_quarters(slice.turns);
    return slice;
}

// R L' equals the layers between them turned against x, followed by x.
Moves with_slices(const Moves& moves, int n) {
    Moves result;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto face = cube::letter_of(moves[i]).face;
        const bool pair = i + 1 < moves.size() && is_face_turn(moves[i]) && is_face_turn(moves[i + 1]) &&
                          cube::letter_of(moves[i + 1]).face == cube::opposite(face) &&
                          (moves[i].turns + moves[i + 1].turns) % 4 == 0;
        if (!pair) {
            result.push_back(moves[i]);
            continue;
        }
        result.push_back(slice_between(face, -moves[i].turns, n));
        result.push_back(whole(face, moves[i].turns));
        ++i;
    }
    return rotations_at_end(result);
}

class Collector {
public:
    Collector(const Moves& moves, int n) : n_(n), all_{{"unchanged", moves}}, spellings_{cube::spell(moves)} {}

    void add(std::string what, const Moves& moves) {
        stop_point();
        if (spellings_.insert(cube::spell(moves)).second) all_.push_back({std::move(what), moves});
    }
    void add_conjugates() {
        const auto moves = all_.front().moves;
        auto undone = each(moves, [](Move move) { return cube::inverse(move); });
        std::ranges::reverse(undone);
        add("inverse", undone);
        for (const auto& [name, axis] : {std::pair{"mirror M", Axis::x}, {"mirror E", Axis::y}, {"mirror S", Axis::z}})
            add(name, each(moves, [axis = axis](Move move) { return cube::mirrored(move, axis); }));
        for (const auto& rotation : cube::rotations())
            add("by " + cube::spell(rotation.moves),
                each(moves, [&](Move move) { return cube::conjugate(move, rotation.symmetry); }));
        for (std::size_t first = 1; first < moves.size(); ++first) {
            auto shifted = moves;
            std::rotate(shifted.begin(), shifted.begin() + static_cast<std::ptrdiff_t>(first), shifted.end());
            add("from move " + std::to_string(first + 1), simplify(shifted));
        }
    }
    void add_equal_algorithms() {
        const auto moves = all_.front().moves;
        add("simplified", simplify(moves));
        if (n_ > 2) add("with slices", with_slices(moves, n_));
        for (const auto face : cube::faces) {
            const std::string letter(1, cube::capital(face));
            add(letter + " from the other side", from_the_other_side(moves, face, n_));
        }
    }
    // Adds variants with the top layer turned by any angle before and after.
    void add_top_turns() {
        const auto moves = all_.front().moves;
        constexpr std::array<std::int8_t, 4> amounts{0, 1, 2, -1};
        for (const auto before : amounts)
            for (const auto after : amounts) {
                auto turned = moves;
                std::string what;
                if (before != 0) {
                    turned.insert(turned.begin(), quarters_of('U', before));
                    what = cube::spell(quarters_of('U', before)) + " before";
                }
                if (after != 0) {
                    turned.push_back(quarters_of('U', after));
                    what += (what.empty() ? "" : ", ") + cube::spell(quarters_of('U', after)) + " after";
                }
                if (!what.empty()) add(std::move(what), simplify(turned));
            }
    }
    std::vector<Variant> take() { return std::move(all_); }

private:
    int n_;
    std::vector<Variant> all_;
    std::set<std::string> spellings_;
};

}  // namespace

std::vector<Move> rotations_at_end(const std::vector<Move>& moves) {
    Moves result;
    cube::Symmetry back;  // the inverse of the rotation so far
    for (const auto& move : moves)
        if (const auto& letter = cube::letter_of(move); letter.kind == Letter::Kind::whole)
            back = cube::product(cube::rotation_about(letter.face, cube::clockwise_quarters(-move.turns)), back);
        else
            result.push_back(cube::conjugate(move, back));
    const auto& rotation = cube::rotation_moves(cube::inverse(back));
    result.insert(result.end(), rotation.begin(), rotation.end());
    return result;
}

std::vector<Variant> variants(const std::vector<Move>& moves, int n, bool auf) {
    Collector collector(moves, n);
    collector.add_equal_algorithms();
    if (auf) collector.add_top_turns();
    collector.add_conjugates();
    return collector.take();
}

}  // namespace cubelang::query
