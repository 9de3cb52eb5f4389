#include "runtime/meaning/builtins/cube/permutation_from_value.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/builtins/cube/tuples.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/forms/literals.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {
namespace {

using NumberedForm = lang::Numbered::Form;

bool is_list(const Value& value) { return value.as<List>() != nullptr; }

// Builds the equivalent literal, whose reader reports the errors.
class Literal {
public:
    Literal(const cube::Numbering& numbering, const lang::Where& where) : where_(where) {
        node_.numbering = numbering.name;
        node_.name_span = where.span;
        node_.form = NumberedForm::cycles;
    }

    void add(const Value& number, const lang::Where& where) {
        const auto* integer = number.as<Integer>();
        if (integer == nullptr)
            throw lang::Error(where,
                              fmt::format("this must be a sticker number, but it is {}", type_with_article(number)),
                              "a permutation in sticker numbers is a row {13, 9, 5, …}, a map {1: 13, …} or a list of "
                              "cycles {{1, 4, 16, 13}, …}");
        constexpr std::int64_t far = 999'999'999;  // larger than every sticker number
        node_.numbers.push_back({where.span, abs(*integer) > far ? far : static_cast<std::int64_t>(*integer)});
    }
    void add(const List& numbers, const lang::Where& where) {
        const auto places = places_of_items(where, numbers.items.size());
        for (std::size_t i = 0; i < places.size(); ++i) add(numbers.items[i], places[i]);
    }
    void add_cycle(const Value& value, const lang::Where& where) {
        const auto* cycle = value.as<List>();
        if (cycle == nullptr)
            throw lang::Error(
                where, fmt::format("this must be a cycle, a list of numbers, but it is {}", type_with_article(value)));
        if (cycle->items.empty()) return;
        add(*cycle, where);
        node_.cycle_ends.push_back(node_.numbers.size());
    }
    void add(const Map& map) {
        const auto places = places_of_items(where_, map.items.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto [key, value] = places_of_pair(places[i]);
            add(map.items[i].first, key);
            add(map.items[i].second, value);
        }
    }
    void set_form(NumberedForm form) { node_.form = form; }
    [[nodiscard]] cube::State read(cube::Cube cube) const { return numbered(cube, node_, where_.source); }

private:
    lang::Where where_;
    lang::Numbered node_;
};

// Whether the list is a two-row notation. The upper row may be in any order.
bool is_two_rows(cube::Cube cube, const List& list) {
    const auto all = 6U * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n);
    return list.items.size() == 2 && std::ranges::all_of(list.items, [&](const Value& row) {
               return is_list(row) && row.as<List>()->items.size() == all;
           });
}

void add_lists(Literal& literal, cube::Cube cube, const List& list, const lang::Where& where) {
    const auto places = places_of_items(where, list.items.size());
    const bool rows = is_two_rows(cube, list);
    if (rows) literal.set_form(NumberedForm::row);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (const auto& item = list.items[i]; rows)
            literal.add(*item.as<List>(), places[i]);
        else
            literal.add_cycle(item, places[i]);
}

cube::State state_from_numbers(cube::Cube cube, const Value& value, const cube::Numbering& numbering,
                               const lang::Where& where) {
    Literal literal(numbering, where);
    const auto* list = value.as<List>();
    if (list == nullptr) {
        literal.set_form(NumberedForm::map);
        literal.add(*value.as<Map>());
    } else if (std::ranges::any_of(list->items, is_list) || list->items.empty()) {
        add_lists(literal, cube, *list, where);
    } else {
        literal.set_form(NumberedForm::row);
        literal.add(*list, where);
    }
    return literal.read(cube);
}

[[noreturn]] void report_no_permutation(const lang::Where& where) {
    throw lang::Error(where, "this record does not describe a permutation",
                      "results of tuple(p) and cubie(p) do; colours are read back by the function that wrote them");
}

}  // namespace

bool Argument<PermutationDescription>::fits(const Value& value) {
    return is_element(value) || is_list(value) || value.as<Map>() != nullptr || value.as<Record>() != nullptr ||
           value.as<Tuple>() != nullptr;
}

PermutationDescription Argument<PermutationDescription>::get(Context&, const Operand& operand) {
    const auto* tuple = operand.value.as<Tuple>();
    if (tuple == nullptr) return {operand.value, operand.where};
    const bool in_cycles = tuple->notation == Tuple::Notation::cycles;
    return {in_cycles ? cycles_of_tuple(*tuple) : make_list(items_of(operand.value)->copy()), operand.where};
}

Value permutation_from_value(Context& context, const PermutationDescription& description,
                             const std::optional<At<NumberingPtr>>& numbering) {
    const auto& [value, where] = description;
    const bool has_numbers = is_list(value) || value.as<Map>() != nullptr;
    if (numbering && !has_numbers)
        throw lang::Error(numbering->where,
                          fmt::format("a numbering can be given only with a list or a map of numbers, but this is {}",
                                      type_with_article(value)));
    const auto written = written_form_of(value);
    if (is_element(value)) return {Permutation{permutation(context, value, where)}};
    if (written != nullptr && written->state != nullptr && (!numbering || **numbering == written->numbering))
        return {Permutation{permutation(context, {Permutation{written->state}}, where)}};
    if (!has_numbers) report_no_permutation(where);
    const auto* own_numbering = written == nullptr ? cube::find_numbering("net") : written->numbering;
    return make_permutation(
        state_from_numbers(context.cube(), value, *(numbering ? **numbering : own_numbering), where));
}

}  // namespace cubelang::meaning
