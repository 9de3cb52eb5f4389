#pragma once
// Conversion of values to permutations: sticker numbers in lists and maps, and the results of written forms.

#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"

namespace cubelang::meaning {

struct PermutationDescription {
    Value value;
    lang::Where where;
};
template <>
struct Argument<PermutationDescription> {
    static constexpr std::string_view wanted = "a permutation, an algorithm, a list, a map or a record";
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_element(mismatch); }
    static bool fits(const Value& value);
    /// A tuple becomes the list of its numbers or, if it is written in cycles, the list of its cycles.
    static PermutationDescription get(Context&, const Operand& operand);
};

/// The permutation that the value describes. Throws an error at the first invalid number.
[[nodiscard]] Value permutation_from_value(Context& context, const PermutationDescription& description,
                                           const std::optional<At<NumberingPtr>>& numbering);

}  // namespace cubelang::meaning
