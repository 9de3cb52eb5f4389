#pragma once
// Well-known permutation groups by generators, written as cycles of the points 1, 2, …, and the enumeration of a
// small group.

#include <deque>
#include <set>
#include <string>

#include "runtime/algebra/group/permutation_group.hpp"
#include "tests/algebra/group/points.hpp"

namespace cubelang::test {

using group::Permutation;
using group::PermutationGroup;

/// Parses "(1,2,3)(4,5)", with `by` added to each point.
inline Permutation permutation(const std::string& cycles, std::size_t degree, std::size_t by = 0) {
    auto made = group::identity(degree);
    std::vector<group::Point> cycle;
    std::size_t number = 0;
    for (const char c : cycles) {
        if (c >= '0' && c <= '9') number = 10 * number + static_cast<std::size_t>(c - '0');
        if (c != ',' && c != ')') continue;
        cycle.push_back(static_cast<group::Point>(number - 1 + by));
        number = 0;
        if (c == ',') continue;
        for (std::size_t i = 0; i < cycle.size(); ++i) made[cycle[i]] = cycle[(i + 1) % cycle.size()];
        cycle.clear();
    }
    return made;
}

inline PermutationGroup generated(std::vector<Permutation> generators, std::size_t degree) {
    return *PermutationGroup::of(std::move(generators), degree);
}

inline PermutationGroup group_of(const std::vector<std::string>& generators, std::size_t degree) {
    std::vector<Permutation> made;
    for (const auto& cycles : generators) made.push_back(permutation(cycles, degree));
    return generated(std::move(made), degree);
}

inline std::vector<std::string> cycle_and_pair(std::size_t degree) {
    std::string cycle = "(1";
    for (std::size_t i = 2; i <= degree; ++i) cycle += "," + std::to_string(i);
    return {cycle + ")", "(1,2)"};
}

inline PermutationGroup symmetric(std::size_t degree) { return group_of(cycle_and_pair(degree), degree); }

struct Known {
    std::string name;
    std::vector<std::string> generators;
    std::size_t degree;
    Integer order;
};

inline const std::string eleven = "(1,2,3,4,5,6,7,8,9,10,11)", four_four = "(3,7,11,8)(4,10,5,6)";

inline const std::vector<Known> small_groups{
    {"trivial", {}, 3, 1},
    {"C6 on 2+3 points", {"(1,2)(3,4,5)"}, 5, 6},
    {"S4", {"(1,2,3,4)", "(1,2)"}, 4, 24},
    {"A5", {"(1,2,3,4,5)", "(1,2,3)"}, 5, 60},
    {"Frobenius group of 20", {"(1,2,3,4,5)", "(2,3,5,4)"}, 5, 20},
    {"dihedral on 8 points", {"(1,2,3,4,5,6,7,8)", "(2,8)(3,7)(4,6)"}, 8, 16},
    {"dihedral on 8 points and on its axes", {"(1,2,3,4,5,6,7,8)(9,10)", "(2,8)(3,7)(4,6)"}, 10, 16},
    {"quaternions", {"(1,2,3,4)(5,6,7,8)", "(1,5,3,7)(2,8,4,6)"}, 8, 8},
    {"S2 wr S3", {"(1,2)", "(1,3,5)(2,4,6)", "(1,3)(2,4)"}, 6, 48},
    {"S3 wr S2", {"(1,2,3)", "(1,2)", "(1,4)(2,5)(3,6)"}, 6, 72},
    {"PSL(2,7) on 8 points", {"(3,7,5)(4,8,6)", "(1,2,6)(3,4,8)"}, 8, 168},
    {"PSL(2,7) on 7 points", {"(1,3,2)(4,5,7)", "(2,7,6)(3,5,4)"}, 7, 168},
    {"S3 x S4 with one sign", {"(1,2,3)", "(4,5,6)", "(5,6,7)", "(1,2)(4,5)"}, 7, 72},
    {"S6 on 6+6 points", {"(1,2)(7,12)(8,10)(9,11)", "(1,2,3,4,5,6)(7,11)(8,10,12)"}, 12, 720},
    {"Z2^3", {"(1,2)", "(3,4)", "(5,6)(7,8)"}, 8, 8},
    {"Z4 x Z2 x Z9", {"(1,2,3,4)", "(5,6)", "(7,8,9,10,11,12,13,14,15)"}, 15, 72},
};

inline const std::vector<Known> larger_groups{
    {"M11", {eleven, four_four}, 11, 7920},
    {"M12", {eleven, four_four, "(1,12)(2,11)(3,6)(4,8)(5,9)(7,10)"}, 12, 95040},
    {"M22",
     {eleven + "(12,13,14,15,16,17,18,19,20,21,22)", "(1,4,5,9,3)(2,8,10,7,6)(12,15,16,20,14)(13,19,21,18,17)",
      "(1,21)(2,10,8,6)(3,13,4,17)(5,19,9,18)(11,22)(12,14,16,20)"},
     22,
     443520},
    {"M24",
     {"(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23)",
      "(3,17,10,7,9)(4,13,14,19,5)(8,18,11,12,23)(15,20,22,21,16)",
      "(1,24)(2,23)(3,12)(4,16)(5,18)(6,10)(7,20)(8,14)(9,21)(11,17)(13,22)(15,19)"},
     24,
     244823040},
    {"A8 on 15+8 points",
     {"(1,2,3)(4,6,5)(7,8,9)(10,12,11)(13,14,15)(16,17,18)",
      "(1,15,2,11,8,7,14)(3,9,6,5,12,4,13)(17,18,19,20,21,22,23)"},
     23,
     20160},
    {"A7 on 7+15 points",
     {"(1,2,3)(8,17,13)(9,11,15)(10,14,19)(12,18,16)(20,21,22)",
      "(3,4,5,6,7)(8,13,14,19,22)(9,12,15,18,21)(10,11,16,17,20)"},
     22,
     2520},
    {"A8 as PSL(4,2) on 15 points",
     {"(1,2,3)(4,6,5)(7,8,9)(10,12,11)(13,14,15)", "(1,15,2,11,8,7,14)(3,9,6,5,12,4,13)"},
     15,
     20160},
};

inline PermutationGroup group_of(const Known& known) { return group_of(known.generators, known.degree); }

inline std::vector<PermutationGroup> groups_of(const std::vector<Known>& all) {
    std::vector<PermutationGroup> made;
    for (const auto& known : all) made.push_back(group_of(known));
    return made;
}

/// All elements of a small group.
inline std::set<Permutation> elements(const PermutationGroup& group) {
    std::set<Permutation> all{group::identity(group.degree())};
    std::deque<Permutation> left(all.begin(), all.end());
    for (; !left.empty(); left.pop_front())
        for (const auto& generator : group.generators())
            if (auto next = group::product(left.front(), generator); all.insert(next).second) left.push_back(next);
    return all;
}

/// A turn of an ordinary cube, on its stickers without the fixed centres.
inline Permutation turn(int n, const cube::Turn& turn) {
    const cube::Cube cube{n};
    auto state = cube::solved(cube);
    cube::Turner(cube).apply(state.blocks, turn);
    return points(state);
}

/// R, L, …: the turns of all single layers except the middle ones.
inline PermutationGroup full_group(int n) {
    std::vector<Permutation> generators;
    for (const auto axis : {cube::Axis::x, cube::Axis::y, cube::Axis::z})
        for (int layer = 1; layer <= n; ++layer)
            if (2 * layer != n + 1) generators.push_back(turn(n, {axis, layer, layer, 1}));
    const auto degree = generators[0].size();
    return generated(std::move(generators), degree);
}

}  // namespace cubelang::test
