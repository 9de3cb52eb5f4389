// Describes a structure in sentences.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/algebra/group/giants.hpp"
#include "runtime/cube/groups/structure.hpp"

namespace cubelang::groups {
namespace {

constexpr std::size_t most_ties = 6;
constexpr std::size_t most_spelled = 8;   // up to this degree the number of permutations is shown if it is all
constexpr std::size_t most_written = 24;  // n! is written as a number up to this n

// Transitive groups that are identified by degree and order: no other group of this order is transitive on so many
// points (GAP's library of transitive groups).
struct KnownAction {
    std::size_t degree;
    unsigned order;
    std::string_view name;
};
constexpr KnownAction known_actions[] = {
    {6, 60, "PSL(2,5): A5, acting on 6 places"},
    {6, 120, "PGL(2,5): S5, acting on 6 places"},
    {7, 168, "PSL(3,2)"},
    {8, 336, "PGL(2,7)"},
    {9, 504, "PSL(2,8)"},
    {10, 360, "PSL(2,9): A6, acting on 10 places"},
    {11, 660, "PSL(2,11)"},
    {11, 7920, "M11"},
    {12, 1320, "PGL(2,11)"},
    {12, 7920, "M11"},
    {12, 95040, "M12"},
    {24, 244823040, "M24"},
};

// Of a transitive group of prime degree p and order p k with k < p: by Sylow's theorem it has one subgroup of order p,
// so it is a part of AGL(1,p). "" for others.
std::string affine_name(std::size_t p, const Integer& order) {
    bool is_prime = p > 1;
    for (std::size_t factor = 2; factor * factor <= p; ++factor) is_prime = is_prime && p % factor != 0;
    const Integer k = order / p;
    if (!is_prime || k >= p) return {};
    if (k < 3) return fmt::format("{}{}", k == 1 ? "C" : "D", order.str());
    return k == p - 1 ? fmt::format("AGL(1,{})", p) : fmt::format("C{} : C{}", p, k.str());
}

std::string name_of_action(std::size_t degree, const Integer& order) {
    for (const auto& [of_degree, of_order, name] : known_actions)
        if (degree == of_degree && order == of_order) return std::string(name);
    return affine_name(degree, order);
}

std::string action_on_places(std::size_t degree, const Integer& order) {
    const auto all = group::factorial(degree);
    if (order == 1) return "no part changes its place";
    const auto all_of_them = degree > most_spelled ? std::string() : order.str() + " ";
    if (order == all) return fmt::format("all {}permutations (S{})", all_of_them, degree);
    if (2 * order == all) return fmt::format("all {}even permutations (A{})", all_of_them, degree);
    const auto name = name_of_action(degree, order);
    return fmt::format("{} of {} permutations{}", order.str(),
                       degree > most_written ? fmt::format("{}!", degree) : all.str(),
                       name.empty() ? name : fmt::format(" ({})", name));
}

std::string_view turning(cube::Kind kind) {
    switch (kind) {
        case cube::Kind::corner: return "twists";
        case cube::Kind::edge: return "flips";
        default: return "turns";
    }
}

bool can_turn(cube::Kind kind, cube::Cube cube) {
    return kind == cube::Kind::corner || kind == cube::Kind::edge || (kind == cube::Kind::fixed_centre && cube.super);
}

std::string turns_in_place(const OrbitAction& action, const CubeGroup& of) {
    if (of.domain ? !can_turn(action.orbit.kind, of.domain->cube()) : action.orbit.blocks.front().size() == 1)
        return {};
    const auto what =
        of.domain ? fmt::format("{} in place", turning(action.orbit.kind)) : std::string("moves within blocks");
    return action.turned == 1 ? fmt::format("; no {}", what) : fmt::format("; {}: {}", what, factored(action.turned));
}

bool are_equal(const OrbitAction& a, const OrbitAction& b) {
    const auto size = [](const PartOrbit& orbit) { return orbit.blocks.empty() ? 1 : orbit.blocks.front().size(); };
    return a.orbit.kind == b.orbit.kind && a.orbit.size() == b.orbit.size() && size(a.orbit) == size(b.orbit) &&
           a.on_places == b.on_places && a.turned == b.turned;
}

// "24 numbers (1 …)", "8 blocks of 3 numbers (1 …)"
std::string name_of_numbers(const group::BlockSystem& blocks) {
    const auto size = blocks.front().size();
    return fmt::format("{} {}numbers ({} …)", blocks.size(), size == 1 ? "" : fmt::format("blocks of {} ", size),
                       blocks.front().front() + 1);
}

// "24 wings (ur1 …)"
std::string name_of(const OrbitAction& action, const CubeGroup& of) {
    const auto& parts = action.orbit.parts;
    if (!of.domain) return name_of_numbers(action.orbit.blocks);
    return fmt::format("{} ({}{})", counted(action.orbit.kind, parts.size()),
                       cube::name(of.domain->cube(), parts.front()), parts.size() == 1 ? "" : " …");
}

// One line for each class of equal orbits.
void add_orbits(std::vector<std::string>& lines, const std::vector<OrbitAction>& orbits, const CubeGroup& of) {
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        const auto& one = orbits[i];
        const auto is_same = [&](const OrbitAction& other) { return are_equal(one, other); };
        const auto begin = orbits.begin(), here = begin + static_cast<std::ptrdiff_t>(i);
        if (std::any_of(begin, here, is_same)) continue;
        const auto count = std::count_if(here, orbits.end(), is_same);
        const auto what = count == 1 ? name_of(one, of) : fmt::format("{} orbits of {}, each", count, name_of(one, of));
        lines.push_back(
            fmt::format("{}: {}{}", what, action_on_places(one.orbit.size(), one.on_places), turns_in_place(one, of)));
    }
}

void add_copies(std::vector<std::string>& lines, const std::vector<OrbitAction>& orbits, const CubeGroup& of) {
    std::vector<std::string> copies;
    for (std::size_t i = 0; i < orbits.size(); ++i)
        if (orbits[i].same_as != i)
            copies.push_back(fmt::format("{} and {} always do the same", name_of(orbits[orbits[i].same_as], of),
                                         name_of(orbits[i], of)));
    if (copies.size() <= most_ties)
        lines.insert(lines.end(), copies.begin(), copies.end());
    else
        lines.push_back(fmt::format("{} of these orbits always do the same as others", copies.size()));
}

std::string tie_text(const TiedSigns& tie, const std::vector<OrbitAction>& orbits, const CubeGroup& of) {
    std::vector<std::string> names;
    for (const auto number : tie) names.push_back(name_of(orbits[number], of));
    if (names.size() == 2) return fmt::format("{} and {}: odd both or neither", names[0], names[1]);
    return fmt::format("{}: always an even number of these are odd", fmt::join(names, ", "));
}

void add_ties(std::vector<std::string>& lines, const Structure& structure, const CubeGroup& of) {
    const auto& ties = structure.ties;
    if (ties.size() <= most_ties)
        for (const auto& tie : ties) lines.push_back(tie_text(tie, structure.orbits, of));
    else
        lines.push_back(fmt::format("the signs of {} orbits are products of the signs of others", ties.size()));
    const Integer by_signs = Integer(1) << ties.size();
    std::size_t different = 0;
    for (std::size_t i = 0; i < structure.orbits.size(); ++i) different += structure.orbits[i].same_as == i ? 1 : 0;
    if (different < 2) return;
    if (structure.tied == 1)
        lines.emplace_back("the orbits are independent of each other");
    else if (structure.tied == by_signs)
        lines.emplace_back("there are no other dependencies");
    else if (structure.tied % by_signs == 0 && !ties.empty())
        lines.push_back(fmt::format("other dependencies between orbits divide the order by {}",
                                    factored(structure.tied / by_signs)));
    else
        lines.push_back(fmt::format("dependencies between orbits divide the order by {}", factored(structure.tied)));
}

}  // namespace

std::vector<std::string> sentences(const CubeGroup& of, const Structure& structure) {
    std::vector<std::string> lines{order_line(of.group.order())};
    add_orbits(lines, structure.orbits, of);
    add_copies(lines, structure.orbits, of);
    add_ties(lines, structure, of);
    const bool is_proved = of.group.is_proved() && std::ranges::all_of(structure.orbits, &OrbitAction::is_proved);
    lines.emplace_back(is_proved ? "all of this is proved"
                                 : "the orders are not proved: they depend on random elements");
    return lines;
}

}  // namespace cubelang::groups
