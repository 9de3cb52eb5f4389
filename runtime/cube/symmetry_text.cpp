// What the symmetries are called.

#include <algorithm>
#include <string_view>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::cube {
namespace {

constexpr Symmetry through_middle{Face::l, Face::d, Face::b};

// Every direction of an axis, as the letters of the faces it points to.
constexpr std::array<std::string_view, 26> directions{"R",   "U",   "F",   "L",   "D",   "B",   "UR",  "UF", "UL",
                                                      "UB",  "FR",  "FL",  "DR",  "DF",  "DL",  "DB",  "BL", "BR",
                                                      "URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"};

bool keeps(Symmetry s, std::string_view direction) {
    return std::ranges::all_of(
        direction, [&](char face) { return direction.find(capital(s(*face_named(face)))) != direction.npos; });
}

// Seen from its direction, does a turn about a face or a corner go clockwise? A corner's letters do.
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

// A reflection in a plane has order 2; what else reflects is a turn and then a reflection.
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
