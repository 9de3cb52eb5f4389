#pragma once
// Shortest words in the generators of a group: what `find` and `solve` do when `using` is a group.

#include "runtime/meaning/builtins/search/puzzle_moves.hpp"

namespace cubelang::meaning {

/// An element of a cube, a tuple, or the text of a word in the generators of a group.
struct AnyElement : Element {};
template <>
struct Argument<AnyElement> {
    static constexpr std::string_view wanted = Argument<Element>::wanted;
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_element(mismatch); }
    static bool fits(const Value& value) {
        return is_element(value) || value.as<Tuple>() != nullptr || value.as<Text>() != nullptr;
    }
    static AnyElement get(Context&, const Operand& operand) { return {{operand.value, operand.where}}; }
};

struct GroupSearch {
    At<Group> group;
    const AnyElement& element;
    bool solves = false;  ///< wanted is a word that undoes the element
    const std::optional<query::Metric>& metric;
    const std::optional<At<Value>>& goal;  ///< what counts, as in point_labels
    const std::optional<At<Integer>>&most, &seconds;
};
/// A shortest word; or false, with the reason or the bound.
[[nodiscard]] Value word_in_group(Context& context, const GroupSearch& search, const Origin& origin);

/// Throws if the element is a tuple or a text, which belong to a group; `parameter` is its name.
void check_is_of_cube(const AnyElement& element, std::string_view function, std::string_view parameter);

/// Is `using` a group?
[[nodiscard]] std::optional<At<Group>> group_in(const std::optional<At<Value>>& moves);

}  // namespace cubelang::meaning
