#include "runtime/search/reduction/position.hpp"

namespace cubelang::search::reduction {
namespace {

using cube::Face;

class MacroBuilder {
public:
    explicit MacroBuilder(const Puzzle& puzzle) : puzzle_(puzzle) {}

    Macros build() {
        for (const Face up : cube::faces)
            for (int depth = 2; depth <= puzzle_.cube().n / 2; ++depth)
                for (const Face front : cube::faces)
                    if (cube::axis_of(front) != cube::axis_of(up)) add_between_slices(up, depth, front);
        add_wing_cycles();
        add_centre_cycles();
        return std::move(macros_);
    }

private:
    [[nodiscard]] std::uint16_t face(Face face, int quarters) const { return puzzle_.turn(face, 1, quarters); }

    // An inner layer turns, face turns bring other edges into it and are undone, and it turns back.
    void add_between_slices(Face up, int depth, Face front) {
        for (int slice = 1; slice <= 3; ++slice) {
            const auto slice_turn = puzzle_.turn(up, depth, slice), back = puzzle_.turn(up, depth, -slice);
            for (int a = 1; a <= 3; ++a)
                for (const Face top : {up, cube::opposite(up)})
                    for (int b = 1; b <= 3; ++b) add({slice_turn, face(front, a), face(top, b), face(front, -a), back});
            if (slice != 2) add_flips(up, front, slice_turn);
        }
    }

    // R U R' F R' F' R and its mirror images flip an edge.
    void add_flips(Face up, Face front, std::uint16_t slice) {
        for (const int hand : {1, -1})
            for (const Face top : {up, cube::opposite(up)}) {
                const Face side = cube::cross(top, front);
                const Face right = hand > 0 ? side : cube::opposite(side);
                Word flip{face(right, hand),  face(top, hand),    face(right, -hand), face(front, hand),
                          face(right, -hand), face(front, -hand), face(right, hand)};
                for (int i = 0; i < 2; ++i) {
                    Word word{slice};
                    word.insert(word.end(), flip.begin(), flip.end());
                    word.push_back(puzzle_.inverse(slice));
                    add(word);
                    flip = puzzle_.inverse(flip);
                }
            }
    }

    // [F s F', G] for faces F, G and an inner layer s
    void add_wing_cycles() {
        const auto count = static_cast<std::uint16_t>(puzzle_.turns().size());
        for (std::uint16_t s = 0; s < count; ++s)
            for (std::uint16_t f = 0; f < count; ++f)
                for (std::uint16_t g = 0; g < count; ++g) {
                    if (!is_inner(s) || !puzzle_.is_face(f) || !puzzle_.is_face(g) || same_axis(s, f)) continue;
                    const auto back = puzzle_.inverse(f);
                    if (!same_axis(f, g)) add({f, s, back, g, f, puzzle_.inverse(s), back, puzzle_.inverse(g)});
                }
    }

    // [A, F B F'] for inner layers A and B across the face F. Fixed centres are in place after it.
    void add_centre_cycles() {
        const auto count = static_cast<std::uint16_t>(puzzle_.turns().size());
        for (std::uint16_t a = 0; a < count; ++a)
            for (std::uint16_t b = 0; b < count; ++b)
                for (std::uint16_t f = 0; f < count; ++f) {
                    if (puzzle_.is_face(a) || puzzle_.is_face(b) || !puzzle_.is_face(f)) continue;
                    if (same_axis(a, f) || same_axis(b, f)) continue;
                    const auto back = puzzle_.inverse(f);
                    const Word word{a, f, b, back, puzzle_.inverse(a), f, puzzle_.inverse(b), back};
                    add_to_stage(word);
                }
    }

    void add(const Word& word) {
        Effect effect(puzzle_, word);
        if (effect.moves_edges() && effect.preserves(Stage::reduced))
            macros_.back().push_back({word, std::move(effect)});
    }
    // Adds the word to the first stage whose result it changes, where it may be useful.
    void add_to_stage(const Word& word) {
        Effect effect(puzzle_, word);
        if (effect.moves_edges()) return;
        for (const auto stage : {Stage::first_axis, Stage::axes, Stage::reduced})
            if (!effect.preserves(stage)) return macros_[cube::index(stage)].push_back({word, std::move(effect)});
    }
    [[nodiscard]] bool is_inner(std::uint16_t turn) const { return !puzzle_.is_face(turn) && !puzzle_.is_middle(turn); }
    [[nodiscard]] bool same_axis(std::uint16_t a, std::uint16_t b) const {
        return puzzle_.turns()[a].axis == puzzle_.turns()[b].axis;
    }

    const Puzzle& puzzle_;
    Macros macros_;
};

}  // namespace

Macros macros_of(const Puzzle& puzzle) { return MacroBuilder(puzzle).build(); }

}  // namespace cubelang::search::reduction
