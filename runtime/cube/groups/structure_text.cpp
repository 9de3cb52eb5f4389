// Describes a structure in sentences.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/algebra/group/giants.hpp"
#include "runtime/cube/groups/structure.hpp"

namespace cubelang::groups {
namespace {

constexpr std::size_t most_ties = 6;
constexpr std::size_t most_spelled = 8;  // up to this degree the number of permutations is shown

// Transitive groups that are identified by degree and order.
struct KnownAction {
    std::size_t degree;
    unsigned order;
    std::string_view name;
};
constexpr KnownAction known_actions[] = {
    {6, 120, "PGL(2,5): S5, acting on 6 places"},
    {5, 10, "D5, as of a pentagon"},
    {7, 168, "PSL(3,2)"},
    {6, 60, "PSL(2,5): A5, acting on 6 places"},
};

std::string action_on_places(std::size_t degree, const Integer& order) {
    const auto all = group::factorial(degree);
    if (order == 1) return "no part changes its place";
    const auto all_of_them = degree > most_spelled ? std::string() : order.str() + " ";
    if (order == all) return fmt::format("all {}permutations (S{})", all_of_them, degree);
    if (2 * order == all) return fmt::format("all {}even permutations (A{})", all_of_them, degree);
    for (const auto& [of_degree, of_order, name] : known_actions)
        if (degree == of_degree && order == of_order)
            return fmt::format("{} of {} permutations ({})", order.str(), all.str(), name);
    return fmt::format("{} of {} permutations", order.str(), all.str());
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

std::string turns_in_place(const OrbitAction& action, cube::Cube cube) {
    if (!can_turn(action.orbit.kind, cube)) return {};
    const auto what = turning(action.orbit.kind);
    return action.turned == 1 ? fmt::format("; no {} in place", what)
                              : fmt::format("; {} in place: {}", what, factored(action.turned));
}

bool are_equal(const OrbitAction& a, const OrbitAction& b) {
    return a.orbit.kind == b.orbit.kind && a.orbit.parts.size() == b.orbit.parts.size() && a.on_places == b.on_places &&
           a.turned == b.turned;
}

// "24 wings (ur1 …)"
std::string name_of(const OrbitAction& action, cube::Cube cube) {
    const auto& parts = action.orbit.parts;
    return fmt::format("{} ({}{})", counted(action.orbit.kind, parts.size()), cube::name(cube, parts.front()),
                       parts.size() == 1 ? "" : " …");
}

// One line for each class of equal orbits.
void add_orbits(std::vector<std::string>& lines, const std::vector<OrbitAction>& orbits, cube::Cube cube) {
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        const auto& one = orbits[i];
        const auto is_same = [&](const OrbitAction& other) { return are_equal(one, other); };
        const auto begin = orbits.begin(), here = begin + static_cast<std::ptrdiff_t>(i);
        if (std::any_of(begin, here, is_same)) continue;
        const auto count = std::count_if(here, orbits.end(), is_same);
        const auto what =
            count == 1 ? name_of(one, cube) : fmt::format("{} orbits of {}, each", count, name_of(one, cube));
        lines.push_back(fmt::format("{}: {}{}", what, action_on_places(one.orbit.parts.size(), one.on_places),
                                    turns_in_place(one, cube)));
    }
}

void add_copies(std::vector<std::string>& lines, const std::vector<OrbitAction>& orbits, cube::Cube cube) {
    std::vector<std::string> copies;
    for (std::size_t i = 0; i < orbits.size(); ++i)
        if (orbits[i].same_as != i)
            copies.push_back(fmt::format("{} and {} always do the same", name_of(orbits[orbits[i].same_as], cube),
                                         name_of(orbits[i], cube)));
    if (copies.size() <= most_ties)
        lines.insert(lines.end(), copies.begin(), copies.end());
    else
        lines.push_back(fmt::format("{} of these orbits always do the same as others", copies.size()));
}

std::string tie_text(const TiedSigns& tie, const std::vector<OrbitAction>& orbits, cube::Cube cube) {
    std::vector<std::string> names;
    for (const auto number : tie) names.push_back(name_of(orbits[number], cube));
    if (names.size() == 2) return fmt::format("{} and {}: odd both or neither", names[0], names[1]);
    return fmt::format("{}: always an even number of these are odd", fmt::join(names, ", "));
}

void add_ties(std::vector<std::string>& lines, const Structure& structure, cube::Cube cube) {
    const auto& ties = structure.ties;
    if (ties.size() <= most_ties)
        for (const auto& tie : ties) lines.push_back(tie_text(tie, structure.orbits, cube));
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
    const auto cube = of.domain->cube();
    std::vector<std::string> lines{order_line(of.group.order())};
    add_orbits(lines, structure.orbits, cube);
    add_copies(lines, structure.orbits, cube);
    add_ties(lines, structure, cube);
    const bool is_proved = of.group.is_proved() && std::ranges::all_of(structure.orbits, &OrbitAction::is_proved);
    lines.emplace_back(is_proved ? "all of this is proved"
                                 : "the orders are not proved: they depend on random elements");
    return lines;
}

}  // namespace cubelang::groups
