#include "runtime/cube/groups/conjugacy.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "runtime/cube/groups/wreath.hpp"

namespace cubelang::groups {
namespace {

// Pairs (x, y) as numbers x + 2 y.
constexpr std::size_t pairs = 4;
using Terms = std::array<Integer, pairs>;

// The number of types of this parity with turn sum 0, counted once for each character that agrees with `parity` and
// is 0 on the centralizer of the type.
Integer types_in_kernel(Wreath wreath, const std::vector<CycleType>& types, bool odd, bool parity) {
    Integer count = 0;
    for (const auto& type : types) {
        if (mark_of(wreath, type) != Mark{odd, 0}) continue;
        const auto marks = centralizer_marks(wreath, type);
        if (marks.are_in_kernel_of({parity, false})) ++count;
        if (wreath.turns == 2 && marks.are_in_kernel_of({parity, true})) ++count;
    }
    return count;
}

// a(x) + (-1)^y b(x)
Terms terms(Wreath wreath) {
    const auto types = all_types(wreath);
    Terms made;
    for (const bool x : {false, true}) {
        const auto a = types_in_kernel(wreath, types, x, false), b = types_in_kernel(wreath, types, x, true);
        made[x ? 1 : 0] = a + b;
        made[x ? 3 : 2] = a - b;
    }
    return made;
}

// The factors of the orbits that follow the outer layers.
Terms outer_terms(cube::Cube cube) {
    auto product = terms({8, 3});
    const auto edges = terms({12, 2});
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        if (cube.has_fixed_centres()) product[pair] *= edges[pair];
        // Each turn of the centres is a class; no character of theirs is 0 on its centralizer.
        if (cube.has_fixed_centres() && cube.super) product[pair] *= 2048;
    }
    return product;
}

Integer choose(unsigned n, unsigned k) {
    Integer ways = 1;
    for (unsigned i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return ways;
}

// The powers of a number up to an exponent: a product of each is much less work than a power.
std::vector<Integer> powers(const Integer& base, unsigned most) {
    std::vector<Integer> all{1};
    while (all.size() <= most) all.push_back(all.back() * base);
    return all;
}

// Calls visit for all assignments of the four pairs to the inner layers, with the number of each.
template <class Visit>
void for_each_choice(unsigned inner, Visit visit) {
    for (unsigned a = 0; a <= inner; ++a)
        for (unsigned b = 0; a + b <= inner; ++b)
            for (unsigned c = 0; a + b + c <= inner; ++c)
                visit(Counts<pairs>{inner - a - b - c, a, b, c},
                      choose(inner, a) * choose(inner - a, b) * choose(inner - a - b, c));
}

using cube::Kind;

std::string_view sign_of(Wreath wreath, int turn) {
    constexpr std::string_view signs[] = {"", "+", "++"};
    return wreath.turns == turn + 1 && turn > 1 ? "-" : signs[turn];
}

std::string first_name(cube::Cube cube, const Orbit& orbit) {
    return cube::name(cube, cube::parts_of_orbit(cube, orbit.block).front());
}

void append(std::string& text, const std::string& word, std::string_view between) {
    if (!text.empty()) text += between;
    text += word;
}

std::string cycles_text(const perm::Block& block, const Orbit& orbit) {
    std::string text;
    for (const auto& cycle : point_cycles(block, orbit)) {
        if (cycle.length() == 1 && cycle.turn == 0) continue;
        append(text, std::to_string(cycle.length()).append(sign_of(orbit.wreath, cycle.turn)), " ");
    }
    return text;
}

std::string turned_centres(const perm::Block& block) {
    std::string text;
    for (const auto face : cube::faces) {
        const int turns = block[4 * cube::index(face)] % 4;
        if (turns != 0) append(text, cube::small_letter(face) + std::string(sign_of({6, 4}, turns)), " ");
    }
    return text;
}

std::string text_of(const cube::State& p, const Orbit& orbit) {
    return orbit.stays_in_place() ? turned_centres(block_of(p, orbit)) : cycles_text(block_of(p, orbit), orbit);
}

std::string short_name(cube::Cube cube, const Orbit& orbit) {
    const std::string kind(cube::plural(orbit.kind));
    const bool is_alone = orbit.kind == Kind::corner || orbit.kind == Kind::edge || orbit.stays_in_place();
    return is_alone ? kind : kind + " of " + first_name(cube, orbit);
}

}  // namespace

Integer number_of_classes(cube::Cube cube, StopToken stop) {
    const auto of_outer = outer_terms(cube), of_full = terms({24, 1});
    const auto inner_count = static_cast<unsigned>(inner_layers(cube));
    std::array<std::vector<Integer>, pairs> powers_of_full;
    for (std::size_t pair = 0; pair < pairs; ++pair)
        powers_of_full[pair] = powers(of_full[pair], orbit_counts(cube, 0, Counts<pairs>{inner_count, 0, 0, 0})[0]);
    Integer sum = 0;
    for (std::size_t outer = 0; outer < pairs; ++outer)
        for_each_choice(inner_count, [&](const Counts<pairs>& inner, const Integer& ways) {
            if (stop.stop_requested()) return;
            const auto counts = orbit_counts(cube, outer, inner);
            Integer product = ways * of_outer[outer];
            for (std::size_t pair = 0; pair < pairs; ++pair) product *= powers_of_full[pair][counts[pair]];
            sum += product;
        });
    return sum >> static_cast<unsigned>(cube.n / 2);
}

// As above with one layer, whose parity constrains no orbit; 7 is not a multiple of 3 either, so no type splits.
Integer number_of_classes_with_fixed_corner() {
    constexpr Wreath seven{7, 3};
    const auto types = all_types(seven);
    return std::ranges::count_if(types, [&](const CycleType& type) { return mark_of(seven, type).turn == 0; });
}

std::string type_text(const cube::State& p, const Orbit& orbit) {
    const auto text = text_of(p, orbit);
    return text.empty() ? "none" : text;
}

std::string name_of(cube::Cube cube, const Orbit& orbit) { return "the " + short_name(cube, orbit); }

std::optional<std::string> type_text(const cube::State& p, std::size_t longest) {
    std::string all;
    for (const auto& orbit : orbits(p.cube)) {
        if (const auto text = text_of(p, orbit); !text.empty())
            append(all, short_name(p.cube, orbit) + " " + text, ", ");
        if (all.size() > longest) return std::nullopt;
    }
    return all.empty() ? "nothing moves" : all;
}

}  // namespace cubelang::groups
