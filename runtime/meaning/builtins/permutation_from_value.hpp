#pragma once
// Permutations given as values: numbers of stickers in lists and maps, and what functions answered that write them so.

#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"

namespace cubelang::eval {

/// What says which permutation it is.
struct Saying {
    Value value;
    lang::Where where;
};
template <>
struct Argument<Saying> {
    static constexpr std::string_view wanted = "a permutation, an algorithm, a list, a map or a record";
    static std::string hint(const Misfit& misfit) { return hint_of_element(misfit); }
    static bool fits(const Value& value);
    /// Of a tuple the list of its numbers or, where it is written in cycles, of these.
    static Saying get(Context&, const Operand& operand);
};

/// The permutation, or an error at the number that cannot be.
[[nodiscard]] Value given_back(Context& context, const Saying& saying,
                               const std::optional<At<NumberingPtr>>& numbering);

}  // namespace cubelang::eval
