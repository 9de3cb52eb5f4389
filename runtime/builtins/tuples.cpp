#include "runtime/builtins/tuples.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "runtime/builtins/arguments/bind.hpp"
#include "runtime/value/map.hpp"
#include "runtime/value/tuple_algebra.hpp"

namespace cubelang::eval {
namespace {

using Arguments = std::span<const Operand>;

template <class Numbers>
Value list_of(const Numbers& numbers) {
    std::vector<Value> items;
    for (const auto& number : numbers) items.push_back(make_integer(number));
    return make_list(std::move(items));
}

Value cycles_of(const Tuple& tuple) {
    std::vector<Value> items;
    for (const auto& cycle : cycles(tuple)) items.push_back(list_of(cycle));
    return make_list(std::move(items));
}

Value written_cycles(const Tuple& tuple) {
    const Written written{tuple_text({tuple.images, Tuple::Shown::cycles}), nullptr, cube::find_numbering("net")};
    return with_written(cycles_of(tuple), std::make_shared<const Written>(written));
}

Value cycle_type_of(const Tuple& tuple) {
    std::vector<std::size_t> lengths;
    for (const auto& cycle : cycles(tuple)) lengths.push_back(cycle.size());
    std::ranges::sort(lengths, std::greater<>());
    return list_of(lengths);
}

// The numbers from 1 on that move, or that stay.
template <bool moved>
Value numbers_that(const Tuple& tuple) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < tuple.size(); ++i)
        if ((tuple[i] != i) == moved) numbers.push_back(i + 1);
    return list_of(numbers);
}

Value item_of(const Tuple& tuple, Arguments arguments) {
    const auto& at = arguments[1];
    const auto* number = at.value.as<Integer>();
    if (number == nullptr)
        throw lang::Error(at.where,
                          fmt::format("item needs an integer for at, but this is {}", type_with_article(at.value)));
    if (*number >= 1 && *number <= tuple.size()) return make_integer(tuple[static_cast<std::size_t>(*number) - 1] + 1);
    throw lang::Error(at.where, fmt::format("there is no item {}: the tuple has {}", number->str(), tuple.size()),
                      "items are counted from 1");
}

Value commute(Arguments arguments) {
    const auto& other = arguments[1];
    const std::vector<Operand> there{arguments[0], other}, back{other, arguments[0]};
    return make_boolean(*tuple_product(there).as<Tuple>() == *tuple_product(back).as<Tuple>());
}

Value in_two_rows(const Tuple& tuple) { return {Tuple{tuple.images, Tuple::Shown::two_rows}}; }

// From a list of integers that is one.
Tuple tuple_of(const List& list, const lang::Where& where) {
    std::vector<std::int64_t> row;
    for (const auto& item : *list.items) {
        const auto* number = item.as<Integer>();
        if (number == nullptr)
            throw lang::Error(where, fmt::format("two_row needs a list of integers, but item {} is {}", row.size() + 1,
                                                 type_with_article(item)));
        row.push_back(*number > list.items->size() || *number < 0 ? 0 : static_cast<std::int64_t>(*number));
    }
    if (row.empty()) throw lang::Error(where, "two_row needs a list of one number or more, and this one is empty");
    const auto fault = fault_of_row(row);
    if (!fault) return tuple_of_row(row, Tuple::Shown::two_rows);
    auto [text, hint] = message_of(*fault, row, (*list.items)[fault->at].as<Integer>()->str());
    throw lang::Error(where, fmt::format("this list is not a permutation: {}", text), std::move(hint));
}

struct Answer {
    std::string_view name;
    Value (*answer)(Context& context, const Tuple& tuple, Arguments arguments);
};

// clang-format off
constexpr Answer answers[] = {
    {"order",       [](Context&, const Tuple& t, Arguments) { return make_integer(order(t)); }},
    {"sign",        [](Context&, const Tuple& t, Arguments) { return make_integer(is_odd(t) ? -1 : 1); }},
    {"parity",      [](Context&, const Tuple& t, Arguments) { return make_text(is_odd(t) ? "odd" : "even"); }},
    {"commutes",    [](Context&, const Tuple&, Arguments a) { return commute(a); }},
    {"cycles",      [](Context&, const Tuple& t, Arguments) { return written_cycles(t); }},
    {"cycle_type",  [](Context&, const Tuple& t, Arguments) { return cycle_type_of(t); }},
    {"support",     [](Context&, const Tuple& t, Arguments) { return numbers_that<true>(t); }},
    {"fixed",       [](Context&, const Tuple& t, Arguments) { return numbers_that<false>(t); }},
    {"inverse",     [](Context&, const Tuple& t, Arguments) { return Value{power(t, -1)}; }},
    {"item",        [](Context&, const Tuple& t, Arguments a) { return item_of(t, a); }},
    {"two_row",     [](Context&, const Tuple& t, Arguments) { return in_two_rows(t); }},
};
// clang-format on

using Function = decltype(BuiltIn::function);

Function with_answer(const Answer& answer, Function otherwise) {
    return
        [&answer, otherwise = std::move(otherwise)](Context& context, Arguments arguments, const lang::Where& where) {
            const auto* tuple = arguments.empty() ? nullptr : arguments[0].value.as<Tuple>();
            return tuple != nullptr ? answer.answer(context, *tuple, arguments) : otherwise(context, arguments, where);
        };
}

// A row is the list of its numbers, cycles are the list of theirs.
Function with_tuples_as_lists(Function function) {
    return [function = std::move(function)](Context& context, Arguments arguments, const lang::Where& where) {
        const auto* tuple = arguments.empty() ? nullptr : arguments[0].value.as<Tuple>();
        if (tuple == nullptr) return function(context, arguments, where);
        std::vector<Operand> with_list(arguments.begin(), arguments.end());
        with_list[0].value =
            tuple->shown == Tuple::Shown::cycles ? cycles_of(*tuple) : make_list(*items_of(arguments[0].value));
        return function(context, with_list, where);
    };
}

Function with_lists(Function otherwise) {
    return [otherwise = std::move(otherwise)](Context& context, Arguments arguments, const lang::Where& where) {
        const auto* list = arguments.empty() ? nullptr : arguments[0].value.as<List>();
        return list != nullptr ? Value{tuple_of(*list, arguments[0].where)} : otherwise(context, arguments, where);
    };
}

}  // namespace

void answer_for_tuples(std::vector<BuiltIn>& table) {
    for (auto& row : table) {
        const auto* answer = std::ranges::find(answers, row.name, &Answer::name);
        if (answer != std::end(answers)) row.function = with_answer(*answer, std::move(row.function));
        if (row.name == "permutation") row.function = with_tuples_as_lists(std::move(row.function));
        if (row.name == "two_row") row.function = with_lists(std::move(row.function));
    }
}

}  // namespace cubelang::eval
