#pragma once
// Shortest words in the generators of a group: what `find` and `solve` do when `using` is a group.

#include "runtime/meaning/builtins/search/puzzle_moves.hpp"

namespace cubelang::meaning {

/// An element of a cube or a tuple.
struct AnyElement : Element {};
template <>
struct Argument<AnyElement> {
    static constexpr std::string_view wanted = Argument<Element>::wanted;
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_element(mismatch); }
    static bool fits(const Value& value) { return is_element(value) || value.as<Tuple>() != nullptr; }
    static AnyElement get(Context&, const Operand& operand) { return {{operand.value, operand.where}}; }
};

struct GroupSearch {
    At<Group> group;
    const AnyElement& element;
    bool solves = false;  ///< wanted is a word that undoes the element
    const std::optional<query::Metric>& metric;
    const std::optional<At<Value>>& labels;  ///< for a group of numbers: equal ones look alike
    const std::optional<At<Integer>>&most, &seconds;
};
/// A shortest word; or false, with the reason or the bound.
[[nodiscard]] Value word_in_group(Context& context, const GroupSearch& search, const Origin& origin);

/// Throws unless the group stands for the element: tuples belong to groups of numbers.
[[noreturn]] void report_missing_group(const AnyElement& element, std::string_view function);

/// Is `using` a group?
[[nodiscard]] std::optional<At<Group>> group_in(const std::optional<At<Value>>& moves);

}  // namespace cubelang::meaning
