// Built-ins for parts: images, support, cycles.

#include <fmt/format.h>

#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/recognise.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/builtins/cube/permutation_from_value.hpp"
#include "runtime/meaning/builtins/cube/tuples.hpp"
#include "runtime/meaning/forms/form.hpp"
#include "runtime/meaning/show/explain.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

// One field for each kind of part.
template <class Make>
Value by_kind(cube::Cube cube, Make make) {
    std::vector<std::pair<std::string, Value>> fields;
    for (const auto kind : query::kinds_on(cube)) fields.emplace_back(field_name(kind), make(kind));
    return make_record(std::move(fields));
}

Value cycles_of_kinds(const cube::State& p) {
    return by_kind(p.cube, [&](cube::Kind kind) { return make_permutation(query::restricted(p, kind)); });
}

Value cycle_type(const cube::State& p) {
    return by_kind(p.cube, [&](cube::Kind kind) {
        const auto counts = query::cycle_counts(p, kind);
        std::vector<Value> items;
        for (std::size_t length = counts.size(); --length > 0;)
            items.insert(items.end(), static_cast<std::size_t>(counts[length]), make_integer(length));
        return make_list(std::move(items));
    });
}

// Numbers of the fixed stickers, or of those that move; at most one more than a list may have.
Value numbers(const cube::State& p, const cube::Numbering& numbering, bool are_fixed) {
    const auto row = cube::second_row(p, numbering);
    std::vector<std::int32_t> chosen;
    for (std::size_t i = 0; i < row.size() && chosen.size() <= limits::longest_list; ++i)
        if (const auto place = numbering.first + static_cast<std::int32_t>(i); (row[i] == place) == are_fixed)
            chosen.push_back(place);
    return list_of(chosen, make_integer);
}

// The location. Throws if it is on a cube of another size than the permutation.
const Location& checked(const At<Location>& at, const cube::Mirrored& p) {
    const auto cube = p.state.cube;
    if (cube.n == at->cube.n) return *at;
    throw lang::Error(at.where, fmt::format("the location is on a {}, but the permutation is on a {}",
                                            cube_name(at->cube), cube_name(cube)));
}

Location image(const cube::Mirrored& p, const Location& at) {
    auto part = cube::image(p, at.part);
    if (part.kind == cube::Kind::fixed_centre) part.stickers[0].point = part.stickers[0].point / 4 * 4;
    return {at.cube, part, at.numbering};
}

Value source(const cube::Mirrored& p, const Location& at) {
    const auto [part, orientation] = query::source(p, at.part);
    std::vector<std::pair<std::string, Value>> fields{{"part", {Location{at.cube, part, at.numbering}}}};
    if (orientation >= 0) fields.emplace_back("orientation", make_integer(orientation));
    return make_record(std::move(fields));
}

}  // namespace

std::vector<BuiltIn> structure_built_ins() {
    return {
        row({.name = "cycles",
             .parameters = "p",
             .meaning = "A record of the cycles of p for each kind of part.",
             .example = "cycles(R).edges",
             .answer = "(ur,br,dr,fr)",
             .of_tuple = cycles_of_tuple},
            cycles_of_kinds),
        row({.name = "cycle_type",
             .parameters = "p",
             .meaning = "A record of the cycle lengths of p for each kind of part. A part turned in place counts as a "
                        "cycle of length 1.",
             .example = "cycle_type(R U).corners",
             .answer = "{5, 1}",
             .of_tuple = cycle_type_of_tuple},
            cycle_type),
        row({.name = "support",
             .parameters = "p, numbering: the numbering in which to list stickers; parts are listed if left out",
             .meaning = "The parts that p moves or turns.",
             .example = "support([R, U]2)",
             .answer = "{@urf, @ulb, @ubr, @dfr, @ur, @ub, @fr}",
             .of_tuple = numbers_moved},
            [](const cube::State& p, const std::optional<NumberingPtr>& numbering) {
                return numbering ? numbers(p, **numbering, false)
                                 : locations_of(p.cube, query::support(p, limits::longest_list));
            }),
        row({.name = "fixed",
             .parameters = "p, numbering: the numbering in which to list stickers; parts are listed if left out",
             .meaning = "The parts that p neither moves nor turns.",
             .example = "cube 2; fixed(R U)",
             .answer = "{@dlf, @dbl}",
             .of_tuple = numbers_fixed},
            [](const cube::State& p, const std::optional<NumberingPtr>& numbering) {
                return numbering ? numbers(p, **numbering, true)
                                 : locations_of(p.cube, query::fixed(p, limits::longest_list));
            }),
        row({.name = "image",
             .parameters = "p, at: the location before p",
             .meaning = "The location to which p moves the part at a location, spelled sticker by sticker.",
             .example = "image(R, @urf)",
             .answer = "@bru"},
            [](const cube::Mirrored& p, const At<Location>& at) { return image(p, checked(at, p)); }),
        row({.name = "source",
             .parameters = "p, at: the location after p",
             .meaning = "The part that p moves to a location, and its orientation there (Kociemba's .c and .o).",
             .example = "source(F, @urf).orientation",
             .answer = "1"},
            [](const cube::Mirrored& p, const At<Location>& at) { return source(p, checked(at, p)); }),
        row({.name = "upright",
             .parameters = "p",
             .meaning =
                 "p with the whole cube turned back at the end: its fixed centres are in place. Unchanged on even "
                 "cubes.",
             .example = "upright(M) == L' R",
             .answer = "true",
             .is_word = true},
            [](const cube::State& p) { return make_permutation(query::upright_state(p)); }),
        row({.name = "explain",
             .parameters = "p",
             .meaning = "A picture of p with an explanation of its cycles, order, parities, twists and flips.",
             .example = "cube 2; explain(R2)",
             .answer = "      u D\n      u D\n\nl l   f B   R R   F b\nl l   f B   R R   F b\n\n      d U\n      d "
                       "U\n\nEach line is a cycle: `a -> b` means that the part at a moves to b.\ncorners:\n    urf -> "
                       "drb -> urf\n    ubr -> dfr -> ubr\norder: 2\n      2 = a cycle of 2 corners\nparity: corners "
                       "even; all together even\n    (a cycle of even length is odd, one of odd length even)",
             .of_tuple = [](const Tuple& tuple, Arguments) { return make_notation(explain(tuple)); }},
            [](Context& context, const Element& p) {
                return make_picture(explanation_drawing(context, p.value, p.where));
            }),
        row({.name = "permutation",
             .parameters =
                 "a: the algorithm or permutation; or sticker numbers as a row, two rows, a map or cycles | numbering: "
                 "the numbering of the stickers; if left out, the one in which the value was written, else net",
             .meaning = "The permutation that an algorithm performs or that sticker numbers describe. Numbers are a "
                        "list of all 6N^2, two such rows, a map, or a list of cycles.",
             .example =
                 "permutation({{1, 3, 9, 7}, {2, 6, 8, 4}, {10, 37, 28, 19}, {11, 38, 29, 20}, {12, 39, 30, 21}})",
             .answer = "(urf,ufl,ulb,ubr) (ur,uf,ul,ub)"},
            permutation_from_value),
    };
}

}  // namespace cubelang::meaning
