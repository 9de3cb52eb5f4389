// Built-ins for locations: numbers, names, cycles.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/cube/permutation_from_value.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/forms/literals.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {

/// The second argument of `cycle`: the turn of the last part, or the numbering of the sticker numbers.
struct TurnOrNumbering {
    Operand given;
};
template <>
struct Argument<TurnOrNumbering> {
    static constexpr std::string_view wanted = "an integer, or the name of a numbering";
    static bool fits(const Value& value) {
        return value.as<Integer>() != nullptr || Argument<NumberingPtr>::fits(value);
    }
    static TurnOrNumbering get(Context&, const Operand& operand) { return {operand}; }
};

namespace {

// The turn modulo the orientations of the part; a corner's 2 becomes -1.
int sign_of(const cube::Part& part, const At<Integer>& turn, cube::Cube cube) {
    using cube::Kind;
    const bool turns =
        part.kind == Kind::corner || part.kind == Kind::edge || (part.kind == Kind::fixed_centre && cube.super);
    if (!turns && *turn != 0)
        throw lang::Error(turn.where, fmt::format("{} cannot turn in its place here", cube::with_article(part.kind)),
                          "corners, edges and, on a supercube, fixed centres can");
    if (!turns) return 0;
    const int most = part.kind == Kind::fixed_centre ? 4 : part.count;
    const int steps = static_cast<int>((*turn % most + most) % most);
    return steps > 1 && steps == most - 1 ? -1 : steps;
}

std::vector<GivenPart> parts_from_list(Context& context, const At<List>& list) {
    const auto places = places_of_items(list.where, list->items.size());
    std::vector<GivenPart> parts;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto* at = list->items[i].as<Location>();
        if (at == nullptr)
            throw lang::Error(places[i],
                              fmt::format("a cycle has locations such as @uf or sticker numbers, but this is {}",
                                          type_with_article(list->items[i])));
        if (at->cube.n != context.cube().n)
            throw lang::Error(places[i], fmt::format("this location is on a {}, but the current cube is a {}",
                                                     cube_name(at->cube), cube_name(context.cube())));
        parts.push_back({at->part, places[i]});
    }
    return parts;
}

Value cycle_of(Context& context, const At<List>& list, const std::optional<TurnOrNumbering>& second,
               const std::optional<At<NumberingPtr>>& third) {
    auto numbering = third;
    std::optional<At<Integer>> turn;
    if (second && second->given.value.as<Integer>() != nullptr)
        turn = {*second->given.value.as<Integer>(), second->given.where};
    else if (second)
        numbering = {Argument<NumberingPtr>::get(context, second->given), second->given.where};
    const bool numbers = !list->items.empty() && list->items.front().as<Integer>() != nullptr;
    if (numbers && turn)
        throw lang::Error(turn->where, "sticker numbers already determine the turn",
                          "leave it out, or name a numbering here");
    if (numbers) return permutation_from_value(context, {make_list({Value{*list}}), list.where}, numbering);
    if (numbering && !list->items.empty())
        throw lang::Error(numbering->where, "a numbering can be given only with sticker numbers");
    const auto parts = parts_from_list(context, list);
    const int sign = turn && !parts.empty() ? sign_of(parts[0].part, *turn, context.cube()) : 0;
    return make_permutation(meaning::cycle(context.cube(), parts, sign));
}

Location location_of(Context& context, const At<Value>& what, const std::optional<At<Integer>>& number) {
    if (number) {
        const auto* numbering = Argument<NumberingPtr>::get(context, {*what, what.where});
        const lang::Location sticker{std::string(numbering->name), {number->where.span, {}, {}, (*number)->str()}};
        return location(context.cube(), sticker, number->where);
    }
    if (const auto* text = what->as<Text>()) return location_named(context.cube(), text->text, what.where);
    throw lang::Error(
        what.where,
        fmt::format("location needs the name of a part as a text, or a numbering and a number, but this is {}",
                    type_with_article(*what)),
        "location(\"uf\"), location(net, 12)");
}

Integer number(const Location& at, const std::optional<NumberingPtr>& numbering) {
    const auto* in = numbering ? *numbering : at.numbering;
    if (in == nullptr) in = cube::find_numbering("net");
    auto sticker = at.part.stickers[0];
    if (at.part.kind == cube::Kind::fixed_centre) sticker.point = sticker.point / 4 * 4;
    const auto all = cube::places(at.cube, *in);
    return std::ranges::find(all, sticker) - all.begin() + in->first;
}

std::string name(const Location& at, const std::optional<NumberingPtr>& numbering) {
    if (!numbering) return cube::name(at.cube, at.part);
    return fmt::format("{}.{}", (*numbering)->name, number(at, numbering).str());
}

bool same_part(const At<Location>& a, const At<Location>& b) {
    if (a->cube.n != b->cube.n)
        throw lang::Error(b.where, fmt::format("this location is on a {}, but the other is on a {}", cube_name(b->cube),
                                               cube_name(a->cube)));
    return cube::identity_of(a->cube, a->part) == cube::identity_of(b->cube, b->part);
}

std::vector<Value> parts(Context& context, const std::optional<PartKind>& kind) {
    std::vector<Value> all;
    for (const int block : cube::orbit_blocks(context.cube())) {
        if (kind && !is_of_kind(cube::kind_of(context.cube(), block), kind->name)) continue;
        for (const auto& part : cube::parts_of_orbit(context.cube(), block))
            all.push_back({Location{context.cube(), part, nullptr}});
        if (all.size() > limits::longest_list) break;  // too long: make_list reports it
    }
    return all;
}

Value cycle_of_values(Context& context, const At<Value>& parts, const std::optional<TurnOrNumbering>& second,
                      const std::optional<At<NumberingPtr>>& third) {
    if (const auto* list = parts->as<List>()) return cycle_of(context, {*list, parts.where}, second, third);
    throw lang::Error(parts.where,
                      fmt::format("cycle needs a list of locations, but this is {}", type_with_article(*parts)),
                      is_element(*parts) ? "the cycles of a permutation are cycles(p)" : "cycle({@uf, @ur, @ub})");
}

}  // namespace

std::vector<BuiltIn> location_built_ins() {
    return {
        row({.name = "cycle",
             .parameters = "parts: the locations in the order of the cycle; or sticker numbers | turn: the turn of the "
                           "last part on its way to the first, 1 for clockwise; or a numbering | numbering: the "
                           "numbering of sticker numbers; net if left out",
             .meaning = "The permutation that cycles the given parts.",
             .example = "let p = @ur; cycle({@uf, p, @ub})",
             .answer = "(ur,ub,uf)",
             .is_word = true},
            cycle_of_values),
        row({.name = "layers",
             .meaning = "The number N of layers of the current cube, which is NxNxN.",
             .example = "cube 4; layers()",
             .answer = "4",
             .is_word = true},
            [](Context& context) { return Integer(context.cube().n); }),
        row({.name = "location",
             .parameters = "numbering: the numbering of the number; or, as the only argument, the name of a part as a "
                           "text | number: the number of the sticker",
             .meaning = "The location of the sticker with this number, or of the part with this name.",
             .example = "let k = 12; location(net, k) == @net.12",
             .answer = "true",
             .is_word = true},
            location_of),
        row({.name = "number",
             .parameters = "at: the sticker, spelled first in the location | numbering: the numbering; if left out, "
                           "the location's own, else net",
             .meaning = "The number of a sticker in a numbering.",
             .example = "number(@ufr)",
             .answer = "9",
             .is_word = true},
            number),
        row({.name = "name",
             .parameters = "at: the location to name | numbering: the numbering for a name such as net.73; the name of "
                           "the part if left out",
             .meaning = "The name of a location, as a text.",
             .example = "cube 4; name(@net.73)",
             .answer = "\"br1\"",
             .is_word = true},
            name),
        row({.name = "same_part",
             .parameters = "a: the first location | b: the second location",
             .meaning = "Tests whether two locations belong to the same part, however they are spelled.",
             .example = "same_part(source(F, @urf).part, @ufl)",
             .answer = "true"},
            same_part),
        row({.name = "parts",
             .parameters = "kind: the kind of part, such as corners; all kinds if left out",
             .meaning = "The locations of all parts of the current cube, or of one kind.",
             .example = "cube 2; parts(corners)",
             .answer = "{@urf, @ufl, @ulb, @ubr, @dfr, @dlf, @dbl, @drb}",
             .is_word = true},
            parts),
    };
}

}  // namespace cubelang::meaning
