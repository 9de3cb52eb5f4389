#include "runtime/cube/groups/classes.hpp"

#include <algorithm>
#include <vector>

#include "runtime/cube/groups/wreath.hpp"

namespace cubelang::full_group {
namespace {

// Pairs (x, y) as numbers x + 2 y.
constexpr std::size_t pairs = 4;
using Terms = std::array<Integer, pairs>;

// The numbers of types of this parity whose turns add up to 0 and on whose centralizer a character is 0, added up for
// the characters that agree in `parity`.
Integer types_hidden(Wreath wreath, const std::vector<CycleType>& types, bool odd, bool parity) {
    Integer count = 0;
    for (const auto& type : types) {
        if (mark_of(wreath, type) != Mark{odd, 0}) continue;
        const auto marks = centralizer_marks(wreath, type);
        if (marks.are_hidden_from({parity, false})) ++count;
        if (wreath.turns == 2 && marks.are_hidden_from({parity, true})) ++count;
    }
    return count;
}

// a(x) + (-1)^y b(x)
Terms terms(Wreath wreath) {
    const auto types = all_types(wreath);
    Terms made;
    for (const bool x : {false, true}) {
        const auto a = types_hidden(wreath, types, x, false), b = types_hidden(wreath, types, x, true);
        made[x ? 1 : 0] = a + b;
        made[x ? 3 : 2] = a - b;
    }
    return made;
}

// What the orbits that follow the layers of the faces give.
Terms outer_terms(cube::Cube cube) {
    auto product = terms({8, 3});
    const auto edges = terms({12, 2});
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        if (cube.has_fixed_centres()) product[pair] *= edges[pair];
        // Each way to turn the centres is a class of its own, and no character of them is 0 on what commutes with it.
        if (cube.has_fixed_centres() && cube.super) product[pair] *= 2048;
    }
    return product;
}

Integer choose(unsigned n, unsigned k) {
    Integer ways = 1;
    for (unsigned i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return ways;
}

// Visits all ways to give the inner layers one of the four pairs each, with their number.
template <class Visit>
void for_each_choice(unsigned inner, Visit visit) {
    for (unsigned a = 0; a <= inner; ++a)
        for (unsigned b = 0; a + b <= inner; ++b)
            for (unsigned c = 0; a + b + c <= inner; ++c)
                visit(Counts<pairs>{inner - a - b - c, a, b, c},
                      choose(inner, a) * choose(inner - a, b) * choose(inner - a - b, c));
}

}  // namespace

Integer number_of_classes(cube::Cube cube, StopToken stop) {
    const auto of_outer = outer_terms(cube), of_full = terms({24, 1});
    Integer sum = 0;
    for (std::size_t outer = 0; outer < pairs; ++outer)
        for_each_choice(static_cast<unsigned>(inner_layers(cube)),
                        [&](const Counts<pairs>& inner, const Integer& ways) {
                            if (stop.stop_requested()) return;
                            const auto counts = orbit_counts(cube, outer, inner);
                            Integer product = ways * of_outer[outer];
                            for (std::size_t pair = 0; pair < pairs; ++pair)
                                product *= pow(of_full[pair], counts[pair]);
                            sum += product;
                        });
    return sum >> static_cast<unsigned>(cube.n / 2);
}

// As above with one layer, whose parity no orbit is held to, and 7 no multiple of 3 either: nothing falls apart.
Integer number_of_classes_with_one_corner_held() {
    constexpr Wreath seven{7, 3};
    const auto types = all_types(seven);
    return std::ranges::count_if(types, [&](const CycleType& type) { return mark_of(seven, type).turn == 0; });
}

}  // namespace cubelang::full_group
