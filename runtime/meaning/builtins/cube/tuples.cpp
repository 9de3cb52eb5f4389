#include "runtime/meaning/builtins/cube/tuples.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/forms/colors.hpp"
#include "runtime/meaning/forms/form.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::meaning {
namespace {

// The numbers, counted from 1, that the tuple moves, or those that it fixes.
Value numbers_where(const Tuple& tuple, bool move) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < tuple.size(); ++i)
        if ((tuple[i] != i) == move) numbers.push_back(i + 1);
    return list_of(numbers, make_integer);
}

// The tuple with this lower row. Throws if the list is not a permutation of 1..n.
Tuple tuple_of(std::string_view function, const List& list, const lang::Where& where) {
    std::vector<std::int64_t> row;
    for (const auto& item : list.items) {
        const auto* number = item.as<Integer>();
        if (number == nullptr)
            throw lang::Error(where, fmt::format("{} needs a list of integers, but item {} is {}", function,
                                                 row.size() + 1, type_with_article(item)));
        row.push_back(*number > list.items.size() || *number < 0 ? 0 : static_cast<std::int64_t>(*number));
    }
    if (row.empty())
        throw lang::Error(where, fmt::format("{} needs at least one number, but this list is empty", function));
    const auto fault = fault_of_row(row);
    if (!fault) return tuple_of_row(row, Tuple::Notation::two_rows);
    auto [text, hint] = message_of(*fault, row, list.items[fault->at].as<Integer>()->str());
    throw lang::Error(where, fmt::format("this list is not a permutation: {}", text), std::move(hint));
}

}  // namespace

Value order_of_tuple(const Tuple& tuple, Arguments) { return make_integer(order(tuple)); }
Value sign_of_tuple(const Tuple& tuple, Arguments) { return make_integer(is_odd(tuple) ? -1 : 1); }
Value parity_of_tuple(const Tuple& tuple, Arguments) { return make_text(is_odd(tuple) ? "odd" : "even"); }
Value numbers_moved(const Tuple& tuple, Arguments) { return numbers_where(tuple, true); }
Value numbers_fixed(const Tuple& tuple, Arguments) { return numbers_where(tuple, false); }

Value tuple_commutes(const Tuple&, Arguments arguments) {
    const std::vector<Operand> there{arguments[0], arguments[1]}, back{arguments[1], arguments[0]};
    return make_boolean(*tuple_product(there).as<Tuple>() == *tuple_product(back).as<Tuple>());
}

Value cycles_of_tuple(const Tuple& tuple, Arguments) {
    const WrittenForm written{tuple_text({tuple.images, Tuple::Notation::cycles}), nullptr,
                              cube::find_numbering("net")};
    const auto all = list_of(cycles(tuple), [](const auto& cycle) { return list_of(cycle, make_integer); });
    return with_written_form(all, std::make_shared<const WrittenForm>(written));
}

Value cycle_type_of_tuple(const Tuple& tuple, Arguments) {
    std::vector<std::size_t> lengths;
    for (const auto& cycle : cycles(tuple)) lengths.push_back(cycle.size());
    std::ranges::sort(lengths, std::greater<>());
    return list_of(lengths, make_integer);
}

BuiltIn with_plain_rows(BuiltIn form, Value (*of_tuple)(const Tuple&)) {
    form.function = [name = form.name, of_tuple, otherwise = std::move(form.function)](
                        Context& context, Arguments arguments, const lang::Where& where) -> Value {
        const auto& value = arguments[0].value;
        if (const auto* tuple = value.as<Tuple>()) return of_tuple(*tuple);
        if (const auto* list = value.as<List>()) return of_tuple(tuple_of(name, *list, arguments[0].where));
        return otherwise(context, arguments, where);
    };
    return form;
}

namespace {

std::string scheme_of(const std::optional<At<Text>>& given) {
    return given ? checked_scheme((*given)->text, given->where) : std::string(tuple_scheme);
}

Value colors_at(const cube::State& p, const At<Location>& at, const std::optional<At<Text>>& scheme) {
    if (at->part.kind != cube::Kind::corner)
        throw lang::Error(
            at.where, fmt::format("corner_colors needs a corner, but this is {}", cube::with_article(at->part.kind)));
    if (at->cube.n != p.cube.n)
        throw lang::Error(at.where, fmt::format("the location is on a {}, but the permutation is on a {}",
                                                cube_name(at->cube), cube_name(p.cube)));
    return make_notation(corner_colors(p, at->part, scheme_of(scheme)));
}

// Left and right dedges

std::string side(const At<Location>& at) {
    if (at->part.kind != cube::Kind::wing)
        throw lang::Error(at.where,
                          fmt::format("dedge needs a wing, but this is {}", cube::with_article(at->part.kind)));
    const auto cube = at->cube;
    for (const auto& tuple : cube::part_tuples(cube))
        for (const auto& place : tuple.places)
            if (place.kind == cube::Kind::wing && cube::identity_of(cube, place) == cube::identity_of(cube, at->part))
                return tuple.name.starts_with("left") ? "left" : "right";
    return {};
}

// The places of the dedges, or their sticker numbers in ascending order.
Value dedges(cube::Cube cube, std::string_view side, const std::optional<NumberingPtr>& numbering) {
    std::vector<cube::Part> parts;
    std::vector<std::int64_t> numbers;
    const auto places = numbering ? cube::places(cube, **numbering) : std::vector<cube::Place>();
    for (const auto& tuple : cube::part_tuples(cube)) {
        if (!tuple.name.starts_with(side)) continue;
        for (const auto& part : tuple.places) {
            parts.push_back(part);
            for (std::size_t i = 0; i < 2 && numbering; ++i)
                numbers.push_back(std::ranges::find(places, part.stickers[i]) - places.begin() + (*numbering)->first);
        }
    }
    if (!numbering) return locations_of(cube, parts);
    std::ranges::sort(numbers);
    return list_of(numbers, make_integer);
}

}  // namespace

std::vector<BuiltIn> tuple_part_built_ins() {
    return {
        row({.name = "corner_colors",
             .parameters = "p, at: the place of the corner | scheme: the colour letters of U F R D B L; \"WGRYBO\" if "
                           "left out",
             .meaning = "The colours of the corner at a place, clockwise from its U or D sticker.",
             .example = "corner_colors((+urf), @urf)",
             .answer = "(G W R)"},
            colors_at),
        row({.name = "dedge",
             .parameters = "at: the wing, by name or by sticker number",
             .meaning = "The side of a wing on its edge, \"left\" or \"right\", as defined by the Tuple page.",
             .example = "cube 4; dedge(@net.73)",
             .answer = "\"right\""},
            side),
        row({.name = "left_dedges",
             .parameters = "numbering: the numbering in which to list stickers; places are listed if left out",
             .meaning =
                 "The places of the left wings of all edges in the order of the Tuple page, or their sticker numbers.",
             .example = "cube 4; contains(left_dedges(net), 14)",
             .answer = "true"},
            [](Context& context, const std::optional<NumberingPtr>& numbering) {
                return dedges(context.cube(), "left", numbering);
            }),
        row({.name = "right_dedges",
             .parameters = "numbering: the numbering in which to list stickers; places are listed if left out",
             .meaning =
                 "The places of the right wings of all edges in the order of the Tuple page, or their sticker numbers.",
             .example = "cube 4; contains(right_dedges(net), 15)",
             .answer = "true"},
            [](Context& context, const std::optional<NumberingPtr>& numbering) {
                return dedges(context.cube(), "right", numbering);
            }),
    };
}

}  // namespace cubelang::meaning
