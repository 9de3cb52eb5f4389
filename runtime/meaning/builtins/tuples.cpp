#include "runtime/meaning/builtins/tuples.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::eval {
namespace {

template <class Numbers>
Value list_of(const Numbers& numbers) {
    std::vector<Value> items;
    for (const auto& number : numbers) items.push_back(make_integer(number));
    return make_list(std::move(items));
}

// From 1 on, those that move or those that stay.
Value numbers_that(const Tuple& tuple, bool move) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < tuple.size(); ++i)
        if ((tuple[i] != i) == move) numbers.push_back(i + 1);
    return list_of(numbers);
}

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

}  // namespace

Value order_of_tuple(const Tuple& tuple, Arguments) { return make_integer(order(tuple)); }
Value sign_of_tuple(const Tuple& tuple, Arguments) { return make_integer(is_odd(tuple) ? -1 : 1); }
Value parity_of_tuple(const Tuple& tuple, Arguments) { return make_text(is_odd(tuple) ? "odd" : "even"); }
Value numbers_moved(const Tuple& tuple, Arguments) { return numbers_that(tuple, true); }
Value numbers_fixed(const Tuple& tuple, Arguments) { return numbers_that(tuple, false); }
Value inverse_of_tuple(const Tuple& tuple, Arguments) { return {power(tuple, -1)}; }

Value tuple_commutes(const Tuple&, Arguments arguments) {
    const std::vector<Operand> there{arguments[0], arguments[1]}, back{arguments[1], arguments[0]};
    return make_boolean(*tuple_product(there).as<Tuple>() == *tuple_product(back).as<Tuple>());
}

Value cycles_of_tuple(const Tuple& tuple, Arguments) {
    std::vector<Value> items;
    for (const auto& cycle : cycles(tuple)) items.push_back(list_of(cycle));
    const Written written{tuple_text({tuple.images, Tuple::Shown::cycles}), nullptr, cube::find_numbering("net")};
    return with_written(make_list(std::move(items)), std::make_shared<const Written>(written));
}

Value cycle_type_of_tuple(const Tuple& tuple, Arguments) {
    std::vector<std::size_t> lengths;
    for (const auto& cycle : cycles(tuple)) lengths.push_back(cycle.size());
    std::ranges::sort(lengths, std::greater<>());
    return list_of(lengths);
}

BuiltIn with_plain_rows(BuiltIn two_row) {
    two_row.function = [otherwise = std::move(two_row.function)](Context& context, Arguments arguments,
                                                                 const lang::Where& where) -> Value {
        const auto& [value, at, given] = arguments[0];
        if (const auto* tuple = value.as<Tuple>()) return {Tuple{tuple->images, Tuple::Shown::two_rows}};
        if (const auto* list = value.as<List>()) return {tuple_of(*list, at)};
        return otherwise(context, arguments, where);
    };
    return two_row;
}

}  // namespace cubelang::eval
