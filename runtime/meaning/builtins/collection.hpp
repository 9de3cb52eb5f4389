#pragma once
// Lists and maps as arguments of what goes through either.

#include "runtime/meaning/builtins/arguments/bind.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::eval {

/// A list, a map, or a record as a map.
struct Collection {
    Value value;
    [[nodiscard]] std::shared_ptr<const std::vector<Value>> items() const { return items_of(value); }
};
template <>
struct Argument<Collection> {
    static constexpr std::string_view wanted = "a list or a map";
    static std::string hint(const Misfit& misfit) { return hint_of_items(misfit); }
    static bool fits(const Value& value) { return Argument<List>::fits(value) || Argument<Map>::fits(value); }
    static Collection get(Context& context, const Operand& operand) {
        return {Argument<List>::fits(operand.value) ? Value{Argument<List>::get(context, operand)} : operand.value};
    }
};

}  // namespace cubelang::eval
